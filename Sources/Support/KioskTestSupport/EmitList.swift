/// Every sequence that kiosk may send to an xterm or a terminal like it, and no other.
///
/// An emulator that knows a sequence says nothing about who wanted it: this list is what we want.
/// Whatever else is found in the output came out of somebody's text.
package enum EmitList {
    /// What stands in the bytes and not in the list, as readable text.
    package static func strangers(in bytes: some Sequence<UInt8>) -> [String] {
        var parser = TerminalParser()
        var found: [String] = []
        for byte in bytes {
            guard let event = parser.take(byte), let stranger = stranger(event) else { continue }
            found.append(stranger)
        }
        return parser.isIdle ? found : found + ["a sequence is not ended"]
    }

    private static func stranger(_ event: TerminalParser.Event) -> String? {
        switch event {
        case .scalar(let scalar): isShown(scalar) ? nil : "U+\(String(scalar.value, radix: 16))"
        // Backspace, line feed, return: how ncurses moves the cursor where that is shorter.
        case .control(let byte): [0x08, 0x0A, 0x0D].contains(byte) ? nil : "the control \(byte)"
        // The usual character set and keypad, a line up, the end of a string before the reset.
        case .escape(let text): ["(B", ">", "M", "\\"].contains(text) ? nil : "ESC \(text)"
        case .sequence(let sequence): isOurs(sequence) ? nil : "ESC [ \(sequence.text)"
        case .string(let text): isOurs(string: text) ? nil : "OSC \(text)"
        case .malformed(let text): text
        }
    }

    /// Characters that are seen; of the invisible ones only the mark that closes right-to-left text.
    private static func isShown(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate,
            .unassigned:
            scalar == "\u{200E}"
        default: true
        }
    }

    private static func isOurs(_ sequence: TerminalSequence) -> Bool {
        switch (sequence.mark, sequence.letter) {
        // Moving, erasing, repeating.
        case ("", "A"), ("", "B"), ("", "C"), ("", "D"), ("", "G"), ("", "H"), ("", "d"),
            ("", "J"), ("", "K"), ("", "X"), ("", "b"):
            true
        case ("", "r"): sequence.numbers.count == 2
        case ("", "m"): isOurs(style: sequence.numbers)
        // The title kept and given back; nothing that answers.
        case ("", "t"): [[22, 0, 0], [23, 0, 0], [22, 0], [23, 0]].contains(sequence.numbers)
        // Insert mode is switched off by ncurses, never on.
        case ("", "l"): sequence.numbers == [4]
        case ("?", "h"), ("?", "l"): isOurs(modes: sequence)
        default: false
        }
    }

    private static let modes: Set<Int> = [1, 7, 12, 25, 1000, 1004, 1006, 1049, 2004, 2026, 2031]

    /// Motion of the mouse is only ever switched off.
    private static func isOurs(modes sequence: TerminalSequence) -> Bool {
        sequence.numbers.allSatisfy {
            modes.contains($0) || sequence.letter == "l" && [1002, 1003].contains($0)
        }
    }

    /// What follows 38 and 48 is part of the colour.
    private static func isOurs(style numbers: [Int]) -> Bool {
        let plain = numbers.prefix { $0 != 38 && $0 != 48 }
        return plain.allSatisfy { number in
            [0...4, 7...7, 22...29, 30...49, 90...107].contains { $0.contains(number) }
        }
    }

    /// The title, a copy to the clipboard, the question for the background's colour.
    private static func isOurs(string text: String) -> Bool {
        if text.hasPrefix("52;c;") {
            return text.dropFirst(5).utf8.allSatisfy { byte in
                let scalar = Unicode.Scalar(byte)
                return scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
                    || "+/=".unicodeScalars.contains(scalar)
            }
        }
        return text == "11;?" || text == "2;kiosk"
    }
}
