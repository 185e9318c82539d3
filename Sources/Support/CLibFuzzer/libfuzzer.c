#include "libfuzzer.h"

// Of compiler-rt; nothing but `-Xlinker -u -Xlinker LLVMFuzzerRunDriver` takes it out of its archive.
extern int LLVMFuzzerRunDriver(int *, char ***, kiosk_fuzz_input) __attribute__((weak));

static kiosk_fuzz_input current;

// The archive's own `main` wants this name, although another `main` is taken.
int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t count) {
  return current ? current(bytes, count) : 0;
}

int kiosk_fuzz(int *count, char ***arguments, kiosk_fuzz_input input) {
  if (!LLVMFuzzerRunDriver) return -1;
  current = input;
  return LLVMFuzzerRunDriver(count, arguments, LLVMFuzzerTestOneInput);
}
