// Loaded into WebKit where a test opens the same profile again.
//
// Under a driver WebKit's small browser keeps all its data in memory: it makes an ephemeral data
// manager. It is given one with a folder instead, as it makes for itself where no driver is.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stddef.h>
#include <stdlib.h>

void *webkit_website_data_manager_new_ephemeral(void) {
    void *(*new)(const char *, ...) = dlsym(RTLD_NEXT, "webkit_website_data_manager_new");
    const char *folder = getenv("LETTERCASE_WEBKIT_PROFILE");
    return new("base-data-directory", folder, "base-cache-directory", folder, NULL);
}
