/// A small terminal that remembers the style of each cell, for the sequences that ncurses sends in a frame. It
/// interprets styles on its own, not with the types under test.
struct StyledScreen {
    struct Cell: Equatable {
        var text = " "
        var foreground = "default"
        var background = "default"
        var attributes: Set<Int> = []

        /// The visible part: the letter color and the weight of a blank cannot be seen.
        var visible: Cell {
            guard text == " ", attributes.isDisjoint(with: [4, 5, 7, 8, 9]) else { return self }
            return Cell(background: background)
        }
    }

    let width: Int
    private(set) var rows: [[Cell]]
    private var pen: Cell
    private var last = " "
    private var (x, y) = (0, 0)

    /// Creates a screen whose cells are letters, so that each erased one is noticed, with the style before the bytes.
    init(width: Int, height: Int, initial: String) {
        self.width = width
        rows = Array(repeating: Array(repeating: Cell(text: "o"), count: width), count: height)
        pen = Cell()
        feed(initial)
    }

    var visibleRows: [[Cell]] { rows.map { $0.map(\.visible) } }

    /// The style of the next character.
    var style: Cell { pen }

    mutating func feed(_ text: String) {
        var rest = Substring(text).unicodeScalars
        while let scalar = rest.popFirst() {
            switch scalar {
            case "\u{1B}": escape(&rest)
            case "\r": x = 0
            case "\u{8}": x = max(x - 1, 0)
            case "\n": lineFeed()
            case _ where scalar.properties.generalCategory == .nonspacingMark:
                if x > 0 { rows[y][x - 1].text.unicodeScalars.append(scalar) }
            default: put(String(scalar))
            }
        }
    }

    private mutating func put(_ text: String) {
        last = text
        if x == width {
            x = 0
            lineFeed()
        }
        rows[y][x] = Cell(
            text: text, foreground: pen.foreground, background: pen.background,
            attributes: pen.attributes)
        x += 1
    }

    private mutating func lineFeed() {
        guard y == rows.count - 1 else { return y += 1 }
        rows.removeFirst()
        rows.append(Array(repeating: Cell(background: pen.background), count: width))
    }

    private mutating func escape(_ rest: inout Substring.UnicodeScalarView) {
        switch rest.popFirst() {
        case "[":
            let parameters = rest.prefix { $0.value < 0x40 }
            rest.removeFirst(parameters.count)
            if let final = rest.popFirst() { control(String(parameters), final) }
        case "]":
            while let scalar = rest.popFirst(), scalar != "\u{7}" {}
        case "(": _ = rest.popFirst()
        case "c": pen = Cell()
        default: break
        }
    }

    private mutating func control(_ parameters: String, _ final: Unicode.Scalar) {
        let numbers = parameters.split(separator: ";").compactMap { Int($0) }
        let count = max(numbers.first ?? 1, 1)
        switch final {
        case "m": select(parameters)
        case "H": (y, x) = (min(count, rows.count) - 1, min(numbers.last ?? 1, width) - 1)
        case "C": x = min(x + count, width - 1)
        case "K": erase(width - x)
        case "X": erase(count)
        case "b": for _ in 0..<count { put(last) }
        default: break
        }
    }

    private mutating func erase(_ count: Int) {
        for column in x..<max(min(x + count, width), x) {
            rows[y][column] = Cell(background: pen.background)
        }
    }

    private mutating func select(_ parameters: String) {
        var words = parameters.split(separator: ";", omittingEmptySubsequences: false)[...]
        if words.isEmpty { words = ["0"] }
        while let word = words.popFirst() {
            let parts = word.split(separator: ":", omittingEmptySubsequences: false)
            guard let number = parts.first.map({ Int($0) ?? 0 }) else { continue }
            switch number {
            case 0: pen = Cell()
            case 22: pen.attributes.subtract([1, 2])
            case 1...9: pen.attributes.insert(number)
            case 23...29: pen.attributes.remove(number - 20)
            case 38 where parts.count > 1: pen.foreground = Self.color(parts)
            case 48 where parts.count > 1: pen.background = Self.color(parts)
            case 38, 48:
                let color = words.prefix(words.first == "5" ? 2 : 4)
                words = words.dropFirst(color.count)
                let name = color.joined(separator: " ")
                if number == 38 { pen.foreground = name } else { pen.background = name }
            case 30...37, 90...97: pen.foreground = "\(number)"
            case 39: pen.foreground = "default"
            case 40...47, 100...107: pen.background = "\(number)"
            case 49: pen.background = "default"
            default: pen.attributes.insert(number)
            }
        }
    }

    /// `38:2::1:2:3`, `38:2:1:2:3` and `38;2;1;2;3` are the same color.
    private static func color(_ parts: [Substring]) -> String {
        let kind = parts.count > 1 ? String(parts[1]) : ""
        return ([kind] + parts.suffix(kind == "5" ? 1 : 3).map(String.init)).joined(separator: " ")
    }
}
