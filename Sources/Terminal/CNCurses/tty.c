/* The terminal's descriptor and modes, and the way back from a crash. */
#include "CNCurses.h"
#include "internal.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

static int tty = -1;
static struct termios saved;
static uint8_t reset_bytes[512];
static size_t reset_length;
/* True while the terminal is not as it was found; whoever sets it to false gives it back. */
static atomic_bool entered;
static atomic_int kept_stderr = -1;
static char crash_note[512];

static void at_exit(void) { kiosk_tty_restore(); }

static int reopen(int terminal) {
    char path[32];
    snprintf(path, sizeof path, "/proc/self/fd/%d", terminal);
    int fd = open(path, O_RDWR | O_NOCTTY | O_NONBLOCK | O_CLOEXEC);
    /* Without /proc, or where the terminal belongs to another user (su): share the descriptor. */
    return fd >= 0 ? fd : fcntl(terminal, F_DUPFD_CLOEXEC, 3);
}

int kiosk_tty_open(int terminal) {
    static bool is_registered;
    if (tty >= 0 || !isatty(terminal)) return -1;
    tty = reopen(terminal);
    if (tty < 0) return -1;
    if (tcgetattr(tty, &saved) != 0) {
        kiosk_tty_close();
        return -1;
    }
    if (!is_registered) is_registered = atexit(at_exit) == 0;
    return tty;
}

static struct termios raw(void) {
    struct termios modes = saved;
    modes.c_iflag &= ~(tcflag_t)(BRKINT | ICRNL | IGNBRK | IGNCR | INLCR | INPCK | ISTRIP | IXON
                                 | PARMRK);
    modes.c_oflag &= ~(tcflag_t)OPOST;
    modes.c_lflag &= ~(tcflag_t)(ECHO | ECHONL | ICANON | IEXTEN | ISIG);
    modes.c_cflag = (modes.c_cflag & ~(tcflag_t)(CSIZE | PARENB)) | CS8;
    modes.c_cc[VMIN] = 1;
    modes.c_cc[VTIME] = 0;
    return modes;
}

bool kiosk_tty_enter(const uint8_t *reset, size_t length) {
    if (tty < 0 || length > sizeof reset_bytes) return false;
    memcpy(reset_bytes, reset, length);
    reset_length = length;
    struct termios modes = raw();
    if (tcsetattr(tty, TCSANOW, &modes) != 0) return false;
    atomic_store(&entered, true);
    return true;
}

void kiosk_tty_leave(bool discard) {
    if (tty < 0) return;
    atomic_store(&entered, false);
    if (discard) tcflush(tty, TCIFLUSH);
    tcsetattr(tty, TCSANOW, &saved);
}

void kiosk_tty_restore(void) {
    if (tty < 0 || !atomic_exchange(&entered, false)) return;
    size_t sent = 0;
    for (int tries = 0; sent < reset_length && tries < 20; tries++) {
        ssize_t count = write(tty, reset_bytes + sent, reset_length - sent);
        if (count > 0) sent += (size_t)count;
        else if (count < 0 && errno == EAGAIN) poll(&(struct pollfd){tty, POLLOUT, 0}, 1, 50);
        else if (count < 0 && errno != EINTR) break;
    }
    tcflush(tty, TCIFLUSH);
    tcsetattr(tty, TCSANOW, &saved);
}

void kiosk_tty_close(void) {
    if (tty >= 0) close(tty);
    tty = -1;
}

kiosk_size kiosk_tty_size(void) {
    struct winsize window;
    if (tty < 0 || ioctl(tty, TIOCGWINSZ, &window) != 0) return (kiosk_size){0, 0};
    return (kiosk_size){window.ws_row, window.ws_col};
}

/* Waits until the terminal takes bytes again; false to give up. It looks up now and then, because a
 * signal may have been handled by another thread, and then nothing ends this poll. */
static bool wait_for_room(int patience) {
    enum { slice = 250 };
    for (int waited = 0; patience < 0 || waited < patience; waited += slice) {
        if (kiosk_signals_ending()) return false;
        struct pollfd room = {tty, POLLOUT, 0};
        int ready = poll(&room, 1, slice);
        if (ready > 0) return (room.revents & POLLOUT) != 0;
        if (ready < 0 && errno != EINTR) return false;
    }
    return false;
}

bool kiosk_tty_write(const uint8_t *bytes, size_t length, int patience) {
    size_t sent = 0;
    while (tty >= 0 && sent < length) {
        ssize_t count = write(tty, bytes + sent, length - sent);
        if (count >= 0) {
            sent += (size_t)count;
        } else if (errno == EAGAIN) {
            if (!wait_for_room(patience)) return false;
        } else if (errno != EINTR) {
            return false;
        }
    }
    return sent == length;
}

void kiosk_tty_keep_stderr(int descriptor, const char *note) {
    atomic_store(&kept_stderr, -1);
    snprintf(crash_note, sizeof crash_note, "%s", note ? note : "");
    atomic_store(&kept_stderr, descriptor);
}

/* Writes a number at the end of a text; snprintf may not be used in a signal handler. */
static void append(char *text, size_t capacity, long number) {
    char digits[24];
    int count = 0;
    do {
        digits[count++] = (char)('0' + number % 10);
        number /= 10;
    } while (number > 0 && count < (int)sizeof digits);
    size_t length = strlen(text);
    while (count > 0 && length + 1 < capacity) text[length++] = digits[--count];
    text[length] = 0;
}

/* A line for the file that fd 2 still is: the signal and the second, nothing of the memory. */
static void note_end(int signal) {
    char line[96] = "kiosk was ended by signal ";
    append(line, sizeof line, signal);
    strncat(line, " at ", sizeof line - strlen(line) - 1);
    append(line, sizeof line, (long)time(NULL));
    strncat(line, " seconds since 1970\n", sizeof line - strlen(line) - 1);
    ssize_t ignored = write(STDERR_FILENO, line, strlen(line));
    (void)ignored;
}

void kiosk_tty_recall_stderr(int signal) {
    int descriptor = atomic_exchange(&kept_stderr, -1);
    if (descriptor < 0) return;
    note_end(signal);
    dup2(descriptor, STDERR_FILENO);
    ssize_t ignored = write(STDERR_FILENO, crash_note, strlen(crash_note));
    (void)ignored;
}
