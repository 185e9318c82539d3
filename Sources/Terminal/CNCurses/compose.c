/* ncurses as a composer: it decides which bytes change one screen into the next, and writes them to
 * a file in memory. The driver sends them, so that a frame is one write and not one a row, that no
 * write can block where a signal does not reach, and that the terminal's modes are ours alone. */
#define _GNU_SOURCE 1
/* Without this the wide functions are hidden. */
#define NCURSES_WIDECHAR 1
#include "CNCurses.h"
#include "direct_terminal.h"

#include <curses.h>
#include <fcntl.h>
#include <langinfo.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>
#include <wchar.h>
/* It defines macros such as `columns`, and so comes last. */
#include <term.h>

const char *const kiosk_direct_terminal = "kiosk-direct";

static SCREEN *screen;
static FILE *spool;
static int spool_fd = -1;
static bool has_default_colors;

/* ---- Locale ---- */

static bool is_utf8(void) { return strcmp(nl_langinfo(CODESET), "UTF-8") == 0; }

bool kiosk_use_locale(bool utf8) {
    setlocale(LC_CTYPE, "");
    if (utf8 && !is_utf8()) setlocale(LC_CTYPE, "C.UTF-8");
    if (!utf8) setlocale(LC_CTYPE, "C");
    return is_utf8();
}

int kiosk_scalar_width(uint32_t scalar) { return wcwidth((wchar_t)scalar); }

/* ---- Opening and closing ---- */

/* In memory from the first byte: of a window of one cell newterm writes some at once. */
static bool open_spool(void) {
    int memory = memfd_create("kiosk-frame", MFD_CLOEXEC);
    if (memory < 0) return false;
    spool = fdopen(memory, "w");
    if (!spool) {
        close(memory);
        return false;
    }
    spool_fd = memory;
    return true;
}

static void close_spool(void) {
    if (spool) fclose(spool);
    spool = NULL;
    spool_fd = -1;
}

bool kiosk_type_erases_with_background(const char *name) {
    int status = 0;
    if (screen || !name || setupterm(name, STDOUT_FILENO, &status) != OK) return false;
    bool erases = tigetflag("bce") == 1;
    del_curterm(cur_term);
    return erases;
}

static SCREEN *new_screen(const char *name, bool erases_with_background) {
    if (strcmp(name, kiosk_direct_terminal) != 0) return newterm(name, spool, stdin);
    const char *found = getenv("TERMINFO");
    char *old = found ? strdup(found) : NULL;
    SCREEN *result = NULL;
    const char *direct = erases_with_background ? direct_terminal_bce : direct_terminal;
    if (setenv("TERMINFO", direct, 1) == 0) result = newterm(name, spool, stdin);
    if (old) setenv("TERMINFO", old, 1);
    else unsetenv("TERMINFO");
    free(old);
    return result;
}

static void prepare(void) {
    /* Input is not ncurses' business: it would delay output while keys wait. */
    typeahead(-1);
    leaveok(stdscr, TRUE);
    scrollok(stdscr, FALSE);
    /* Inserting and deleting characters moves what stands behind them, and two terminals that
     * disagree about a cluster in there would then disagree about all of it. */
    idcok(stdscr, FALSE);
    has_default_colors = start_color() == OK && has_colors() && use_default_colors() == OK;
    curs_set(0);
}

bool kiosk_compose_open(const char *name, bool erases_with_background) {
    if (screen || !name || !*name) return false;
    /* LINES and COLUMNS would freeze the size. */
    use_env(FALSE);
    if (!open_spool()) return false;
    screen = new_screen(name, erases_with_background);
    if (!screen) {
        close_spool();
        return false;
    }
    prepare();
    return true;
}

void kiosk_compose_close(void) {
    if (!screen) return;
    delscreen(screen);
    screen = NULL;
    close_spool();
}

/* ---- Drawing ---- */

int kiosk_compose_colors(void) { return screen && has_colors() ? COLORS : 0; }

static int within(int value, int low, int high) {
    return value < low ? low : value > high ? high : value;
}

void kiosk_compose_resize(int height, int width) {
    if (!screen) return;
    resizeterm(within(height, 1, 1000), within(width, 1, 1000));
    kiosk_compose_redraw();
}

void kiosk_compose_redraw(void) {
    if (screen) clearok(curscr, TRUE);
}

static attr_t attributes_of(unsigned bits) {
    attr_t result = A_NORMAL;
    if (bits & kiosk_bold) result |= A_BOLD;
    if (bits & kiosk_dim) result |= A_DIM;
    if (bits & kiosk_italic) result |= A_ITALIC;
    if (bits & kiosk_underline) result |= A_UNDERLINE;
    if (bits & kiosk_reverse) result |= A_REVERSE;
    return result;
}

/* A color pair, or pair 0. alloc_pair ends in a fault where there are no colors. */
static int pair_of(int foreground, int background) {
    if (!has_colors()) return 0;
    if (foreground >= COLORS) foreground = -1;
    if (background >= COLORS) background = -1;
    if (foreground < 0 && background < 0) return 0;
    if (!has_default_colors) {
        if (foreground < 0) foreground = COLOR_WHITE;
        if (background < 0) background = COLOR_BLACK;
    }
    int pair = alloc_pair(foreground, background);
    return pair > 0 ? pair : 0;
}

