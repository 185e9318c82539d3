/// The schema of a database file, as the steps that created it.
package struct DatabaseSchema: Sendable {
    /// The number that marks a file as one of this kind (SQLite's `application_id`).
    package let applicationID: Int32
    /// The SQL that migrates version `n` to `n + 1`; a released step is never edited.
    package let steps: [String]

    /// Creates a schema from its steps, oldest first.
    package init(applicationID: Int32, steps: [String]) {
        self.applicationID = applicationID
        self.steps = steps
    }

    /// The version after the last step.
    package var version: Int { steps.count }

    /// Returns the SQL that migrates a version to the newest one, to run in one transaction.
    func script(from version: Int) -> String {
        let marks = [
            "PRAGMA application_id = \(applicationID)", "PRAGMA user_version = \(self.version)",
        ]
        return (steps.dropFirst(version) + marks).joined(separator: "\n;\n")
    }
}
