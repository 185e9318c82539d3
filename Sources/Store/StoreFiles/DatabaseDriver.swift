/// Who carries out what is asked of a database.
package enum DatabaseDriver: Hashable, Sendable {
    /// The database's own queue, several requests at a time; other processes may work on the file.
    case concurrent
    /// The caller's thread, which is blocked meanwhile, one request after the other: whoever asks in the same order is
    /// answered in the same order. No other process may work on the file.
    case sequential
}
