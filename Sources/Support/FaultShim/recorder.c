#define _GNU_SOURCE
#include "recorder.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

enum kind { OUTPUT = 1, WRITE, TRUNCATE, SYNC, CREATE, MKDIR, RENAME, UNLINK };

// What stands in the log before the texts and the bytes; little-endian, as the machine has it.
struct header {
    uint32_t kind;
    uint32_t path_length;
    uint32_t other_length;
    uint32_t byte_count;
    uint64_t file;
    uint64_t position;
};

bool recording;
static long last_change = -1;
static int journal = -1;
static char root[PATH_MAX];
static pthread_mutex_t turn = PTHREAD_MUTEX_INITIALIZER;

__attribute__((constructor)) static void read_environment(void) {
    const char *log = getenv("SHIM_RECORD"), *under = getenv("SHIM_RECORD_UNDER");
    const char *last = getenv("SHIM_RECORD_LAST");
    if (!log || !under) return;
    if (last) last_change = strtol(last, NULL, 10);
    snprintf(root, sizeof root, "%s", under);
    journal = (int)syscall(
        SYS_openat, AT_FDCWD, log, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    if (journal < 0) {
        dprintf(2, "FaultShim: the file of SHIM_RECORD cannot be written\n");
        _exit(70);
    }
    recording = true;
}

static void note(
    enum kind kind, uint64_t file, uint64_t position, const char *path, const char *other,
    const void *bytes, size_t count) {
    struct header header = {
        .kind = kind,
        .path_length = path ? strlen(path) : 0,
        .other_length = other ? strlen(other) : 0,
        .byte_count = count,
        .file = file,
        .position = position,
    };
    struct iovec parts[] = {
        {&header, sizeof header},
        {(void *)path, header.path_length},
        {(void *)other, header.other_length},
        {(void *)bytes, count},
    };
    ssize_t whole = sizeof header + header.path_length + header.other_length + count;
    // A log with a hole would prove what never happened.
    if (syscall(SYS_writev, journal, parts, 4) != whole) _exit(70);
    if (kind == OUTPUT || last_change < 0 || --last_change > 0) return;
    kill(getpid(), SIGKILL);
    for (;;) pause();
}

static bool is_under_root(const char *path) {
    size_t length = strlen(root);
    return strncmp(path, root, length) == 0 && (path[length] == '/' || path[length] == 0);
}

static void path_of(int file, char path[static PATH_MAX]) {
    char link[64];
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    ssize_t length = readlink(link, path, PATH_MAX - 1);
    path[length < 0 ? 0 : length] = 0;
}

// The absolute path of a name in a folder.
static void resolve(int folder, const char *name, char path[static PATH_MAX]) {
    char base[PATH_MAX] = "";
    if (name[0] == '/') {
        snprintf(path, PATH_MAX, "%s", name);
        return;
    }
    if (folder == AT_FDCWD) {
        if (!getcwd(base, sizeof base)) base[0] = 0;
    } else {
        path_of(folder, base);
    }
    if (snprintf(path, PATH_MAX, "%s/%s", base, name) >= PATH_MAX) path[0] = 0;
}

static uint64_t number_of(int file) {
    struct stat status;
    return fstat(file, &status) == 0 ? status.st_ino : 0;
}

// Whether an open file or folder is one of those that are recorded.
static bool is_meant(int file) {
    char path[PATH_MAX];
    path_of(file, path);
    return is_under_root(path);
}

static void begin(void) { pthread_mutex_lock(&turn); }

// Ends a turn; what the recorder itself asked the system leaves no trace in errno.
static void end(int error) {
    pthread_mutex_unlock(&turn);
    errno = error;
}

// The process ends while other threads still write: none of them may be between a change and its record.
__attribute__((destructor)) static void finish(void) {
    if (recording) begin();
}

ssize_t recorded_write(int file, const void *bytes, size_t count) {
    begin();
    ssize_t written = syscall(SYS_write, file, bytes, count);
    int error = errno;
    if (written > 0 && (file == 1 || file == 2))
        note(OUTPUT, file, 0, NULL, NULL, bytes, written);
    else if (written > 0 && is_meant(file))
        note(WRITE, number_of(file), lseek(file, 0, SEEK_CUR) - written, NULL, NULL, bytes, written);
    end(error);
    return written;
}

ssize_t recorded_pwrite(int file, const void *bytes, size_t count, off_t offset) {
    begin();
    ssize_t written = syscall(SYS_pwrite64, file, bytes, count, offset);
    int error = errno;
    if (written > 0 && is_meant(file))
        note(WRITE, number_of(file), offset, NULL, NULL, bytes, written);
    end(error);
    return written;
}

int recorded_sync(int file, bool data_only) {
    begin();
    int result = (int)syscall(data_only ? SYS_fdatasync : SYS_fsync, file);
    int error = errno;
    if (result == 0 && is_meant(file)) note(SYNC, number_of(file), 0, NULL, NULL, NULL, 0);
    end(error);
    return result;
}

int recorded_ftruncate(int file, off_t size) {
    begin();
    int result = (int)syscall(SYS_ftruncate, file, size);
    int error = errno;
    if (result == 0 && is_meant(file)) note(TRUNCATE, number_of(file), size, NULL, NULL, NULL, 0);
    end(error);
    return result;
}

int recorded_openat(int folder, const char *path, int flags, mode_t mode) {
    begin();
    struct stat before;
    bool existed = fstatat(folder, path, &before, 0) == 0;
    int file = (int)syscall(SYS_openat, folder, path, flags, mode);
    int error = errno;
    if (file >= 0 && is_meant(file)) {
        char name[PATH_MAX];
        path_of(file, name);
        if (flags & O_CREAT && !existed) note(CREATE, number_of(file), 0, name, NULL, NULL, 0);
        if (flags & O_TRUNC) note(TRUNCATE, number_of(file), 0, NULL, NULL, NULL, 0);
    }
    end(error);
    return file;
}

int recorded_renameat(int folder, const char *from, int to_folder, const char *to) {
    begin();
    char old[PATH_MAX], new[PATH_MAX];
    resolve(folder, from, old);
    resolve(to_folder, to, new);
    int result = (int)syscall(SYS_renameat, folder, from, to_folder, to);
    int error = errno;
    if (result == 0 && is_under_root(new)) note(RENAME, 0, 0, old, new, NULL, 0);
    end(error);
    return result;
}

int recorded_unlinkat(int folder, const char *path, int flags) {
    begin();
    char name[PATH_MAX];
    resolve(folder, path, name);
    int result = (int)syscall(SYS_unlinkat, folder, path, flags);
    int error = errno;
    if (result == 0 && is_under_root(name)) note(UNLINK, 0, 0, name, NULL, NULL, 0);
    end(error);
    return result;
}

int recorded_mkdirat(int folder, const char *path, mode_t mode) {
    begin();
    char name[PATH_MAX];
    struct stat made;
    resolve(folder, path, name);
    int result = (int)syscall(SYS_mkdirat, folder, path, mode);
    int error = errno;
    if (result == 0 && is_under_root(name) && fstatat(folder, path, &made, 0) == 0)
        note(MKDIR, made.st_ino, 0, name, NULL, NULL, 0);
    end(error);
    return result;
}
