/* Another program on the terminal: its process group is the foreground until it ends, and this
 * process waits as a shell does. */
#define _GNU_SOURCE 1
#include "CNCurses.h"
#include "internal.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

/* Copies the input to a file in memory, which the program reads at its own pace. */
static int open_input(const uint8_t *bytes, size_t length) {
    int file = memfd_create("kiosk-text", MFD_CLOEXEC);
    size_t sent = 0;
    while (file >= 0 && sent < length) {
        ssize_t count = write(file, bytes + sent, length - sent);
        if (count > 0) sent += (size_t)count;
        else if (count == 0 || errno != EINTR) break;
    }
    if (file >= 0 && sent == length && lseek(file, 0, SEEK_SET) == 0) return file;
    if (file >= 0) close(file);
    return -1;
}

/* The program gets the terminal by its path: this process's own descriptor does not block. */
static void set_streams(posix_spawn_file_actions_t *actions, int input) {
    if (input >= 0) posix_spawn_file_actions_adddup2(actions, input, STDIN_FILENO);
    posix_spawn_file_actions_addopen(actions, STDOUT_FILENO, "/dev/tty", O_RDWR, 0);
    if (input < 0) posix_spawn_file_actions_adddup2(actions, STDOUT_FILENO, STDIN_FILENO);
    posix_spawn_file_actions_adddup2(actions, STDOUT_FILENO, STDERR_FILENO);
    posix_spawn_file_actions_addtcsetpgrp_np(actions, STDOUT_FILENO);
    posix_spawn_file_actions_addclosefrom_np(actions, STDERR_FILENO + 1);
}

/* The signals that a shell gives back to a program, and the one that this process ignores; SIGHUP
 * stays ignored under nohup. */
static void set_signals(posix_spawnattr_t *attributes) {
    static const int restored[] = {SIGINT, SIGQUIT, SIGTSTP, SIGTTIN, SIGTTOU, SIGCHLD, SIGPIPE};
    sigset_t signals;
    sigemptyset(&signals);
    posix_spawnattr_setsigmask(attributes, &signals);
    for (size_t i = 0; i < sizeof restored / sizeof restored[0]; i++)
        sigaddset(&signals, restored[i]);
    posix_spawnattr_setsigdefault(attributes, &signals);
    posix_spawnattr_setpgroup(attributes, 0);
    posix_spawnattr_setflags(
        attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK);
}

static int start(char *const *arguments, int input, pid_t *child) {
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    posix_spawn_file_actions_init(&actions);
    posix_spawnattr_init(&attributes);
    set_streams(&actions, input);
    set_signals(&attributes);
    int failure = posix_spawnp(child, arguments[0], &actions, &attributes, arguments, environ);
    posix_spawn_file_actions_destroy(&actions);
    posix_spawnattr_destroy(&attributes);
    return failure;
}

/* Makes this process the foreground again and drops what was typed for the program. Without SIGTTOU
 * a process in the background may do that. */
static void take_back(int terminal) {
    sigset_t blocked, before;
    sigemptyset(&blocked);
    sigaddset(&blocked, SIGTTOU);
    pthread_sigmask(SIG_BLOCK, &blocked, &before);
    tcsetpgrp(terminal, getpgrp());
    tcflush(terminal, TCIFLUSH);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
}

/* A program that the user stops takes this process with it, as any job, and goes on with it. One that
 * was stopped because it lost the terminal gets it again: when this process itself is in the
 * background, the call stops it until the shell continues it. */
static void resume(int terminal, pid_t child, int signal) {
    if (signal != SIGTTIN && signal != SIGTTOU) {
        take_back(terminal);
        kiosk_tty_leave(false);
        kiosk_signals_stop(true);
    }
    /* A terminal that cannot be given any more is closed for the program. */
    if (tcsetpgrp(terminal, child) != 0) kill(-child, SIGHUP);
    kill(-child, SIGCONT);
}

int kiosk_program_run(int terminal, char *const *arguments, const uint8_t *bytes, size_t length,
                      int *status) {
    /* The terminal that controls this process, which a program can be the foreground of. */
    if (tcgetpgrp(terminal) < 0) return errno;
    int input = bytes ? open_input(bytes, length) : -1;
    if (bytes && input < 0) return errno ? errno : EIO;
    pid_t child = 0;
    int failure = start(arguments, input, &child);
    if (input >= 0) close(input);
    if (failure == 0) {
        *status = kiosk_signals_wait(child);
        while (WIFSTOPPED(*status)) {
            resume(terminal, child, WSTOPSIG(*status));
            *status = kiosk_signals_wait(child);
        }
    }
    /* Unless the shell has taken the terminal meanwhile. */
    if (failure != 0 || tcgetpgrp(terminal) == child) take_back(terminal);
    return failure;
}
