import Synchronization

/// What a database file holds beside its rows: tables, indexes, triggers and views, by the texts that SQLite keeps.
///
/// A file with the right name and version can still do something else than what was written for it: a trigger or a
/// view that somebody added would run inside every transaction. So the texts have to be those of the schema, and no
/// more.
enum SchemaShape {
    /// The texts of an open file, in one order.
    static func of(_ connection: PlainConnection) throws -> String {
        try connection.value(
            """
            SELECT group_concat(line, char(10)) FROM (
                SELECT type || ' ' || name || ' ' || tbl_name || ' ' || sql AS line
                FROM sqlite_schema
                WHERE sql IS NOT NULL AND name NOT IN ('sqlite_sequence', 'sqlite_stat1')
                ORDER BY line)
            """) ?? ""
    }

    /// What schemas make, worked out once for any number of files: it depends on their steps alone.
    private static let known = Mutex<[[String]: String]>([:])

    /// The texts that a schema makes up to a version.
    static func of(_ schema: DatabaseSchema, version: Int) throws -> String {
        let steps = Array(schema.steps.prefix(max(0, version)))
        if let shape = known.withLock({ $0[steps] }) { return shape }
        let shape = try made(by: steps)
        known.withLock { $0[steps] = shape }
        return shape
    }

    private static func made(by steps: [String]) throws -> String {
        let fresh = try PlainConnection(":memory:", isReadOnly: false)
        // With the same end as in the script that makes a file: SQLite keeps what stands before it, too.
        for step in steps { try fresh.run(step + "\n;\n") }
        return try of(fresh)
    }
}
