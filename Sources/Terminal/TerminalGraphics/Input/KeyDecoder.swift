/// Maps control characters and sequences to keys.
enum KeyDecoder {
    /// Returns the key of a C0 control or DEL: Ctrl and a letter, unless the control has a key of its own.
    static func control(_ byte: UInt8, alt: Bool) -> KeyPress {
        switch byte {
        case 0x08, 0x7F: return KeyPress(.backspace, alt: alt)
        case 0x09: return KeyPress(.tab, alt: alt)
        // Scripts and pasted lines send a line feed for the Enter key.
        case 0x0A, 0x0D: return KeyPress(.enter, alt: alt)
        case 0x00: return KeyPress(.character(" "), control: true, alt: alt)
        case 0x01...0x1A:
            return KeyPress(
                .character(Character(Unicode.Scalar(byte + 0x60))), control: true, alt: alt)
        default:
            return KeyPress(
                .character(Character(Unicode.Scalar(byte + 0x40))), control: true, alt: alt)
        }
    }

    /// Returns the key of `ESC O` and a letter: keys in application mode, and those of the keypad.
    static func shifted(_ sequence: ControlSequence) -> KeyPress? {
        let modifiers = Modifiers(parameter: sequence.parameter(0))
        if let key = lettered[sequence.final] { return modifiers.press(key) }
        guard let key = keypad[sequence.final] else { return nil }
        return modifiers.press(key)
    }

    /// Returns the key of `ESC [ [` and a letter from A: F1 to F5 of the Linux console.
    static func console(_ byte: UInt8) -> Key? {
        guard (0x41...0x45).contains(byte) else { return nil }
        return .function(Int(byte) - 0x40)
    }

    /// Returns the key of a control sequence without marks, as cursor and function keys send it.
    static func press(_ sequence: ControlSequence) -> KeyPress? {
        // Kitty reports a release as the third kind of event, after the modifiers.
        guard sequence.part(1, of: 1) != 3 else { return nil }
        let modifiers = Modifiers(parameter: sequence.parameter(1))
        switch sequence.final {
        // xterm with modifyOtherKeys: the third parameter is the key's code.
        case "~" where sequence.parameter(0) == 27:
            return sequence.parameter(2).flatMap { KittyKey.press($0, modifiers) }
        case "~": return sequence.parameter(0).flatMap { numbered[$0] }.map(modifiers.press)
        case "u": return sequence.parameter(0).flatMap { KittyKey.press($0, modifiers) }
        case "Z": return KeyPress(.backTab, control: modifiers.control, alt: modifiers.alt)
        default: return lettered[sequence.final].map(modifiers.press)
        }
    }

    private static let lettered: [Character: Key] = [
        "A": .up, "B": .down, "C": .right, "D": .left, "H": .home, "F": .end,
        "P": .function(1), "Q": .function(2), "R": .function(3), "S": .function(4),
    ]

    private static let numbered: [Int: Key] = [
        1: .home, 2: .insert, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
        11: .function(1), 12: .function(2), 13: .function(3), 14: .function(4), 15: .function(5),
        17: .function(6), 18: .function(7), 19: .function(8), 20: .function(9), 21: .function(10),
        23: .function(11), 24: .function(12), 25: .function(13), 26: .function(14),
        28: .function(15), 29: .function(16), 31: .function(17), 32: .function(18),
        33: .function(19), 34: .function(20),
    ]

    /// The keypad in application mode (DECPAM): Enter, operators and digits.
    private static let keypad: [Character: Key] = [
        "M": .enter, "I": .tab, " ": .character(" "), "X": .character("="), "j": .character("*"),
        "k": .character("+"), "l": .character(","), "m": .character("-"), "n": .character("."),
        "o": .character("/"), "p": .character("0"), "q": .character("1"), "r": .character("2"),
        "s": .character("3"), "t": .character("4"), "u": .character("5"), "v": .character("6"),
        "w": .character("7"), "x": .character("8"), "y": .character("9"),
    ]
}

// MARK: kitty keyboard protocol

/// Decodes key codes of the kitty keyboard protocol: the Unicode scalar without modifiers, and codes from 57344 for
/// keys without a scalar.
enum KittyKey {
    static func press(_ code: Int, _ modifiers: Modifiers) -> KeyPress? {
        if code == 9, modifiers.shift {
            return KeyPress(.backTab, control: modifiers.control, alt: modifiers.alt)
        }
        if let key = named[code] { return modifiers.press(key) }
        if (57399...57408).contains(code) { return character(code - 57399 + 0x30, modifiers) }
        if (57376...57388).contains(code) { return modifiers.press(.function(code - 57376 + 13)) }
        guard code >= 0x20, !(0x7F...0x9F).contains(code), !(57344...63743).contains(code) else {
            return nil
        }
        return character(code, modifiers)
    }

    /// Returns the capital letter for a letter with Shift, as terminals without the protocol send it.
    private static func character(_ code: Int, _ modifiers: Modifiers) -> KeyPress? {
        guard let value = UInt32(exactly: code), let scalar = Unicode.Scalar(value) else {
            return nil
        }
        let upper = String(Character(scalar)).uppercased()
        let isShifted = modifiers.shift && !modifiers.control && upper.count == 1
        let character = isShifted ? upper.first ?? Character(scalar) : Character(scalar)
        return KeyPress(.character(character), control: modifiers.control, alt: modifiers.alt)
    }

    private static let named: [Int: Key] = [
        9: .tab, 13: .enter, 27: .escape, 127: .backspace,
        57409: .character("."), 57410: .character("/"), 57411: .character("*"),
        57412: .character("-"), 57413: .character("+"), 57414: .enter, 57415: .character("="),
        57417: .left, 57418: .right, 57419: .up, 57420: .down, 57421: .pageUp,
        57422: .pageDown, 57423: .home, 57424: .end, 57425: .insert, 57426: .delete,
    ]
}
