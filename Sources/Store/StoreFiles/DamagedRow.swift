/// A row that is not as it was written; whoever asked gets no answer.
package struct DamagedRow: Error, Equatable {
    /// The column that cannot be read.
    package let column: String

    /// Names the column.
    package init(column: String) {
        self.column = column
    }
}
