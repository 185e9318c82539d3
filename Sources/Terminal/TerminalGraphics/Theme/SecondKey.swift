/// Finds the second occurrence of a duplicate key in a mapping, whose first position is known.
package struct SecondKey {
    private let name: String
    private let line: Int
    private let column: Int

    /// - Parameters:
    ///   - name: The key without quotes.
    ///   - line: The line of the first occurrence, counted from 1.
    ///   - column: The column of the first occurrence, counted from 1.
    package init(name: String, line: Int, column: Int) {
        (self.name, self.line, self.column) = (name, line, column)
    }

    /// Returns the position of the second occurrence, or of the first if the second is not found.
    package func location(in text: String) -> (line: Int, column: Int) {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        guard lines.indices.contains(line - 1) else { return (line, column) }
        // In a flow mapping, the second occurrence may be on the same line.
        if let again = column(in: lines[line - 1], after: column + name.unicodeScalars.count) {
            return (line, again)
        }
        for index in lines.indices.dropFirst(line) {
            let found = column(in: lines[index], after: 0)
            // A key of the same block mapping has the same column; in a flow mapping any column.
            if let found, found == column || isFlow(lines[line - 1]) { return (index + 1, found) }
        }
        return (line, column)
    }

    private func isFlow(_ line: Substring) -> Bool {
        line.unicodeScalars.prefix(max(0, column - 1)).contains("{")
    }

    /// Returns the column of the key, or of its quote, with a colon after it.
    private func column(in line: Substring, after start: Int) -> Int? {
        let scalars = Array(line.unicodeScalars)
        let key = Array(name.unicodeScalars)
        guard !key.isEmpty, scalars.count >= key.count else { return nil }
        for place in max(0, start - 1)...max(0, scalars.count - key.count, start - 1) {
            guard place + key.count <= scalars.count,
                Array(scalars[place..<place + key.count]) == key,
                place == 0 || " {,\"'".unicodeScalars.contains(scalars[place - 1])
            else { continue }
            let rest = scalars[(place + key.count)...].drop { "\"' ".unicodeScalars.contains($0) }
            guard rest.first == ":" else { continue }
            let isQuoted = place > 0 && "\"'".unicodeScalars.contains(scalars[place - 1])
            return isQuoted ? place : place + 1
        }
        return nil
    }
}
