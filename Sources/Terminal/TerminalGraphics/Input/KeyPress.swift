/// One press of a key with its modifiers.
///
/// `shift` is set only if the terminal reports it separately from the key: for arrows and named keys, not for letters
/// (`A` is `.character("A")` without shift).
package struct KeyPress: Hashable, Sendable {
    package var key: Key
    package var control: Bool
    package var alt: Bool
    package var shift: Bool

    package init(_ key: Key, control: Bool = false, alt: Bool = false, shift: Bool = false) {
        self.key = key
        self.control = control
        self.alt = alt
        self.shift = shift
    }
}

/// A key without its modifiers.
///
/// Ctrl-C is `.character("c")` with `control`. Of two keys that a terminal cannot distinguish, the plainer one is
/// reported (Ctrl-I is `.tab`, Ctrl-M is `.enter`).
package enum Key: Hashable, Sendable {
    case character(Character)
    case enter, escape, tab, backTab, backspace, delete, insert
    case up, down, left, right
    case home, end, pageUp, pageDown
    /// A function key; F1 is `.function(1)`.
    case function(Int)
}

// MARK: Names

extension KeyPress {
    /// Reads a key as a configuration file spells it: `b`, `R`, `ctrl-p`, `alt-x`, `shift-up`, `f5`, `esc`, `space`.
    ///
    /// A key that a terminal cannot distinguish from another becomes the other one: `ctrl-i` is `tab`. Returns nil if
    /// the name is not a key, and for Shift with a character: write the resulting character instead.
    package init?(name: String) {
        var (rest, press) = (Substring(name), KeyPress(.escape))
        while let (prefix, modifier) = Self.modifiers.first(where: {
            rest.count > $0.prefix.count && rest.lowercased().hasPrefix($0.prefix)
        }) {
            guard !press[keyPath: modifier] else { return nil }
            press[keyPath: modifier] = true
            rest = rest.dropFirst(prefix.count)
        }
        guard let key = Self.key(rest) else { return nil }
        press.key = key
        guard let plain = press.plain else { return nil }
        self = plain
    }

    /// The name in the spelling that ``init(name:)`` reads.
    package var name: String { prefix(control: "ctrl-", alt: "alt-", shift: "shift-") + keyName }

    /// The name as a screen shows it: `Ctrl-P`, `↑`, `Esc`.
    package var label: SafeText {
        let prefix = prefix(control: "Ctrl-", alt: "Alt-", shift: "Shift-")
        return SafeText(untrusted: prefix + keyLabel)
    }

    private static let modifiers:
        [(prefix: String, path: any WritableKeyPath<KeyPress, Bool> & Sendable)] = [
            ("ctrl-", \.control), ("alt-", \.alt), ("shift-", \.shift),
        ]

    private func prefix(control: String, alt: String, shift: String) -> String {
        (self.control ? control : "") + (self.alt ? alt : "") + (self.shift ? shift : "")
    }

    private static func key(_ text: Substring) -> Key? {
        let lowered = text.lowercased()
        if let key = named[lowered] { return key }
        if lowered.hasPrefix("f"), let number = Int(lowered.dropFirst()), (1...20).contains(number)
        {
            return .function(number)
        }
        // A keyboard sends one scalar at a time.
        guard let scalar = text.unicodeScalars.first, text.unicodeScalars.count == 1,
            isVisible(scalar)
        else { return nil }
        return .character(Character(scalar))
    }

    private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .surrogate, .privateUse, .unassigned, .spaceSeparator,
            .lineSeparator, .paragraphSeparator, .nonspacingMark, .enclosingMark, .spacingMark:
            false
        default: true
        }
    }

    /// The key press that the terminal reports for this combination; nil if it never reports one.
    private var plain: KeyPress? {
        guard case .character(let character) = key else {
            return key == .tab && shift ? KeyPress(.backTab, control: control, alt: alt) : self
        }
        guard !shift else { return nil }
        guard control else { return self }
        let lowered = Character(character.lowercased())
        switch lowered {
        case "i": return KeyPress(.tab, alt: alt)
        case "m", "j": return KeyPress(.enter, alt: alt)
        case "h": return KeyPress(.backspace, alt: alt)
        case "[": return KeyPress(.escape, alt: alt)
        default: return KeyPress(.character(lowered), control: true, alt: alt)
        }
    }

    private static let named: [String: Key] = [
        "enter": .enter, "return": .enter, "esc": .escape, "escape": .escape, "tab": .tab,
        "backspace": .backspace, "delete": .delete, "del": .delete, "insert": .insert,
        "ins": .insert, "up": .up, "down": .down, "left": .left, "right": .right, "home": .home,
        "end": .end, "pgup": .pageUp, "page-up": .pageUp, "pgdn": .pageDown,
        "page-down": .pageDown, "space": .character(" "),
    ]

    private var keyName: String {
        switch key {
        case .character(" "): "space"
        case .character(let character): String(character)
        case .enter: "enter"
        case .escape: "esc"
        case .tab: "tab"
        case .backTab: "shift-tab"
        case .backspace: "backspace"
        case .delete: "delete"
        case .insert: "insert"
        case .up: "up"
        case .down: "down"
        case .left: "left"
        case .right: "right"
        case .home: "home"
        case .end: "end"
        case .pageUp: "pgup"
        case .pageDown: "pgdn"
        case .function(let number): "f\(number)"
        }
    }

    private var keyLabel: String {
        switch key {
        case .character(let character) where control:
            character == " " ? "Space" : character.uppercased()
        case .character(" "): "Space"
        case .character(let character): String(character)
        case .backTab: "Shift-Tab"
        case .up: "↑"
        case .down: "↓"
        case .left: "←"
        case .right: "→"
        case .pageUp: "PgUp"
        case .pageDown: "PgDn"
        default: keyName.prefix(1).uppercased() + keyName.dropFirst()
        }
    }
}
