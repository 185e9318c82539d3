/* The settings of SQLite in every program that contains StoreFiles. They have no functions: they apply before main.
 *
 * By default SQLite counts the bytes of its allocations under one lock of the process, for which threads wait that use
 * different databases. Nothing in kiosk reads the count, so it is turned off, as SQLite recommends. The setting must
 * precede the first use of SQLite; until then, a program that contains this library and needs sqlite3_memory_used or a
 * limit of SQLite's heap can call sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 1).
 *
 * It is set in C because the function is variadic.
 */
