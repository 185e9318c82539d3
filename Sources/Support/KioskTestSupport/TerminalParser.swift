/// Splits a stream of bytes into characters, controls and sequences.
struct TerminalParser: Sendable {
    enum Event {
        case scalar(Unicode.Scalar)
        case control(UInt8)
        /// ESC and up to two bytes.
        case escape(String)
        case sequence(TerminalSequence)
        /// The text of an OSC.
        case string(String)
        case malformed(String)
    }

    private enum State {
        case ground, escape, charset, sequence, string, stringEscape
        /// In a UTF-8 character, with the number of missing bytes.
        case character(missing: Int)
    }

    private var state = State.ground
    private var bytes: [UInt8] = []

    /// Whether the parser is between sequences.
    var isIdle: Bool { if case .ground = state { true } else { false } }

    mutating func parse(_ byte: UInt8) -> Event? {
        switch state {
        case .ground: return ground(byte)
        case .character(let missing): return character(byte, missing: missing)
        case .escape: return escape(byte)
        case .charset:
            bytes.append(byte)
            return end(.escape(text(bytes)))
        case .sequence: return sequence(byte)
        case .string: return string(byte)
        case .stringEscape:
            guard byte == UInt8(ascii: "\\") else { return end(.malformed("ESC in a string")) }
            return end(.string(text(bytes)))
        }
    }

    private mutating func ground(_ byte: UInt8) -> Event? {
        bytes = [byte]
        switch byte {
        case 0x1B: state = .escape
        case 0..<0x20: return .control(byte)
        case 0x20..<0x7F: return .scalar(Unicode.Scalar(byte))
        case 0xC2...0xDF: state = .character(missing: 1)
        case 0xE0...0xEF: state = .character(missing: 2)
        case 0xF0...0xF4: state = .character(missing: 3)
        default: return .malformed("the byte \(byte)")
        }
        return nil
    }

    private mutating func character(_ byte: UInt8, missing: Int) -> Event? {
        bytes.append(byte)
        guard missing == 1 else {
            state = .character(missing: missing - 1)
            return nil
        }
        guard let scalar = String(validating: bytes, as: UTF8.self)?.unicodeScalars.first,
            scalar.properties.generalCategory != .control
        else { return end(.malformed("the bytes \(bytes)")) }
        return end(.scalar(scalar))
    }

    private mutating func escape(_ byte: UInt8) -> Event? {
        bytes = []
        switch byte {
        case UInt8(ascii: "["): state = .sequence
        case UInt8(ascii: "]"): state = .string
        case UInt8(ascii: "("), UInt8(ascii: ")"):
            bytes = [byte]
            state = .charset
        default: return end(.escape(text([byte])))
        }
        return nil
    }

    private mutating func sequence(_ byte: UInt8) -> Event? {
        bytes.append(byte)
        switch byte {
        case 0x40...0x7E:
            let text = text(bytes)
            return end(
                TerminalSequence(text).map(Event.sequence) ?? .malformed("ESC [ \(text)"))
        case 0x20...0x3F: return nil
        default: return end(.malformed("ESC [ with the byte \(byte)"))
        }
    }

    private mutating func string(_ byte: UInt8) -> Event? {
        switch byte {
        case 0x07: return end(.string(text(bytes)))
        case 0x1B: state = .stringEscape
        default: bytes.append(byte)
        }
        return nil
    }

    private mutating func end(_ event: Event) -> Event {
        state = .ground
        return event
    }

    private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
