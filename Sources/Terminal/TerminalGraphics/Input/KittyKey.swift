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
