/* What the three parts tell each other; not seen from Swift. */
#ifndef KIOSK_INTERNAL_H
#define KIOSK_INTERNAL_H

#include <stdbool.h>
#include <sys/types.h>

/* Whether a signal that ends the process waits to be taken. */
bool kiosk_signals_ending(void);

/* Notes the signal on fd 2 and makes it what kiosk_tty_keep_stderr said. Async-signal-safe. */
void kiosk_tty_recall_stderr(int signal);

/* Waits until a child ends or stops, and returns its wait status. Asks its process group once to end when a
 * signal asks this process to. */
int kiosk_signals_wait(pid_t child);

#endif
