/// A terminal emulator for the sequences that kiosk sends to xterm, which records all others.
package struct TerminalEmulator: Sendable {
    /// The received sequences that it does not support, as readable text.
    package internal(set) var unknown: [String] = []
    /// The window's title.
    package internal(set) var title = ""
    /// The texts copied to the clipboard (OSC 52), in base64.
    package internal(set) var copies: [String] = []
    /// The received SGR numbers that set a color.
    package internal(set) var colors: Set<Int> = []
    /// Whether output was placed outside the window, or wrapped, since the screen was last cleared.
    package internal(set) var hasOverflow = false
    /// The private modes that are on.
    package internal(set) var modes = Self.defaultModes
    /// The position of the cursor.
    package internal(set) var cursor = (x: 0, y: 0)

    static let defaultModes: Set<Int> = [7, 25]

    var cells: TerminalCells
    /// The cells of the primary screen while the alternate one is displayed.
    var primaryCells: TerminalCells?
    var primaryCursor = (x: 0, y: 0)
    var savedCursor = (x: 0, y: 0)
    var titleStack: [String] = []
    var isPlain = true
    var isInserting = false
    /// Whether the first and the second character set are line drawing sets.
    var lineDrawing = (first: false, second: false)
    var hasSecondSet = false
    var hasApplicationKeypad = false
    var hasChangedCursor = false
    /// True from a size change until the screen is repainted.
    var isStale = false
    var isCleared = false
    var isWrapPending = false
    var lastScalar: Unicode.Scalar?
    let widths: CharacterWidthModel
    var parser = TerminalParser()

    /// Creates an empty terminal with a shell's modes.
    package init(width: Int, height: Int, widths: CharacterWidthModel = .plain) {
        self.widths = widths
        cells = TerminalCells(width: width, height: height)
    }

    /// The lines of the screen, without trailing blanks.
    package var lines: [String] { cells.lines }

    /// Returns the contents of a row's columns; the right half of a wide character is empty.
    package func columns(_ row: Int) -> [String] {
        cells.rows.indices.contains(row) ? cells.rows[row] : []
    }

    /// Returns whether a line contains the text.
    package func contains(_ text: String) -> Bool { lines.contains { $0.contains(text) } }

    /// Whether the alternate screen is displayed.
    package var isAlternate: Bool { primaryCells != nil }

    /// Whether a frame is complete, and a repaint for a new size is not pending.
    package var isFrameComplete: Bool { !modes.contains(2026) && !isStale }

    /// The differences from a shell's state; empty if the program restored the terminal.
    package var unrestoredState: [String] {
        var found = modes.subtracting(Self.defaultModes).sorted().map { "mode \($0) is on" }
        found += Self.defaultModes.subtracting(modes).sorted().map { "mode \($0) is off" }
        if isAlternate { found.append("the other screen is shown") }
        if !titleStack.isEmpty { found.append("the title was kept and not brought back") }
        if !isPlain { found.append("text has a color or style") }
        if isInserting { found.append("text is inserted") }
        if hasSecondSet ? lineDrawing.second : lineDrawing.first {
            found.append("letters are lines")
        }
        if hasApplicationKeypad { found.append("the keypad sends sequences") }
        if hasChangedCursor { found.append("the cursor looks different") }
        if cells.region != 0...(cells.height - 1) { found.append("only a part scrolls") }
        if !parser.isIdle { found.append("a sequence is not ended") }
        return found
    }

    /// Changes the terminal's size; the screen is stale until it is repainted.
    package mutating func resize(width: Int, height: Int) {
        cells.resize(width: width, height: height)
        primaryCells?.resize(width: width, height: height)
        cursor = (min(cursor.x, width - 1), min(cursor.y, height - 1))
        isStale = isAlternate
        isCleared = false
        isWrapPending = false
    }

    /// Processes output; a sequence may arrive in pieces.
    package mutating func feed(_ bytes: some Sequence<UInt8>) {
        for byte in bytes {
            guard let event = parser.parse(byte) else { continue }
            switch event {
            case .scalar(let scalar): show(scalar)
            case .control(let byte): control(byte)
            case .escape(let text): escape(text)
            case .sequence(let sequence): apply(sequence)
            case .string(let text): handleString(text)
            case .malformed(let text): unknown.append(text)
            }
        }
    }
}
