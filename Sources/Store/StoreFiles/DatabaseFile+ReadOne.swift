extension DatabaseFile {
    /// Returns the first value of each query's result as text, from an existing file and without changing it.
    ///
    /// It does not create a GRDB queue, because releasing one makes libdispatch start threads, one of which wakes up
    /// every second from then on.
    ///
    /// - Throws: GRDB's `DatabaseError`, for example if a table does not exist.
    package static func readOne(_ path: String, _ queries: [String]) throws -> [String?] {
        let seen = try PlainConnection(path, isReadOnly: true)
        return try queries.map { try seen.value($0) }
    }
}
