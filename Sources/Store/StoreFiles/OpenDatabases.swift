package import GRDB

/// Connections to databases that are open already, by which whoever reads them all needs none of his own.
///
/// Nothing may be asked of them by anybody else while they are read. They were checked when they were opened, and are
/// not checked again.
package struct OpenDatabases: Sendable {
    /// In the order in which they were named.
    let queues: [DatabaseQueue]

    /// These; none unless some are named.
    package init(_ queues: [DatabaseQueue] = []) {
        self.queues = queues
    }

    /// These and others.
    package func adding(_ others: OpenDatabases) -> OpenDatabases {
        OpenDatabases(queues + others.queues)
    }

    /// Changes an open file past those who work on it, as damage does; for simulations.
    package func execute(_ sql: String, in path: String) throws {
        try self[path]?.writeWithoutTransaction { database in try database.execute(sql: sql) }
    }

    /// The connection to a file; nil where it has to be opened.
    subscript(path: String) -> DatabaseQueue? { queues.first { $0.path == path } }
}
