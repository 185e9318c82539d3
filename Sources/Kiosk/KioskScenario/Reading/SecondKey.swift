/// The second place of a name that stands twice in a mapping, whose first place is known.
struct SecondKey {
    let name: String
    /// Where it stands first, counted from 1.
    let line: Int
    let column: Int

    /// Where it stands again; the first place where it cannot be told.
    func place(in text: String) -> (line: Int, column: Int) {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        guard lines.indices.contains(line - 1) else { return (line, column) }
        // Between braces it may follow on its line.
        if let again = column(in: lines[line - 1], after: column + name.unicodeScalars.count) {
            return (line, again)
        }
        for index in lines.indices.dropFirst(line) {
            let found = column(in: lines[index], after: 0)
            // A name of the same mapping stands in the same column; between braces anywhere.
            if let found, found == column || isFlow(lines[line - 1]) { return (index + 1, found) }
        }
        return (line, column)
    }

    private func isFlow(_ line: Substring) -> Bool {
        line.unicodeScalars.prefix(max(0, column - 1)).contains("{")
    }

    /// Where the name stands with a colon behind it.
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
            if rest.first == ":" { return place + 1 }
        }
        return nil
    }
}
