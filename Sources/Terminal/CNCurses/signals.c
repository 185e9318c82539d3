/* Signals: the handlers only set a bit and make a descriptor readable; the rest is the event
 * loop's. The signals of a crash give the terminal back first. */
#include "CNCurses.h"
#include "internal.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>
#include <sys/wait.h>
#include <unistd.h>

static const struct {
    int signal;
    unsigned bit;
} noted[] = {
    {SIGINT, kiosk_signal_interrupt},  {SIGTERM, kiosk_signal_terminate},
    {SIGHUP, kiosk_signal_hangup},     {SIGQUIT, kiosk_signal_quit},
    {SIGTSTP, kiosk_signal_suspend},   {SIGCONT, kiosk_signal_resume},
    {SIGWINCH, kiosk_signal_resize},
};
static const int crashes[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT};

enum { noted_count = sizeof noted / sizeof noted[0], crash_count = sizeof crashes / sizeof crashes[0] };

static const unsigned ending =
    kiosk_signal_interrupt | kiosk_signal_terminate | kiosk_signal_hangup | kiosk_signal_quit;

static atomic_uint waiting;
static atomic_uint seen;
static int doorbell = -1;
static bool installed;
static struct sigaction previous[noted_count];
static struct sigaction previous_crash[crash_count];
static struct sigaction previous_pipe;
/* A stack overflow leaves no room for its own handler. */
static _Alignas(16) char crash_stack[64 * 1024];

static struct sigaction action_of(void (*handler)(int)) {
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_handler = handler;
    sigemptyset(&action.sa_mask);
    return action;
}

static void let_through(int signal) {
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, signal);
    pthread_sigmask(SIG_UNBLOCK, &set, NULL);
}

/* A hangup may come twice from one closed window, once from the kernel and once from the shell;
 * the others come twice only from someone who does not want to wait. */
static bool is_impatient(unsigned bit) {
    return (bit & ending & ~(unsigned)kiosk_signal_hangup) && (atomic_load(&seen) & bit);
}

static void note(int signal) {
    int saved = errno;
    for (int i = 0; i < noted_count; i++) {
        if (noted[i].signal != signal) continue;
        if (is_impatient(noted[i].bit)) {
            kiosk_tty_restore();
            kiosk_signals_die(signal);
        }
        atomic_fetch_or(&seen, noted[i].bit);
        atomic_fetch_or(&waiting, noted[i].bit);
    }
    uint64_t one = 1;
    ssize_t ignored = write(doorbell, &one, sizeof one);
    (void)ignored;
    errno = saved;
}

static const struct sigaction *before_crash(int signal) {
    int i = 0;
    while (i < crash_count - 1 && crashes[i] != signal) i++;
    return &previous_crash[i];
}

/* Lets the handler that was there before see the signal with all that the kernel says about it, and
 * with the signals blocked that it expects to be. */
static void hand_on(const struct sigaction *before, int signal, siginfo_t *info, void *context) {
    pthread_sigmask(SIG_SETMASK, &before->sa_mask, NULL);
    if (before->sa_flags & SA_SIGINFO) before->sa_sigaction(signal, info, context);
    else if (before->sa_handler != SIG_DFL && before->sa_handler != SIG_IGN)
        before->sa_handler(signal);
}

/* A fault happens again on return, and then meets the handler that was there before. What was sent,
 * or stepped over, does not happen again by itself: Swift's backtracer counts on that, and would
 * let the process go on without a terminal. */
static void crash(int signal, siginfo_t *info, void *context) {
    kiosk_tty_restore();
    kiosk_tty_recall_stderr(signal);
    const struct sigaction *before = before_crash(signal);
    sigaction(signal, before, NULL);
    bool is_fault = info->si_code > 0 && signal != SIGTRAP && signal != SIGABRT;
    if (is_fault && before->sa_handler != SIG_IGN) return;
    hand_on(before, signal, info, context);
    kiosk_signals_die(signal);
}

static void install_crash_stack(void) {
    stack_t current;
    if (sigaltstack(NULL, &current) == 0 && !(current.ss_flags & SS_DISABLE)) return;
    stack_t ours;
    memset(&ours, 0, sizeof ours);
    ours.ss_sp = crash_stack;
    ours.ss_size = sizeof crash_stack;
    sigaltstack(&ours, NULL);
}

