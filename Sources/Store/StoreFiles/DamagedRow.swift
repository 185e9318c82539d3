/// A row that is not as it was written: a request that needs it gets no answer.
package struct DamagedRow: Error, Equatable {
    /// The column that cannot be read.
    package let column: String
    /// The table and the key of the row; empty if it was not named.
    package private(set) var row = ""

    /// What is wrong, as a sentence.
    package var sentence: String {
        "The column “\(column)”\(row.isEmpty ? "" : " of \(row)") cannot be read."
    }

    /// The same error with the name of its row, unless it has one.
    package func of(_ table: String, _ key: String) -> DamagedRow {
        guard row.isEmpty else { return self }
        var named = self
        named.row = "\(table) \(key)"
        return named
    }

    /// Reads what can be read of several rows; for a list that one damaged row must not hold up.
    package static func leavingOut<Item, Value>(
        _ items: [Item], _ read: (Item) throws -> Value
    ) rethrows -> [Value] {
        try items.compactMap { item in try orNil { try read(item) } }
    }

    /// Reads a row; nil if it is damaged.
    package static func orNil<Value>(_ read: () throws -> Value) rethrows -> Value? {
        do {
            return try read()
        } catch is DamagedRow {
            return nil
        }
    }

    /// Reads a row, whose name an error then has.
    package static func naming<Value>(
        _ table: String, _ key: @autoclosure () -> String?, _ read: () throws -> Value
    ) throws -> Value {
        do {
            return try read()
        } catch let damage as DamagedRow {
            throw damage.of(table, key() ?? "without a key")
        }
    }

    /// Names the column.
    package init(column: String) {
        self.column = column
    }
}
