package import GRDB

/// Connections to open databases, which readers of all databases use instead of opening their own.
///
/// They must not be used elsewhere during the read. The databases were checked on opening, and are not checked again.
package struct OpenDatabases: Sendable {
    /// The connections in the order in which they were given.
    let queues: [DatabaseQueue]

    /// Creates a group of connections.
    package init(_ queues: [DatabaseQueue] = []) {
        self.queues = queues
    }

    /// Returns the group with additional connections.
    package func adding(_ others: OpenDatabases) -> OpenDatabases {
        OpenDatabases(queues + others.queues)
    }

    /// Changes an open file behind the back of its users to simulate damage.
    package func execute(_ sql: String, in path: String) throws {
        try self[path]?.writeWithoutTransaction { database in try database.execute(sql: sql) }
    }

    /// The connection to a file; nil if the file must be opened.
    subscript(path: String) -> DatabaseQueue? { queues.first { $0.path == path } }
}
