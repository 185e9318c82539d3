import Synchronization

/// The tables, indexes, triggers and views of a database file, by the SQL that SQLite stores.
///
/// A file with the right name and version can still be manipulated: an added trigger or view would run inside every
/// transaction. Therefore, the SQL must match that of the schema exactly.
enum SchemaSQL {
    /// Returns the SQL of an open file, in a fixed order.
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

    /// The cached SQL of schemas, which depends only on their steps.
    private static let cache = Mutex<[[String]: String]>([:])

    /// Returns the SQL of a schema up to a version.
    static func of(_ schema: DatabaseSchema, version: Int) throws -> String {
        let steps = Array(schema.steps.prefix(max(0, version)))
        if let shape = cache.withLock({ $0[steps] }) { return shape }
        let shape = try sql(createdBy: steps)
        cache.withLock { $0[steps] = shape }
        return shape
    }

    private static func sql(createdBy steps: [String]) throws -> String {
        let fresh = try PlainConnection(":memory:", isReadOnly: false)
        // The separator equals that of the script that creates a file, because SQLite stores the text before it, too.
        for step in steps { try fresh.run(step + "\n;\n") }
        return try of(fresh)
    }
}
