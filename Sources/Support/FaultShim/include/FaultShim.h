#ifndef KIOSK_FAULT_SHIM_H
#define KIOSK_FAULT_SHIM_H

// A library to preload (LD_PRELOAD): it makes a process die, or its disk fail, at a chosen system call.
//
// It has no functions for anybody to call. It stands before libc's wrappers of the calls by which files change and sockets
// send, and so meets those of SQLite as well, since that is a shared library. Calls are counted over all threads together.
//
// SHIM_FAULT says what is to happen; without it nothing does:
//
//     kill:KINDS:N          SIGKILL to itself in place of the Nth call
//     kill-after:KINDS:N    SIGKILL to itself as soon as the Nth call has returned
//     tear:KINDS:N          the Nth call, a pwrite, write or send, writes half of its bytes; then SIGKILL to itself
//     fail:KINDS:ERRNO:N    the Nth call fails with ERRNO (ENOSPC, EIO, EROFS, EDQUOT, EFBIG or EACCES)
//     fail:KINDS:ERRNO:N+   the Nth and every later call fails with ERRNO
//     doom:KINDS:ERRNO:N    the Nth call fails with ERRNO; SIGKILL to itself in place of the next one
//     watch:KINDS           nothing; for the log alone
//
// KINDS is `any`, or names joined by `+`:
//
//     fdatasync fsync       of any file
//     pwrite write          of regular files; never of stdin, stdout and stderr. `pwrite64` is `pwrite`, and so on
//     ftruncate
//     open                  that could write: O_WRONLY, O_RDWR or O_CREAT
//     rename unlink mkdir   and their relatives with a folder (`renameat`, ...)
//     send                  what goes to another process through a socket, by write, writev, send or sendmsg
//
// SHIM_FAULT_PATH counts only calls whose file has this text in its path; a rename counts by either name.
//
// SHIM_FAULT_LOG names a file that takes a line `KIND PATH` for each call that is counted, before the call: line N is
// what a fault at N hits. Writing it is no call that is counted.
//
// SHIM_RECORD and SHIM_RECORD_UNDER, instead of SHIM_FAULT, name a log and a folder: all that the process changes in
// the folder, its syncs, and what it says on stdout and stderr, is appended to the log in the order in which it
// happened, with the bytes; see `recorder.c` for the form. What is written through a mapping of a file is not seen.
// SHIM_RECORD_LAST is a number: the process dies after so many changes, before any other comes.
//
// A SHIM_FAULT that cannot be understood ends the process at its start with exit code 70, so that no test passes
// because its fault was misspelt.

#endif
