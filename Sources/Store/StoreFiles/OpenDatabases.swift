package import GRDB

/// Databases that are open already, and with which nobody else works meanwhile: whoever reads them all needs no
/// connections of his own.
package struct OpenDatabases: Sendable {
    private var queues: [String: DatabaseQueue] = [:]

    /// None.
    package init() {}

    /// These.
    package init(_ queues: [DatabaseQueue]) {
        for queue in queues { self.queues[queue.path] = queue }
    }

    /// These and others.
    package func adding(_ others: OpenDatabases) -> OpenDatabases {
        var all = self
        all.queues.merge(others.queues) { $1 }
        return all
    }

    /// The connection to a file; nil where it has to be opened.
    subscript(path: String) -> DatabaseQueue? { queues[path] }
}
