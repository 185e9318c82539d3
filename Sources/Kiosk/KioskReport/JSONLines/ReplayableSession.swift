package import StoreModel

/// A session that can be replayed: the scenario, the catalog, and the resulting event log.
package struct ReplayableSession: Hashable, Sendable {
    /// The scenario's file name, for messages.
    package var file: String
    /// The scenario's text.
    package var text: String
    /// The catalog's file name; nil for the built-in shop.
    package var catalogName: String?
    /// The catalog's text; empty for the built-in shop.
    package var catalog: String
    /// The bundle id of the selling app, if it was specified.
    package var bundleID: BundleID?
    /// The event log, one event per line.
    package var log: [String]
    /// The line numbers in the report of the log's lines, counted from 1; empty if the log was not read from a report.
    package var lines: [Int]

    /// Creates a session from its parts.
    package init(
        file: String, text: String, catalogName: String?, catalog: String, bundleID: BundleID?,
        log: [String], lines: [Int] = []
    ) {
        (self.file, self.text, self.catalogName) = (file, text, catalogName)
        (self.catalog, self.bundleID, self.log, self.lines) = (catalog, bundleID, log, lines)
    }

    /// The catalog name of the built-in shop.
    package static let builtIn = "demo"
}
