package import GRDB
package import StoreModel

/// Reads columns without trusting their contents, because GRDB's own subscripts trap on unexpected values.
///
/// Values are not converted: a column with a value of another type makes the row damaged.
extension Row {
    /// Returns a required integer.
    package func integer(_ column: String) throws(DamagedRow) -> Int64 {
        try required(try optionalInteger(column), column)
    }

    package func optionalInteger(_ column: String) throws(DamagedRow) -> Int64? {
        switch storage(column) {
        case .null: nil
        case .int64(let number): number
        default: throw DamagedRow(column: column)
        }
    }

    /// Returns a required text.
    package func text(_ column: String) throws(DamagedRow) -> String {
        try required(try optionalText(column), column)
    }

    package func optionalText(_ column: String) throws(DamagedRow) -> String? {
        switch storage(column) {
        case .null: nil
        case .string(let text): text
        default: throw DamagedRow(column: column)
        }
    }

    /// Returns a required case of an enumeration.
    package func enumCase<Word: RawRepresentable<String>>(_ column: String) throws(DamagedRow)
        -> Word
    {
        try required(Word(rawValue: try text(column)), column)
    }

    /// Returns an optional case of an enumeration.
    package func optionalEnumCase<Word: RawRepresentable<String>>(
        _ column: String
    ) throws(DamagedRow) -> Word? {
        guard try optionalText(column) != nil else { return nil }
        return try enumCase(column)
    }

    /// Returns a required timestamp.
    package func moment(_ column: String) throws(DamagedRow) -> Timestamp {
        Timestamp(milliseconds: try integer(column))
    }

    /// Returns a required timestamp from 1970 to 9999, at which an event can have happened.
    package func date(_ column: String) throws(DamagedRow) -> Timestamp {
        let moment = try moment(column)
        guard (0...253_402_300_799_999).contains(moment.milliseconds) else {
            throw DamagedRow(column: column)
        }
        return moment
    }

    package func optionalMoment(_ column: String) throws(DamagedRow) -> Timestamp? {
        try optionalInteger(column).map { Timestamp(milliseconds: $0) }
    }

    private func storage(_ column: String) -> DatabaseValue.Storage {
        // The column is looked up only once, because GRDB compares names case-insensitively.
        let value: DatabaseValue? = self[column]
        return value?.storage ?? .null
    }

    private func required<Value>(_ value: Value?, _ column: String) throws(DamagedRow) -> Value {
        guard let value else { throw DamagedRow(column: column) }
        return value
    }
}
