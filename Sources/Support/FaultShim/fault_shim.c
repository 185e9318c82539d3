#define _GNU_SOURCE
#include "FaultShim.h"
#include "recorder.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

enum kind { FDATASYNC, FSYNC, PWRITE, WRITE, FTRUNCATE, OPEN, RENAME, UNLINK, MKDIR, SEND, KINDS };

static const char *const kind_names[KINDS] = {
    "fdatasync", "fsync",  "pwrite", "write", "ftruncate",
    "open",      "rename", "unlink", "mkdir", "send",
};

enum action { NOTHING, WATCH, KILL, KILL_AFTER, TEAR, FAIL, DOOM };

// What the environment asked for; written once, before main.
static struct {
    enum action action;
    unsigned kinds;
    long number;
    bool and_later;
    int error;
    const char *path;
    int log;
} plan = {.log = -1};

static atomic_long calls;

// ---- Reading the environment

static void misspelt(const char *what) {
    dprintf(2, "FaultShim: SHIM_FAULT is not valid at “%s”\n", what);
    _exit(70);
}

static unsigned kinds_from(char *text) {
    if (strcmp(text, "any") == 0) return (1u << KINDS) - 1;
    unsigned kinds = 0;
    char *rest = NULL;
    for (char *name = strtok_r(text, "+", &rest); name; name = strtok_r(NULL, "+", &rest)) {
        unsigned kind = 0;
        while (kind < KINDS && strcmp(name, kind_names[kind]) != 0) kind++;
        if (kind == KINDS) misspelt(name);
        kinds |= 1u << kind;
    }
    return kinds;
}

static int error_from(const char *name) {
    static const struct {
        const char *name;
        int number;
    } errors[] = {
        {"ENOSPC", ENOSPC}, {"EIO", EIO},     {"EROFS", EROFS},
        {"EDQUOT", EDQUOT}, {"EFBIG", EFBIG}, {"EACCES", EACCES},
    };
    for (size_t i = 0; i < sizeof errors / sizeof *errors; i++)
        if (strcmp(name, errors[i].name) == 0) return errors[i].number;
    misspelt(name);
    return 0;
}

static enum action action_from(const char *name) {
    static const char *const names[] = {
        "nothing", "watch", "kill", "kill-after", "tear", "fail", "doom",
    };
    for (enum action action = WATCH; action <= DOOM; action++)
        if (strcmp(name, names[action]) == 0) return action;
    misspelt(name);
    return NOTHING;
}

static void read_number(const char *text) {
    char *end = NULL;
    plan.number = strtol(text, &end, 10);
    plan.and_later = strcmp(end, "+") == 0;
    if (plan.number < 1 || (*end && !plan.and_later)) misspelt(text);
}

static char *next_part(char **rest) {
    char *part = strsep(rest, ":");
    if (!part) misspelt("its end");
    return part;
}

