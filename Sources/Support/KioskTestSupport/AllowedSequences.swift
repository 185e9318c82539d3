/// The complete list of the sequences that kiosk sends to xterm-like terminals.
///
/// An emulator that supports a sequence cannot show whether it was intended; this list can. Any other sequence in the
/// output comes from untrusted text.
package enum AllowedSequences {
    /// Returns the parts of the bytes that are not in the list, as readable text.
    package static func violations(in bytes: some Sequence<UInt8>) -> [String] {
        var parser = TerminalParser()
        var found: [String] = []
        for byte in bytes {
            guard let event = parser.parse(byte), let stranger = stranger(event) else { continue }
            found.append(stranger)
        }
        return parser.isIdle ? found : found + ["a sequence is not ended"]
    }

    private static func stranger(_ event: TerminalParser.Event) -> String? {
        switch event {
        case .scalar(let scalar): isShown(scalar) ? nil : "U+\(String(scalar.value, radix: 16))"
        // Backspace, line feed and carriage return are the shorter ways in which ncurses moves the cursor.
        case .control(let byte): [0x08, 0x0A, 0x0D].contains(byte) ? nil : "the control \(byte)"
        // The default character set and keypad, a line up, and the end of a string before the reset.
        case .escape(let text): ["(B", ">", "M", "\\"].contains(text) ? nil : "ESC \(text)"
        case .sequence(let sequence): isOurs(sequence) ? nil : "ESC [ \(sequence.text)"
        case .string(let text): isOurs(string: text) ? nil : "OSC \(text)"
        case .malformed(let text): text
        }
    }

    /// Returns whether a character is visible; the only permitted invisible one is the mark after right-to-left text.
    private static func isShown(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate,
            .unassigned:
            scalar == "\u{200E}"
        default: true
        }
    }

    private static func isOurs(_ sequence: TerminalSequence) -> Bool {
        switch (sequence.privateMarker, sequence.letter) {
        // Moving, erasing, repeating, and the lines that ncurses scrolls within the screen.
        case ("", "A"), ("", "B"), ("", "C"), ("", "D"), ("", "G"), ("", "H"), ("", "d"),
            ("", "J"), ("", "K"), ("", "X"), ("", "b"), ("", "L"), ("", "M"):
            true
        case ("", "r"): sequence.numbers.count == 2
        case ("", "m"): isOurs(style: sequence.numbers)
        // Saving and restoring the title; other operations would return answers.
        case ("", "t"): [[22, 0, 0], [23, 0, 0], [22, 0], [23, 0]].contains(sequence.numbers)
        // ncurses switches insert mode off, never on.
        case ("", "l"): sequence.numbers == [4]
        case ("?", "h"), ("?", "l"): isOurs(modes: sequence)
        default: false
        }
    }

    private static let modes: Set<Int> = [1, 7, 12, 25, 1000, 1004, 1006, 1049, 2004, 2026, 2031]

    /// Mouse motion is only switched off.
    private static func isOurs(modes sequence: TerminalSequence) -> Bool {
        sequence.numbers.allSatisfy {
            modes.contains($0) || sequence.letter == "l" && [1002, 1003].contains($0)
        }
    }

    /// The numbers after 38 and 48 belong to the color.
    private static func isOurs(style numbers: [Int]) -> Bool {
        let plain = numbers.prefix { $0 != 38 && $0 != 48 }
        return plain.allSatisfy { number in
            [0...4, 7...7, 22...29, 30...49, 90...107].contains { $0.contains(number) }
        }
    }

    /// Returns whether a string is the title, a copy to the clipboard, a notification, or the query of the background
    /// color.
    private static func isOurs(string text: String) -> Bool {
        if text.hasPrefix("52;c;") {
            return text.dropFirst(5).utf8.allSatisfy { byte in
                let scalar = Unicode.Scalar(byte)
                return scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
                    || "+/=".unicodeScalars.contains(scalar)
            }
        }
        return text == "11;?" || text == "2;kiosk" || text.hasPrefix("9;kiosk: ")
    }
}
