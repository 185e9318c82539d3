#include "CSQLiteSetup.h"
#include <sqlite3.h>

__attribute__((constructor)) static void omit_memory_statistics(void) {
    sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
}
