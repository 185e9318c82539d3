/// The cells of a screen; a wide character occupies a cell and an empty one after it.
struct TerminalCells: Hashable, Sendable {
    private(set) var width: Int
    private(set) var rows: [[String]]
    /// The scroll region, by its first and last line.
    var region: ClosedRange<Int>

    init(width: Int, height: Int) {
        self.width = width
        rows = Array(repeating: Self.blanks(width), count: height)
        region = 0...(height - 1)
    }

    private static func blanks(_ count: Int) -> [String] {
        Array(repeating: " ", count: max(count, 0))
    }

    var height: Int { rows.count }

    /// The lines as text, without trailing blanks.
    var lines: [String] {
        rows.map { row in
            var row = row[...]
            while row.last == " " { row.removeLast() }
            return row.joined()
        }
    }

    mutating func resize(width: Int, height: Int) {
        rows = (0..<height).map { y in
            let old = rows.indices.contains(y) ? Array(rows[y].prefix(width)) : []
            return old + Self.blanks(width - old.count)
        }
        self.width = width
        region = 0...(height - 1)
    }

    mutating func put(_ text: String, width columns: Int, x: Int, y: Int) {
        guard rows.indices.contains(y), x >= 0, x + columns <= width else { return }
        split(y: y, at: x)
        split(y: y, at: x + columns)
        rows[y][x] = text
        if columns == 2 { rows[y][x + 1] = "" }
    }

    /// Replaces a wide character that is cut by a border between cells with blanks.
    private mutating func split(y: Int, at x: Int) {
        guard x > 0, x < width, rows[y][x].isEmpty else { return }
        rows[y][x - 1] = " "
        rows[y][x] = " "
    }

    /// Returns the start of the character before a column; nil at the start of a line.
    func start(before x: Int, y: Int) -> Int? {
        (0..<min(x, width)).last { !rows[y][$0].isEmpty }
    }

    /// Returns the columns of the character that begins at a position.
    func width(x: Int, y: Int) -> Int {
        x + 1 < width && rows[y][x + 1].isEmpty ? 2 : 1
    }

    /// Appends a combining mark to the character before a position.
    mutating func combine(_ text: String, x: Int, y: Int) {
        guard let index = (0..<min(x, width)).last(where: { !rows[y][$0].isEmpty }) else { return }
        rows[y][index] += text
    }

    mutating func erase(y: Int, from start: Int, to end: Int) {
        let (start, end) = (max(start, 0), min(end, width))
        guard rows.indices.contains(y), start < end else { return }
        split(y: y, at: start)
        split(y: y, at: end)
        for x in start..<end { rows[y][x] = " " }
    }

    mutating func insert(_ count: Int, x: Int, y: Int) {
        rows[y].insert(contentsOf: Self.blanks(count), at: min(x, width))
        rows[y] = Array(rows[y].prefix(width))
    }

    mutating func delete(_ count: Int, x: Int, y: Int) {
        rows[y].removeSubrange(min(x, width)..<min(x + count, width))
        rows[y] += Self.blanks(width - rows[y].count)
    }

    /// Scrolls the lines from `top` to the region's end up, or down for a negative count.
    mutating func scroll(_ count: Int, from top: Int? = nil) {
        let range = (top ?? region.lowerBound)...region.upperBound
        let blank = Self.blanks(width)
        for _ in 0..<min(abs(count), range.count) {
            if count > 0 {
                rows.remove(at: range.lowerBound)
                rows.insert(blank, at: range.upperBound)
            } else {
                rows.remove(at: range.upperBound)
                rows.insert(blank, at: range.lowerBound)
            }
        }
    }
}
