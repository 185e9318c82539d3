/// The tables of a database file, as the steps that made them.
package struct DatabaseSchema: Sendable {
    /// A name that marks the file as one of this kind (SQLite's `application_id`).
    package let applicationID: Int32
    /// SQL that leads from version `n` to `n + 1`; a step that was released is never edited.
    package let steps: [String]

    /// Takes the steps, oldest first.
    package init(applicationID: Int32, steps: [String]) {
        self.applicationID = applicationID
        self.steps = steps
    }

    /// The version that the last step leads to.
    package var version: Int { steps.count }

    /// The SQL that leads from a version to the newest one, to be run in one transaction.
    func script(from version: Int) -> String {
        let marks = [
            "PRAGMA application_id = \(applicationID)", "PRAGMA user_version = \(self.version)",
        ]
        return (steps.dropFirst(version) + marks).joined(separator: "\n;\n")
    }
}