/* How many of the scalars make the first cell: a base and what combines with it. */
static int cell_length(const uint32_t *scalars, int count) {
    int length = 1;
    while (length < count && length < CCHARW_MAX && wcwidth((wchar_t)scalars[length]) == 0) length++;
    return length;
}

/* Cell by cell: of a string ncurses would lose the marks on a wide character. */
void kiosk_compose_put(int row, int column, const uint32_t *scalars, int count, kiosk_look look) {
    if (!screen || row < 0 || row >= LINES || column < 0 || column >= COLS || count <= 0) return;
    int pair = pair_of(look.foreground, look.background);
    attr_t attributes = attributes_of(look.attributes);
    wmove(stdscr, row, column);
    for (int done = 0, length; done < count; done += length) {
        length = cell_length(scalars + done, count - done);
        wchar_t text[CCHARW_MAX + 1] = {0};
        for (int i = 0; i < length; i++) text[i] = (wchar_t)scalars[done + i];
        cchar_t cell;
        /* In the last cell of the screen the second call reports an error, and fills it. */
        if (setcchar(&cell, text, attributes, 0, &pair) == OK) wadd_wch(stdscr, &cell);
    }
}

static void update(int row, int column) {
    bool has_place = row >= 0;
    leaveok(stdscr, !has_place);
    if (has_place) wmove(stdscr, within(row, 0, LINES - 1), within(column, 0, COLS - 1));
    wnoutrefresh(stdscr);
    doupdate();
}

static int spool_character(int character) {
    char byte = (char)character;
    return write(spool_fd, &byte, 1) == 1 ? character : EOF;
}

void kiosk_compose_leave(void) {
    if (!screen) return;
    curs_set(1);
    endwin();
    /* Without another screen to leave, the shell would write into what is left of this one. */
    if (!exit_ca_mode && clear_screen) tputs(clear_screen, LINES, spool_character);
}

/* With a known place to leave the cursor at, what ncurses believes and what is true are the same
 * again after one absolute movement. */
void kiosk_compose_pin(int row, int column) {
    if (!screen) return;
    update(row, column);
    if (cursor_address) tputs(tiparm(cursor_address, row, column), 1, spool_character);
}

void kiosk_compose_frame(int row, int column, bool shows_cursor) {
    if (!screen) return;
    curs_set(0);
    update(row, column);
    if (row >= 0 && shows_cursor) curs_set(1);
}

/* ---- The bytes ---- */

/* After a stop ncurses resets the palette, which it never changed: what the person made of it stays. */
static size_t without_palette_reset(uint8_t *bytes, size_t length) {
    size_t size = orig_colors ? strlen(orig_colors) : 0;
    uint8_t *found = size ? memmem(bytes, length, orig_colors, size) : NULL;
    if (!found) return length;
    memmove(found, found + size, length - (size_t)(found - bytes) - size);
    return length - size;
}

/* Plain attributes are `ESC ( B ESC [ m` to an xterm: the usual character set too, which nothing here
 * ever leaves. A frame is a tenth shorter without. */
static size_t without_charset(uint8_t *bytes, size_t length) {
    static const uint8_t usual[] = {0x1B, '(', 'B'};
    size_t kept = 0;
    for (size_t i = 0; i < length;) {
        if (length - i >= sizeof usual && memcmp(bytes + i, usual, sizeof usual) == 0) {
            i += sizeof usual;
        } else {
            bytes[kept++] = bytes[i++];
        }
    }
    return kept;
}

const uint8_t *kiosk_compose_take(size_t *length) {
    static uint8_t *bytes;
    static size_t capacity;
    *length = 0;
    off_t end = screen ? lseek(spool_fd, 0, SEEK_CUR) : 0;
    if (end <= 0) return bytes;
    if ((size_t)end > capacity) {
        uint8_t *larger = realloc(bytes, (size_t)end);
        if (!larger) return bytes;
        bytes = larger;
        capacity = (size_t)end;
    }
    /* The next bytes overwrite these; only the position says how many there are. */
    ssize_t count = pread(spool_fd, bytes, (size_t)end, 0);
    lseek(spool_fd, 0, SEEK_SET);
    if (count > 0) {
        *length = without_charset(bytes, without_palette_reset(bytes, (size_t)count));
    }
    return bytes;
}

static uint8_t *gathered;
static size_t gathered_length, gathered_capacity;

static int gather(int character) {
    if (gathered_length >= gathered_capacity) return EOF;
    gathered[gathered_length++] = (uint8_t)character;
    return character;
}

size_t kiosk_compose_reset(uint8_t *bytes, size_t capacity) {
    if (!screen) return 0;
    gathered = bytes;
    gathered_length = 0;
    gathered_capacity = capacity;
    const char *const parts[] = {exit_attribute_mode, orig_pair, enter_am_mode, cursor_normal,
                                 exit_ca_mode ? exit_ca_mode : clear_screen};
    for (size_t i = 0; i < sizeof parts / sizeof parts[0]; i++) {
        if (parts[i]) tputs(parts[i], 1, gather);
    }
    return gathered_length;
}
