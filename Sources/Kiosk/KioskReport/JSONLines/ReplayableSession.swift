package import StoreModel

/// A session that can be played again: what was done, what was sold, and the event log that came of it.
package struct ReplayableSession: Hashable, Sendable {
    /// The scenario's file name, for messages.
    package var file: String
    /// The scenario's text.
    package var text: String
    /// The catalog's file name; nil for the built-in shop.
    package var catalogName: String?
    /// The catalog's text; empty for the built-in shop.
    package var catalog: String
    /// The app that sold, where one was named.
    package var bundleID: BundleID?
    /// The event log, an event a line.
    package var log: [String]
    /// The line of the report at which each line of the log stands, counted from 1; empty where it was not read from one.
    package var lines: [Int]

    /// Takes the parts as they are.
    package init(
        file: String, text: String, catalogName: String?, catalog: String, bundleID: BundleID?,
        log: [String], lines: [Int] = []
    ) {
        (self.file, self.text, self.catalogName) = (file, text, catalogName)
        (self.catalog, self.bundleID, self.log, self.lines) = (catalog, bundleID, log, lines)
    }

    /// The name that stands for the built-in shop.
    package static let builtIn = "demo"
}
