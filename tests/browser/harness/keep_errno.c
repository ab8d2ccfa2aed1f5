// Preloaded into WebKit.
//
// After compiling a WebAssembly function WebKit halts the other threads for a moment, by a signal
// whose handler waits in sigsuspend() and so sets errno to EINTR. If that happens between a call
// and the check of its errno, a call that worked seems to have failed: GLib ended the page with
// "getauxval () failed: Interrupted system call", and Skia with "integer is too large: 1". So this
// library saves and restores errno around every such handler.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <signal.h>
#include <stddef.h>

typedef void handler(int, siginfo_t *, void *);

static handler *kept[NSIG];

static void call_kept(int number, siginfo_t *told, void *context) {
    int before = errno;
    kept[number](number, told, context);
    errno = before;
}

int sigaction(int number, const struct sigaction *wanted, struct sigaction *was) {
    static int (*next)(int, const struct sigaction *, struct sigaction *);
    if (!next) next = dlsym(RTLD_NEXT, "sigaction");
    handler *before = number > 0 && number < NSIG ? kept[number] : NULL;
    struct sigaction ours;
    if (wanted && number > 0 && number < NSIG && (wanted->sa_flags & SA_SIGINFO)
        && wanted->sa_sigaction != call_kept) {
        ours = *wanted;
        kept[number] = wanted->sa_sigaction;
        ours.sa_sigaction = call_kept;
        wanted = &ours;
    }
    int answer = next(number, wanted, was);
    if (!answer && was && (was->sa_flags & SA_SIGINFO) && was->sa_sigaction == call_kept)
        was->sa_sigaction = before;
    return answer;
}
