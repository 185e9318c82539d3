#ifndef KIOSK_RECORDER_H
#define KIOSK_RECORDER_H

#include <stdbool.h>
#include <sys/types.h>

// Does the calls of `fault_shim.c` for real and writes down what they changed; see `FaultShim.h`.
//
// Each is the call of the same name. They take turns, so that the order in the log is the order in which things
// happened: what stands behind a sync was not there when the sync returned.

extern bool recording;

ssize_t recorded_write(int file, const void *bytes, size_t count);
ssize_t recorded_pwrite(int file, const void *bytes, size_t count, off_t offset);
int recorded_sync(int file, bool data_only);
int recorded_ftruncate(int file, off_t size);
int recorded_openat(int folder, const char *path, int flags, mode_t mode);
int recorded_renameat(int folder, const char *from, int to_folder, const char *to);
int recorded_unlinkat(int folder, const char *path, int flags);
int recorded_mkdirat(int folder, const char *path, mode_t mode);

#endif
