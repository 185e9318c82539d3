extension DatabaseFile {
    /// The first value that each question has, as text, in an existing file; nothing is changed.
    ///
    /// It takes no queue: releasing one of GRDB's makes libdispatch start threads, of which one wakes up every second
    /// from then on.
    /// - Throws: GRDB's `DatabaseError`, also where a table is not there.
    package static func glance(_ path: String, _ questions: [String]) throws -> [String?] {
        let seen = try PlainConnection(path, isReadOnly: true)
        return try questions.map { try seen.value($0) }
    }
}
