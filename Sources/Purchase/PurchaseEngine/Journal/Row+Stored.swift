import GRDB

/// A column that does not hold what it should.
struct UnreadableColumn: Error {
    let name: String
}

extension Row {
    /// The value of a column; GRDB's own subscripts trap on what they do not expect.
    func stored<Value: DatabaseValueConvertible>(_ column: String) throws -> Value {
        let value: DatabaseValue = self[column]
        guard let stored = Value.fromDatabaseValue(value) else {
            throw UnreadableColumn(name: column)
        }
        return stored
    }

    /// The value of a column; nil for none, and a failure for anything else.
    func storedIfAny<Value: DatabaseValueConvertible>(_ column: String) throws -> Value? {
        let value: DatabaseValue = self[column]
        return value.isNull ? nil : try stored(column)
    }
}
