#ifndef KIOSK_FAULT_SHIM_H
#define KIOSK_FAULT_SHIM_H

// A library to preload (LD_PRELOAD): it makes a process die, or its disk fail, at a chosen system call.
// It has no functions for anybody to call; see fault_shim.c for its environment variables.

#endif
