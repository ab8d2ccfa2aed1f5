// Preloaded into WebKit if a test opens the same profile again.
//
// Under a driver WebKit's small browser keeps all its data in memory: it creates an ephemeral data
// manager. This library gives it one with a folder, which it creates itself without a driver.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stddef.h>
#include <stdlib.h>

void *webkit_website_data_manager_new_ephemeral(void) {
    void *(*new)(const char *, ...) = dlsym(RTLD_NEXT, "webkit_website_data_manager_new");
    const char *folder = getenv("LETTERCASE_WEBKIT_PROFILE");
    return new("base-data-directory", folder, "base-cache-directory", folder, NULL);
}
