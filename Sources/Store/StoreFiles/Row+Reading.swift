package import GRDB
package import StoreModel

/// Reading a column without trusting it: GRDB's own subscripts trap on what they do not expect.
///
/// Nothing is taken for something else: where a column holds a value of another kind, the row is damaged.
extension Row {
    /// A whole number that must be there.
    package func integer(_ column: String) throws(DamagedRow) -> Int64 {
        try present(try optionalInteger(column), column)
    }

    /// A whole number, if there is one.
    package func optionalInteger(_ column: String) throws(DamagedRow) -> Int64? {
        switch stored(column) {
        case .null: nil
        case .int64(let number): number
        default: throw DamagedRow(column: column)
        }
    }

    /// A text that must be there.
    package func text(_ column: String) throws(DamagedRow) -> String {
        try present(try optionalText(column), column)
    }

    /// A text, if there is one.
    package func optionalText(_ column: String) throws(DamagedRow) -> String? {
        switch stored(column) {
        case .null: nil
        case .string(let text): text
        default: throw DamagedRow(column: column)
        }
    }

    /// One of the words of an enumeration.
    package func word<Word: RawRepresentable<String>>(_ column: String) throws(DamagedRow) -> Word {
        try present(Word(rawValue: try text(column)), column)
    }

    /// One of the words of an enumeration, if there is one.
    package func optionalWord<Word: RawRepresentable<String>>(
        _ column: String
    ) throws(DamagedRow) -> Word? {
        guard try optionalText(column) != nil else { return nil }
        return try word(column)
    }

    /// A moment that must be there.
    package func moment(_ column: String) throws(DamagedRow) -> Timestamp {
        Timestamp(milliseconds: try integer(column))
    }

    /// A moment at which something can have happened: from 1970 to 9999.
    package func date(_ column: String) throws(DamagedRow) -> Timestamp {
        let moment = try moment(column)
        guard (0...253_402_300_799_999).contains(moment.milliseconds) else {
            throw DamagedRow(column: column)
        }
        return moment
    }

    /// A moment, if there is one.
    package func optionalMoment(_ column: String) throws(DamagedRow) -> Timestamp? {
        try optionalInteger(column).map { Timestamp(milliseconds: $0) }
    }

    private func stored(_ column: String) -> DatabaseValue.Storage {
        // Looked for once: GRDB compares the names in lower case.
        let value: DatabaseValue? = self[column]
        return value?.storage ?? .null
    }

    private func present<Value>(_ value: Value?, _ column: String) throws(DamagedRow) -> Value {
        guard let value else { throw DamagedRow(column: column) }
        return value
    }
}
