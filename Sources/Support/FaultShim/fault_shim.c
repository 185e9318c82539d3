#include "FaultShim.h"

// Which call of a process is to fail, and how, is told by the environment.
static const int fault_shim_version __attribute__((used)) = 1;
