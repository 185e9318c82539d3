/// Removes redundant changes of colors and attributes from the bytes of a frame.
///
/// ncurses selects an unchanged background again with each foreground, and resets an attribute together with all
/// colors. This type merges the changes before a character into one sequence with the difference. It needs a terminal
/// that can switch off single attributes (22 to 29) and colors (39, 49), as all those with 256 colors can.
struct RenditionReducer {
    private let bytes: [UInt8]
    private var index = 0
    private var output: [UInt8] = []
    /// The rendition of the terminal after the bytes in ``output``.
    private var actual: GraphicRendition
    /// The rendition after the bytes that were read.
    private var wanted: GraphicRendition

    /// Returns bytes with the same effect, and never more than before.
    ///
    /// - Parameter rendition: The rendition of the terminal, which becomes that after the bytes.
    static func reduce(_ bytes: [UInt8], from rendition: inout GraphicRendition) -> [UInt8] {
        var reducer = RenditionReducer(bytes, rendition)
        reducer.run()
        rendition = reducer.actual
        return reducer.output.count < bytes.count ? reducer.output : bytes
    }

    private init(_ bytes: [UInt8], _ rendition: GraphicRendition) {
        self.bytes = bytes
        (actual, wanted) = (rendition, rendition)
        output.reserveCapacity(bytes.count + 64)
    }

    private mutating func run() {
        while index < bytes.count {
            let byte = bytes[index]
            switch byte {
            case 0x1B: readEscape()
            // Backspace and carriage return only move the cursor.
            case 0x08, 0x0D: copy(to: index + 1)
            // A line feed may scroll in a line, which is blank.
            case 0x0A: copyBlank(to: index + 1)
            // A combining mark has the rendition of the blank before it.
            case 0x20 where !(index + 1 < bytes.count && bytes[index + 1] >= 0x80):
                copyBlank(to: index + 1)
            default: copyCharacter(to: index + 1)
            }
        }
        apply()
    }

    // MARK: Copying

    private mutating func apply() {
        wanted.append(to: &output, after: actual)
        actual = wanted
    }

    /// Copies bytes that the rendition does not affect.
    private mutating func copy(to end: Int) {
        let end = min(end, bytes.count)
        output += bytes[index..<end]
        index = end
    }

    /// Copies bytes that the rendition affects.
    private mutating func copyCharacter(to end: Int) {
        apply()
        copy(to: end)
    }

    /// Copies bytes that only put blanks on the screen.
    private mutating func copyBlank(to end: Int) {
        if !actual.drawsSameBlank(as: wanted) { apply() }
        copy(to: end)
    }

    /// Copies bytes that may change the rendition in an unknown way.
    private mutating func copyUnknown(to end: Int) {
        copyCharacter(to: end)
        (actual, wanted) = (.unknown, .unknown)
    }

    // MARK: Sequences

    private mutating func readEscape() {
        guard index + 1 < bytes.count else { return copyUnknown(to: bytes.count) }
        switch bytes[index + 1] {
        case UInt8(ascii: "["): readControlSequence()
        case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"),
            UInt8(ascii: "_"):
            guard let end = endOfString() else { return copyUnknown(to: bytes.count) }
            copyCharacter(to: end)
        // A line down or up, which may scroll, the keypad's modes, and the end of a string.
        case UInt8(ascii: "D"), UInt8(ascii: "E"), UInt8(ascii: "M"), UInt8(ascii: "="),
            UInt8(ascii: ">"), UInt8(ascii: "\\"):
            copyCharacter(to: index + 2)
        // A character set.
        case UInt8(ascii: "("), UInt8(ascii: ")"): copyCharacter(to: index + 3)
        default: copyUnknown(to: index + 2)
        }
    }

    /// Returns the index after a string, such as a title, or nil if the string is not ended properly.
    private func endOfString() -> Int? {
        var end = index + 2
        while end < bytes.count, bytes[end] >= 0x20 { end += 1 }
        guard end < bytes.count else { return nil }
        if bytes[end] == 0x07, bytes[index + 1] == UInt8(ascii: "]") { return end + 1 }
        let isEnd = end + 1 < bytes.count && bytes[end + 1] == UInt8(ascii: "\\")
        return bytes[end] == 0x1B && isEnd ? end + 2 : nil
    }

    private mutating func readControlSequence() {
        let start = index + 2
        var end = start
        while end < bytes.count, (0x20...0x3F).contains(bytes[end]) { end += 1 }
        guard end < bytes.count, (0x40...0x7E).contains(bytes[end]) else {
            return copyUnknown(to: end)
        }
        let parameters = bytes[start..<end]
        let hasMarks = parameters.contains { $0 < 0x30 || $0 > 0x3B }
        switch bytes[end] {
        case UInt8(ascii: "m") where !hasMarks: readRendition(parameters, end: end + 1)
        case UInt8(ascii: "h"), UInt8(ascii: "l"): readMode(parameters, end: end + 1)
        case _ where hasMarks: copyUnknown(to: end + 1)
        // The cursor moves.
        case UInt8(ascii: "A")...UInt8(ascii: "I"), UInt8(ascii: "Z"), UInt8(ascii: "`"),
            UInt8(ascii: "a"), UInt8(ascii: "d"), UInt8(ascii: "f"):
            copy(to: end + 1)
        // Cells are erased, inserted or deleted, or lines scroll.
        case UInt8(ascii: "J")...UInt8(ascii: "M"), UInt8(ascii: "P"), UInt8(ascii: "S"),
            UInt8(ascii: "T"), UInt8(ascii: "X"), UInt8(ascii: "@"):
            copyBlank(to: end + 1)
        // A character is repeated, the scroll region is set, or the title is saved.
        case UInt8(ascii: "b"), UInt8(ascii: "r"), UInt8(ascii: "t"): copyCharacter(to: end + 1)
        default: copyUnknown(to: end + 1)
        }
    }

    private mutating func readRendition(_ parameters: ArraySlice<UInt8>, end: Int) {
        var next = wanted
        guard next.apply(parameters) else { return copyUnknown(to: end) }
        wanted = next
        index = end
    }

    /// Copies a change of modes. Leaving the alternate screen restores the rendition of the other one.
    private mutating func readMode(_ parameters: ArraySlice<UInt8>, end: Int) {
        var reader = RenditionParameters(parameters.drop { $0 == UInt8(ascii: "?") })
        var isHarmless = true
        while let mode = reader.next() {
            isHarmless = isHarmless && ![3, 47, 1047, 1048, 1049].contains(mode.number)
        }
        if isHarmless && !reader.isMalformed {
            copyCharacter(to: end)
        } else {
            copyUnknown(to: end)
        }
    }
}
