/* What TerminalDriver needs of ncursesw and of the terminal's file descriptors, in plain C types.
 *
 * Nothing of curses is visible here: its globals are not safe to use under Swift's concurrency
 * checking, its macros and variadic functions do not reach Swift at all, and its wide functions
 * hide unless a macro is defined before curses.h, which only a .c file can do (SwiftPM drops the
 * flags of ncursesw.pc).
 *
 * Four parts, one file each: ncurses composes bytes (compose.c), the terminal carries them and is
 * given back (tty.c), signals wait in a mask until the event loop takes them (signals.c), and another
 * program uses the terminal meanwhile (program.c). There is
 * one terminal in a process, because ncurses and the signals have one; all of it belongs to one
 * thread, but for the functions that say otherwise.
 */
#ifndef KIOSK_CNCURSES_H
#define KIOSK_CNCURSES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Rows and columns; both 0 when the terminal does not say. */
typedef struct {
    int rows;
    int columns;
} kiosk_size;

/* How a run of text looks: color numbers of the terminal, -1 for its own color. */
typedef struct {
    int foreground;
    int background;
    unsigned attributes;
} kiosk_look;

/* The attributes, in the bits that TerminalGraphics' Attributes uses. */
enum {
    kiosk_bold = 1 << 0,
    kiosk_dim = 1 << 1,
    kiosk_italic = 1 << 2,
    kiosk_underline = 1 << 3,
    kiosk_reverse = 1 << 4
};

/* ---- Composing: what ncurses would send, kept in memory until it is taken ---- */

/* The name of the terminal description that is compiled in: an xterm-like terminal in which colors
 * 0-255 are the palette's and greater numbers are 0xRRGGBB. */
extern const char *const kiosk_direct_terminal;

/* Sets the locale's character set from the environment (LC_CTYPE only), and C.UTF-8 if `utf8` is
 * wished for and the environment names a locale that is not installed. Returns whether it is UTF-8
 * now. Call it before kiosk_compose_open. */
bool kiosk_use_locale(bool utf8);

/* Whether a terminal type exists that gives erased cells the current background (bce). Call it
 * before kiosk_compose_open. */
bool kiosk_type_erases_with_background(const char *name);

/* Starts ncurses for the terminal type `name`, in the size of its description: resize it. False if
 * there is no such type, or if curses is open.
 * With kiosk_direct_terminal the variable TERMINFO is set for the length of the call: no other
 * thread may read the environment meanwhile. The description then has no bce by itself. */
bool kiosk_compose_open(const char *name, bool erases_with_background);

/* Composes what gives the screen back: attributes, cursor, the other screen. */
void kiosk_compose_leave(void);

/* Ends ncurses and frees what it holds. */
void kiosk_compose_close(void);

/* How many colors the terminal type has, 0 for none. */
int kiosk_compose_colors(void);

/* The size changes and everything is drawn anew with the next frame; sizes are cut to 1...1000. */
void kiosk_compose_resize(int rows, int columns);

/* The next frame sends every cell, whatever the terminal is believed to show. */
void kiosk_compose_redraw(void);

/* Puts `count` Unicode scalars at a cell. Each must take one or two columns or combine with the one
 * before it (four do at most), and the text must end inside its row: what does not fit, wraps. */
void kiosk_compose_put(int row, int column, const uint32_t *scalars, int count, kiosk_look look);

/* Composes all that was put so far, then moves the cursor to a cell by an absolute movement: after
 * a cluster whose width on this terminal is not certain. */
void kiosk_compose_pin(int row, int column);

/* Composes the frame; the cursor ends at a cell, or anywhere if `row` is negative. */
void kiosk_compose_frame(int row, int column, bool shows_cursor);

/* Takes the bytes composed since the last call; valid until the next one. */
const uint8_t *kiosk_compose_take(size_t *length);

/* The bytes that reset the screen after a crash, from the terminal's description: plain attributes,
 * cursor shown, the other screen left. Returns how many of `capacity` were written. */
size_t kiosk_compose_reset(uint8_t *bytes, size_t capacity);

/* The columns of a scalar as ncurses counts them here, -1 if it cannot be printed. */
int kiosk_scalar_width(uint32_t scalar);

/* ---- The terminal itself ---- */

/* Opens the terminal behind a descriptor anew, non-blocking and close-on-exec, and remembers its
 * modes. A descriptor of its own, so that non-blocking does not reach other programs that share
 * the terminal. Returns it, or -1. */
int kiosk_tty_open(int terminal);

/* Raw modes, and from now on `reset` is sent if the process crashes or exits. At most 512 bytes. */
bool kiosk_tty_enter(const uint8_t *reset, size_t length);

/* Gives the modes back; what was typed and not read is dropped if `discard`. */
void kiosk_tty_leave(bool discard);

/* Sends the reset bytes and gives the modes back if that was not done. Async-signal-safe. */
void kiosk_tty_restore(void);

/* Closes the descriptor that kiosk_tty_open returned. */
void kiosk_tty_close(void);

/* The window's size as the terminal reports it. */
kiosk_size kiosk_tty_size(void);

/* Sends all of `bytes`. Gives up after `patience` milliseconds without progress (negative: never),
 * or when a signal asks the process to end. False if not all was sent. */
bool kiosk_tty_write(const uint8_t *bytes, size_t length, int patience);

/* What fd 2 is to be again while a crash is reported, and what is written there first (at most 512
 * bytes of UTF-8, NULL for nothing); -1 for no change. */
void kiosk_tty_keep_stderr(int descriptor, const char *note);

/* ---- Signals ---- */

/* A new descriptor (eventfd) that is readable after eight bytes were written to it and until they
 * are read; never blocks. -1 if the system refuses one. */
int kiosk_doorbell(void);

/* What kiosk_signals_take returns: a set of these. */
enum {
    kiosk_signal_interrupt = 1 << 0,
    kiosk_signal_terminate = 1 << 1,
    kiosk_signal_hangup = 1 << 2,
    kiosk_signal_quit = 1 << 3,
    kiosk_signal_suspend = 1 << 4,
    kiosk_signal_resume = 1 << 5,
    kiosk_signal_resize = 1 << 6
};

/* Installs the handlers. Signals that are ignored stay ignored (nohup). SIGILL, SIGTRAP, SIGSEGV,
 * SIGBUS, SIGFPE and SIGABRT give the terminal back and go on to whoever handled them before; a
 * second SIGINT, SIGTERM or SIGQUIT does not wait for an orderly end. Call it before
 * kiosk_compose_open: ncurses leaves alone what is handled. */
bool kiosk_signals_install(void);

/* Puts back what was there before kiosk_signals_install. */
void kiosk_signals_remove(void);

/* A descriptor that is readable while a signal waits. */
int kiosk_signals_descriptor(void);

/* Takes the signals that came since the last call. */
unsigned kiosk_signals_take(void);

/* Stops the process as Ctrl-Z does, with `job` the whole process group; returns when it goes on. */
void kiosk_signals_stop(bool job);

/* Ends the process by a signal, so that the parent sees death by that signal. */
_Noreturn void kiosk_signals_die(int signal);

/* ---- Another program ---- */

/* Runs a program on the terminal, whose modes have been given back, and returns when it has ended:
 * as the foreground process group, with default signals, and with fds 0-2 on the terminal; with
 * `bytes`, fd 0 is a file in memory with them. Stops with the program when the user stops it. Returns
 * 0 and the wait status, or the error for which it cannot be started. */
int kiosk_program_run(int terminal, char *const *arguments, const uint8_t *bytes, size_t length,
                      int *status);

#endif