static void install_crash_handlers(void) {
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_sigaction = crash;
    action.sa_flags = SA_SIGINFO | SA_ONSTACK;
    /* With SIGTTOU blocked a process in the background may give the modes back as well. */
    sigfillset(&action.sa_mask);
    install_crash_stack();
    for (int i = 0; i < crash_count; i++) sigaction(crashes[i], &action, &previous_crash[i]);
}

static void install_note(int i) {
    struct sigaction action = action_of(note);
    /* Other threads' system calls go on; poll ends with EINTR all the same. */
    action.sa_flags = SA_RESTART | SA_ONSTACK;
    sigaction(noted[i].signal, &action, &previous[i]);
    if (previous[i].sa_handler == SIG_IGN) sigaction(noted[i].signal, &previous[i], NULL);
}

int kiosk_doorbell(void) { return eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC); }

bool kiosk_signals_install(void) {
    if (installed) return true;
    if (doorbell < 0) doorbell = kiosk_doorbell();
    if (doorbell < 0) return false;
    atomic_store(&waiting, 0);
    atomic_store(&seen, 0);
    for (int i = 0; i < noted_count; i++) install_note(i);
    struct sigaction ignore = action_of(SIG_IGN);
    sigaction(SIGPIPE, &ignore, &previous_pipe);
    install_crash_handlers();
    installed = true;
    return true;
}

void kiosk_signals_remove(void) {
    if (!installed) return;
    for (int i = 0; i < noted_count; i++) sigaction(noted[i].signal, &previous[i], NULL);
    for (int i = 0; i < crash_count; i++) sigaction(crashes[i], &previous_crash[i], NULL);
    sigaction(SIGPIPE, &previous_pipe, NULL);
    installed = false;
}

int kiosk_signals_descriptor(void) { return doorbell; }

bool kiosk_signals_ending(void) { return (atomic_load(&waiting) & ending) != 0; }

/* The descriptor is emptied before the mask: a signal in between rings again for nothing, which is
 * better than one that nobody hears. */
unsigned kiosk_signals_take(void) {
    uint64_t count;
    ssize_t ignored = read(doorbell, &count, sizeof count);
    (void)ignored;
    return atomic_exchange(&waiting, 0);
}

/* The rest of the job stops while this process ignores the signal, and then this process stops by a
 * signal to its own thread, which does not return before it is stopped. An orphaned process group
 * cannot be stopped by it, and goes on at once. */
void kiosk_signals_stop(bool job) {
    struct sigaction old, ignore = action_of(SIG_IGN), standard = action_of(SIG_DFL);
    sigaction(SIGTSTP, &ignore, &old);
    if (job) kill(0, SIGTSTP);
    sigaction(SIGTSTP, &standard, NULL);
    let_through(SIGTSTP);
    raise(SIGTSTP);
    sigaction(SIGTSTP, &old, NULL);
    atomic_fetch_and(&waiting, ~(unsigned)(kiosk_signal_suspend | kiosk_signal_resume));
}

/* The end of a child makes the descriptor readable as well. Pending signals stay in the mask for the
 * event loop, and the descriptor is made readable again at the end. A signal that asks this process to
 * end is passed on to the child, which is killed if it has not ended two seconds later. */
int kiosk_signals_wait(pid_t child) {
    struct sigaction old, action = action_of(note);
    action.sa_flags = SA_RESTART | SA_ONSTACK;
    sigaction(SIGCHLD, &action, &old);
    int status = 0;
    bool is_asked = false;
    while (waitpid(child, &status, WUNTRACED | WNOHANG) == 0) {
        if (kiosk_signals_ending() && !is_asked) {
            is_asked = true;
            kill(-child, SIGHUP);
            kill(-child, SIGTERM);
            kill(-child, SIGCONT);
        }
        int ready = poll(&(struct pollfd){doorbell, POLLIN, 0}, 1, is_asked ? 2000 : -1);
        if (ready == 0) kill(-child, SIGKILL);
        uint64_t count;
        ssize_t ignored = read(doorbell, &count, sizeof count);
        (void)ignored;
    }
    sigaction(SIGCHLD, &old, NULL);
    uint64_t one = 1;
    ssize_t ignored = atomic_load(&waiting) ? write(doorbell, &one, sizeof one) : 0;
    (void)ignored;
    return status;
}

_Noreturn void kiosk_signals_die(int signal) {
    struct sigaction standard = action_of(SIG_DFL);
    sigaction(signal, &standard, NULL);
    let_through(signal);
    raise(signal);
    _exit(128 + signal);
}
