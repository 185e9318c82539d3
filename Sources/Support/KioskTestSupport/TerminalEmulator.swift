/// A terminal that understands what kiosk sends on an xterm, and names what it does not understand.
package struct TerminalEmulator: Sendable {
    /// What it was sent and does not know, as readable text.
    package internal(set) var unknown: [String] = []
    /// The window's title.
    package internal(set) var title = ""
    /// What was copied to the clipboard (OSC 52), still in base64.
    package internal(set) var copies: [String] = []
    /// The numbers of SGR that set a colour.
    package internal(set) var colors: Set<Int> = []
    /// Whether something was put outside of the window, or wrapped, since the screen was last cleared.
    package internal(set) var hasMisfits = false
    /// The private modes that are on.
    package internal(set) var modes = Self.usualModes
    /// Where the cursor is.
    package internal(set) var cursor = (x: 0, y: 0)

    static let usualModes: Set<Int> = [7, 25]

    var cells: TerminalCells
    /// The cells of the shell while the other screen is shown.
    var shell: TerminalCells?
    var shellCursor = (x: 0, y: 0)
    var savedCursor = (x: 0, y: 0)
    var titleStack: [String] = []
    var isPlain = true
    var isInserting = false
    /// Whether letters of the first and of the second set are lines.
    var lineDrawing = (first: false, second: false)
    var hasSecondSet = false
    var hasApplicationKeypad = false
    var hasOddCursor = false
    /// Set by a new size until the screen has been painted for it.
    var isStale = false
    var isCleared = false
    var isWrapPending = false
    var lastScalar: Unicode.Scalar?
    let widths: TerminalWidth
    var parser = TerminalParser()

    /// An empty window in the modes that a shell has.
    package init(width: Int, height: Int, widths: TerminalWidth = .plain) {
        self.widths = widths
        cells = TerminalCells(width: width, height: height)
    }

    /// The lines of the screen, without the blanks at their ends.
    package var lines: [String] { cells.lines }

    /// What stands in the columns of a row; the right half of a wide character is empty.
    package func columns(_ row: Int) -> [String] {
        cells.rows.indices.contains(row) ? cells.rows[row] : []
    }

    /// Whether a line has the text.
    package func contains(_ text: String) -> Bool { lines.contains { $0.contains(text) } }

    /// Whether the program's own screen is shown, and not the shell's.
    package var isAlternate: Bool { shell != nil }

    /// Whether no frame is half drawn, and none is due for a new size.
    package var isWhole: Bool { !modes.contains(2026) && !isStale }

    /// What is not as a shell left it; empty when the terminal was given back.
    package var leftovers: [String] {
        var found = modes.subtracting(Self.usualModes).sorted().map { "mode \($0) is on" }
        found += Self.usualModes.subtracting(modes).sorted().map { "mode \($0) is off" }
        if isAlternate { found.append("the other screen is shown") }
        if !titleStack.isEmpty { found.append("the title was kept and not brought back") }
        if !isPlain { found.append("text is in a colour or style") }
        if isInserting { found.append("text is inserted") }
        if hasSecondSet ? lineDrawing.second : lineDrawing.first {
            found.append("letters are lines")
        }
        if hasApplicationKeypad { found.append("the keypad sends sequences") }
        if hasOddCursor { found.append("the cursor looks different") }
        if cells.region != 0...(cells.height - 1) { found.append("only a part scrolls") }
        if !parser.isIdle { found.append("a sequence is not ended") }
        return found
    }

    /// Changes the window; the screen is stale until it has been painted for it.
    package mutating func resize(width: Int, height: Int) {
        cells.resize(width: width, height: height)
        shell?.resize(width: width, height: height)
        cursor = (min(cursor.x, width - 1), min(cursor.y, height - 1))
        isStale = isAlternate
        isCleared = false
        isWrapPending = false
    }

    /// Takes what the program has sent; a sequence may come in pieces.
    package mutating func feed(_ bytes: some Sequence<UInt8>) {
        for byte in bytes {
            guard let event = parser.take(byte) else { continue }
            switch event {
            case .scalar(let scalar): show(scalar)
            case .control(let byte): control(byte)
            case .escape(let text): escape(text)
            case .sequence(let sequence): apply(sequence)
            case .string(let text): take(string: text)
            case .malformed(let text): unknown.append(text)
            }
        }
    }
}
