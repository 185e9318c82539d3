/* The settings of SQLite in every program that contains StoreFiles. They have no functions: they apply before main.
 *
 * By default SQLite counts the bytes of its allocations under one lock of the process, for which threads wait that use
 * different databases. Nothing reads the count, so it is turned off, as SQLite recommends. The setting must precede the
 * first use of SQLite; until then, a program that contains this library can change it with sqlite3_config.
 *
 * It is set in C because the function is variadic.
 */
