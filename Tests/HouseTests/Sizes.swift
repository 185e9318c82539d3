/// How long files and functions are: a report, no rule.
struct Sizes {
    let median: Int
    let ninetieth: Int
    let largest: Int

    /// The numbers of a list of lengths; zeros for an empty one.
    init(_ lengths: [Int]) {
        let sorted = lengths.sorted()
        median = sorted.isEmpty ? 0 : sorted[sorted.count / 2]
        ninetieth = sorted.isEmpty ? 0 : sorted[sorted.count * 9 / 10]
        largest = sorted.last ?? 0
    }

    /// Functions longer than `limit` lines, with their length, by their indentation.
    static func longFunctions(in file: SourceFile, over limit: Int) -> [String] {
        let lines = file.code.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.indices.compactMap { start in
            let indent = lines[start].prefix { $0 == " " }
            guard lines[start].contains("func "),
                let end = lines[start...].firstIndex(where: { $0 == indent + "}" }),
                end - start + 1 > limit
            else { return nil }
            return "\(file.path):\(start + 1) \(end - start + 1) lines"
        }
    }
}
