#ifndef KIOSK_LIBFUZZER_H
#define KIOSK_LIBFUZZER_H

#include <stddef.h>
#include <stdint.h>

/// Looks at one input; 0 for one that may be kept.
typedef int (*kiosk_fuzz_input)(const uint8_t *bytes, size_t count);

/// Runs libFuzzer with its command line; -1 where the program was linked without it.
int kiosk_fuzz(int *count, char ***arguments, kiosk_fuzz_input input);

#endif
