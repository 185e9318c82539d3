/// Where the operations of a database run.
package enum DatabaseDriver: Hashable, Sendable {
    /// On the database's own queue, with several requests at a time; other processes may use the file.
    case concurrent
    /// On the caller's thread, which is blocked meanwhile. Requests run one at a time, so the same order of requests
    /// produces the same order of answers. Other processes must not use the file.
    case sequential
}
