/// A row whose contents differ from what was written; a request that requires it fails.
package struct DamagedRow: Error, Equatable {
    /// The column that cannot be read.
    package let column: String
    /// The table and key of the row; empty if they are unknown.
    package private(set) var row = ""

    /// The description of the damage as a sentence.
    package var sentence: String {
        "The column “\(column)”\(row.isEmpty ? "" : " of \(row)") cannot be read."
    }

    /// Returns the error with the name of its row, unless it already has one.
    package func of(_ table: String, _ key: String) -> DamagedRow {
        guard row.isEmpty else { return self }
        var named = self
        named.row = "\(table) \(key)"
        return named
    }

    /// Reads several rows and leaves out damaged ones, so that one of them does not block a list.
    package static func readValid<Item, Value>(
        _ items: [Item], _ read: (Item) throws -> Value
    ) rethrows -> [Value] {
        try items.compactMap { item in try nilIfDamaged { try read(item) } }
    }

    /// Reads a row; nil if it is damaged.
    package static func nilIfDamaged<Value>(_ read: () throws -> Value) rethrows -> Value? {
        do {
            return try read()
        } catch is DamagedRow {
            return nil
        }
    }

    /// Reads a row, and adds its name to an error.
    package static func addingRowName<Value>(
        _ table: String, _ key: @autoclosure () -> String?, _ read: () throws -> Value
    ) throws -> Value {
        do {
            return try read()
        } catch let damage as DamagedRow {
            throw damage.of(table, key() ?? "without a key")
        }
    }

    /// Creates the error of a column.
    package init(column: String) {
        self.column = column
    }
}
