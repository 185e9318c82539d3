package import GRDB
package import StoreModel

/// A row that is not as it was written; whoever asked gets no answer.
package struct DamagedRow: Error {
    /// The column that cannot be read.
    package let column: String

    /// Names the column.
    package init(column: String) {
        self.column = column
    }
}

extension Row {
    /// A whole number that must be there. GRDB's own subscripts trap on what they do not expect.
    package func integer(_ column: String) throws(DamagedRow) -> Int64 {
        guard let value = optionalInteger(column) else { throw DamagedRow(column: column) }
        return value
    }

    /// A whole number, if there is one.
    package func optionalInteger(_ column: String) -> Int64? {
        let value: (any DatabaseValueConvertible)? = self[column]
        return value as? Int64
    }

    /// A text that must be there.
    package func text(_ column: String) throws(DamagedRow) -> String {
        guard let value = optionalText(column) else { throw DamagedRow(column: column) }
        return value
    }

    /// A text, if there is one.
    package func optionalText(_ column: String) -> String? {
        let value: (any DatabaseValueConvertible)? = self[column]
        return value as? String
    }

    /// One of the words of an enumeration.
    package func word<Word: RawRepresentable<String>>(_ column: String) throws(DamagedRow) -> Word {
        guard let value = Word(rawValue: try text(column)) else { throw DamagedRow(column: column) }
        return value
    }

    /// A moment, if there is one.
    package func moment(_ column: String) -> Timestamp? {
        optionalInteger(column).map { Timestamp(milliseconds: $0) }
    }
}