__attribute__((constructor)) static void read_environment(void) {
    const char *asked = getenv("SHIM_FAULT");
    if (!asked) return;
    char text[256];
    snprintf(text, sizeof text, "%s", asked);
    char *rest = text;
    enum action action = action_from(next_part(&rest));
    plan.kinds = kinds_from(next_part(&rest));
    if (action == FAIL || action == DOOM) plan.error = error_from(next_part(&rest));
    if (action != WATCH) read_number(next_part(&rest));
    plan.path = getenv("SHIM_FAULT_PATH");
    const char *log = getenv("SHIM_FAULT_LOG");
    // A raw call, as the log is nobody's business here.
    if (log)
        plan.log = (int)syscall(
            SYS_openat, AT_FDCWD, log, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    plan.action = action;
}

// ---- Meeting a call

static void die(void) {
    kill(getpid(), SIGKILL);
    for (;;) pause();
}

static bool is_meant(enum kind kind, const char *path, const char *other_path) {
    if (plan.action == NOTHING || !(plan.kinds & 1u << kind)) return false;
    if (!plan.path) return true;
    return strstr(path, plan.path) || (other_path && strstr(other_path, plan.path));
}

static void write_down(enum kind kind, const char *path) {
    char line[4352];
    int length = snprintf(line, sizeof line, "%s %s\n", kind_names[kind], path);
    if (plan.log >= 0) syscall(SYS_write, plan.log, line, (size_t)length);
}

// Counts a call, and says what is to become of it; does not return where the process dies in its place.
static enum action meet(enum kind kind, const char *path, const char *other_path) {
    int saved = errno;
    enum action action = NOTHING;
    if (is_meant(kind, path, other_path)) {
        write_down(kind, other_path ? other_path : path);
        long number = atomic_fetch_add(&calls, 1) + 1;
        if (number == plan.number || (plan.and_later && number > plan.number)) action = plan.action;
        if (plan.action == DOOM && number > plan.number) action = KILL;
    }
    if (action == KILL) die();
    if (action == DOOM) action = FAIL;
    errno = action == FAIL ? plan.error : saved;
    return action;
}

// As meet, for an open file.
static enum action meet_open_file(enum kind kind, int file) {
    if (plan.action == NOTHING) return NOTHING;
    int saved = errno;
    char link[64], path[4096] = "";
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    if (readlink(link, path, sizeof path - 1) < 0) path[0] = 0;
    errno = saved;
    return meet(kind, path, NULL);
}

static bool is_of_type(int file, mode_t type) {
    if (plan.action == NOTHING || file <= 2) return false;
    int saved = errno;
    struct stat status;
    bool is_that = fstat(file, &status) == 0 && (status.st_mode & S_IFMT) == type;
    errno = saved;
    return is_that;
}

static bool is_data_file(int file) { return is_of_type(file, S_IFREG); }

// As meet_open_file, for whatever may be a connection.
static enum action meet_socket(int file) {
    return is_of_type(file, S_IFSOCK) ? meet_open_file(SEND, file) : NOTHING;
}

// ---- The calls

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

// The body of a call: fails, or does the real thing and dies after it where that is asked for.
#define AS_PLANNED(met, real_call)                    \
    do {                                              \
        enum action planned = (met);                  \
        if (planned == FAIL) return -1;               \
        __typeof__(real_call) result = (real_call);   \
        if (planned == KILL_AFTER) die();             \
        return result;                                \
    } while (0)

int fdatasync(int file) {
    if (recording) return recorded_sync(file, true);
    AS_PLANNED(meet_open_file(FDATASYNC, file), REAL(fdatasync)(file));
}

int fsync(int file) {
    if (recording) return recorded_sync(file, false);
    AS_PLANNED(meet_open_file(FSYNC, file), REAL(fsync)(file));
}

int ftruncate(int file, off_t size) {
    if (recording) return recorded_ftruncate(file, size);
    AS_PLANNED(meet_open_file(FTRUNCATE, file), REAL(ftruncate)(file, size));
}

int ftruncate64(int file, off64_t size) {
    if (recording) return recorded_ftruncate(file, size);
    AS_PLANNED(meet_open_file(FTRUNCATE, file), REAL(ftruncate64)(file, size));
}

// Sends the first half of all parts together, and dies.
static void send_half(int file, const struct iovec *parts, size_t count) {
    size_t left = 0;
    for (size_t i = 0; i < count; i++) left += parts[i].iov_len;
    left /= 2;
    for (size_t i = 0; i < count && left > 0; i++) {
        size_t length = parts[i].iov_len < left ? parts[i].iov_len : left;
        REAL(write)(file, parts[i].iov_base, length);
        left -= length;
    }
    die();
}

#define SEND_AS_PLANNED(parts, count, real_call)               \
    do {                                                       \
        enum action met = meet_socket(file);                   \
        if (met == TEAR) send_half(file, (parts), (count));    \
        AS_PLANNED(met, real_call);                            \
    } while (0)

ssize_t writev(int file, const struct iovec *parts, int count) {
    SEND_AS_PLANNED(parts, (size_t)count, REAL(writev)(file, parts, count));
}

ssize_t send(int file, const void *bytes, size_t count, int flags) {
    struct iovec part = {(void *)bytes, count};
    SEND_AS_PLANNED(&part, 1, REAL(send)(file, bytes, count, flags));
}

ssize_t sendmsg(int file, const struct msghdr *message, int flags) {
    SEND_AS_PLANNED(message->msg_iov, message->msg_iovlen, REAL(sendmsg)(file, message, flags));
}

ssize_t write(int file, const void *bytes, size_t count) {
    if (recording) return recorded_write(file, bytes, count);
    if (!is_data_file(file)) {
        struct iovec part = {(void *)bytes, count};
        SEND_AS_PLANNED(&part, 1, REAL(write)(file, bytes, count));
    }
    enum action met = meet_open_file(WRITE, file);
    if (met == TEAR) {
        REAL(write)(file, bytes, count / 2);
        die();
    }
    AS_PLANNED(met, REAL(write)(file, bytes, count));
}

#define PWRITE_AS_PLANNED(name)                            \
    do {                                                   \
        enum action met = meet_open_file(PWRITE, file);    \
        if (met == TEAR) {                                 \
            REAL(name)(file, bytes, count / 2, offset);    \
            die();                                         \
        }                                                  \
        AS_PLANNED(met, REAL(name)(file, bytes, count, offset)); \
    } while (0)

ssize_t pwrite(int file, const void *bytes, size_t count, off_t offset) {
    if (recording) return recorded_pwrite(file, bytes, count, offset);
    PWRITE_AS_PLANNED(pwrite);
}

ssize_t pwrite64(int file, const void *bytes, size_t count, off64_t offset) {
    if (recording) return recorded_pwrite(file, bytes, count, offset);
    PWRITE_AS_PLANNED(pwrite64);
}

static bool could_write(int flags) {
    return (flags & O_ACCMODE) != O_RDONLY || flags & O_CREAT;
}

// The mode is there only where a file may be made.
#define MODE(flags)                                     \
    ({                                                  \
        mode_t mode = 0;                                \
        if (flags & O_CREAT || flags & __O_TMPFILE) {   \
            va_list more;                               \
            va_start(more, flags);                      \
            mode = va_arg(more, mode_t);                \
            va_end(more);                               \
        }                                               \
        mode;                                           \
    })

#define OPEN_AS_PLANNED(real_call) \
    AS_PLANNED(could_write(flags) ? meet(OPEN, path, NULL) : NOTHING, real_call)

int open(const char *path, int flags, ...) {
    mode_t mode = MODE(flags);
    if (recording) return recorded_openat(AT_FDCWD, path, flags, mode);
    OPEN_AS_PLANNED(REAL(open)(path, flags, mode));
}

int open64(const char *path, int flags, ...) {
    mode_t mode = MODE(flags);
    if (recording) return recorded_openat(AT_FDCWD, path, flags, mode);
    OPEN_AS_PLANNED(REAL(open64)(path, flags, mode));
}

int openat(int folder, const char *path, int flags, ...) {
    mode_t mode = MODE(flags);
    if (recording) return recorded_openat(folder, path, flags, mode);
    OPEN_AS_PLANNED(REAL(openat)(folder, path, flags, mode));
}

int openat64(int folder, const char *path, int flags, ...) {
    mode_t mode = MODE(flags);
    if (recording) return recorded_openat(folder, path, flags, mode);
    OPEN_AS_PLANNED(REAL(openat64)(folder, path, flags, mode));
}

int rename(const char *from, const char *to) {
    if (recording) return recorded_renameat(AT_FDCWD, from, AT_FDCWD, to);
    AS_PLANNED(meet(RENAME, from, to), REAL(rename)(from, to));
}

int renameat(int folder, const char *from, int to_folder, const char *to) {
    if (recording) return recorded_renameat(folder, from, to_folder, to);
    AS_PLANNED(meet(RENAME, from, to), REAL(renameat)(folder, from, to_folder, to));
}

int unlink(const char *path) {
    if (recording) return recorded_unlinkat(AT_FDCWD, path, 0);
    AS_PLANNED(meet(UNLINK, path, NULL), REAL(unlink)(path));
}

int unlinkat(int folder, const char *path, int flags) {
    if (recording) return recorded_unlinkat(folder, path, flags);
    AS_PLANNED(meet(UNLINK, path, NULL), REAL(unlinkat)(folder, path, flags));
}

int mkdir(const char *path, mode_t mode) {
    if (recording) return recorded_mkdirat(AT_FDCWD, path, mode);
    AS_PLANNED(meet(MKDIR, path, NULL), REAL(mkdir)(path, mode));
}

int mkdirat(int folder, const char *path, mode_t mode) {
    if (recording) return recorded_mkdirat(folder, path, mode);
    AS_PLANNED(meet(MKDIR, path, NULL), REAL(mkdirat)(folder, path, mode));
}
