/// Bytes from a terminal in, events out.
///
/// A pure machine: it may be fed a byte at a time or a megabyte at once and gives the same events,
/// never traps, and keeps no more than `PasteCollector.limit` bytes. What it cannot make sense of
/// it drops: a terminal's answer must never turn into keys, for a key may buy something.
///
/// Only time tells a lone Esc from the start of a sequence, so the driver calls `flush()` when
/// nothing more came for 25 ms while `isWaiting`.
package struct InputDecoder: Sendable {
    private var state = State.ground
    private var events: [InputEvent] = []
    /// Set by a `flush()` that leaves the state alone: nothing is gained by another one.
    private var isStalled = false

    /// What the bytes so far are the beginning of.
    private enum State {
        case ground
        /// The first bytes of a UTF-8 sequence, and whether Esc came before them.
        case character(UTF8Sequence, alt: Bool)
        case escape
        /// After `ESC O`, with the digits of a modifier.
        case singleShift([UInt8])
        /// After `ESC [`.
        case control([UInt8])
        /// After `ESC [ [`: a function key of the Linux console.
        case console
        /// After `ESC [ M`: three bytes of an old mouse report, which are dropped.
        case oldMouse(left: Int)
        /// After `ESC ]`, `ESC P` or `ESC _`.
        case string(ControlString)
        case paste(PasteCollector)
    }

    package init() {}

    /// True while the bytes so far may be a lone Esc or the start of a sequence: call `flush()` when
    /// nothing more came for 25 ms.
    package var isWaiting: Bool {
        if case .ground = state { return false }
        return !isStalled
    }

    /// Takes the bytes of one read and returns the events that are complete.
    package mutating func decode(_ bytes: some Sequence<UInt8>) -> [InputEvent] {
        let bytes = Array(bytes)
        if isStalled { interruptPaste(bytes) }
        isStalled = false
        for byte in bytes { take(byte) }
        return drain()
    }

    /// Time is up: what was waiting is what it is. A lone Esc is the Escape key, the start of an
    /// unfinished sequence the key that a person pressed with Alt. The rest of a character, and
    /// a longer piece of a terminal's answer, are still waited for.
    package mutating func flush() -> [InputEvent] {
        switch state {
        case .ground: break
        case .escape: finish(.key(KeyPress(.escape)))
        case .singleShift(let digits) where digits.isEmpty: finish(alt("O"))
        case .control(let bytes) where bytes.isEmpty: finish(alt("["))
        case .string(let string) where string.isEmpty: finish(alt(string.introducer))
        case .console, .oldMouse, .singleShift: state = .ground
        case .character, .control, .string: isStalled = true
        case .paste(let paste): flush(paste)
        }
        return drain()
    }

    private mutating func drain() -> [InputEvent] {
        defer { events = [] }
        return events
    }

    private mutating func finish(_ event: InputEvent?) {
        state = .ground
        if let event { events.append(event) }
    }

    private func alt(_ character: Character) -> InputEvent {
        .key(KeyPress(.character(character), alt: true))
    }
}

// MARK: - One byte

extension InputDecoder {
    private mutating func take(_ byte: UInt8) {
        switch state {
        case .ground: takeFirst(byte, alt: false)
        case .character(let sequence, let alt): takeNext(byte, of: sequence, alt: alt)
        case .escape: takeAfterEscape(byte)
        case .singleShift(let digits): takeShifted(byte, digits)
        case .control(let bytes): takeControl(byte, after: bytes)
        case .console: finish(KeyNames.console(byte).map { .key(KeyPress($0)) })
        case .oldMouse(let left): state = left > 1 ? .oldMouse(left: left - 1) : .ground
        case .string(var string):
            // The string is moved out and back, or each byte would copy it.
            state = .ground
            takeString(byte, &string)
        case .paste(var paste):
            state = .ground
            paste.append(byte)
            state = .paste(paste)
        }
    }

    private mutating func takeFirst(_ byte: UInt8, alt: Bool) {
        switch byte {
        case 0x1B:
            // Esc twice: the first one was the key.
            if alt { events.append(.key(KeyPress(.escape))) }
            state = .escape
        case 0..<0x20, 0x7F:
            finish(.key(KeyNames.control(byte, alt: alt)))
        case 0x20..<0x7F:
            finish(.key(KeyPress(.character(Character(Unicode.Scalar(byte))), alt: alt)))
        default:
            state = UTF8Sequence(first: byte).map { .character($0, alt: alt) } ?? .ground
        }
    }

    private mutating func takeNext(_ byte: UInt8, of sequence: UTF8Sequence, alt: Bool) {
        switch sequence.appending(byte) {
        case .more(let longer): state = .character(longer, alt: alt)
        case .scalar(let scalar):
            // A C1 control is no key, and no control either: we are in UTF-8.
            let isControl = scalar.properties.generalCategory == .control
            let press = KeyPress(.character(Character(scalar)), alt: alt)
            finish(isControl ? nil : .key(press))
        case .invalid:
            state = .ground
            take(byte)
        }
    }

    private mutating func takeAfterEscape(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "["): state = .control([])
        case UInt8(ascii: "O"): state = .singleShift([])
        case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"):
            state = .string(ControlString(introducer: Character(Unicode.Scalar(byte))))
        default: takeFirst(byte, alt: true)
        }
    }

    private mutating func takeShifted(_ byte: UInt8, _ digits: [UInt8]) {
        let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        if isDigit, digits.count < 3 {
            state = .singleShift(digits + [byte])
        } else if byte < 0x20 || byte > 0x7E {
            state = .ground
            take(byte)
        } else {
            let sequence = ControlSequence(parameters: digits, final: byte)
            finish(KeyNames.shifted(sequence).map { .key($0) })
        }
    }

    private mutating func takeControl(_ byte: UInt8, after bytes: [UInt8]) {
        switch byte {
        case UInt8(ascii: "[") where bytes.isEmpty: state = .console
        case UInt8(ascii: "M") where bytes.isEmpty: state = .oldMouse(left: 3)
        case 0x20...0x3F:
            // Too long to be anything: the rest is read and dropped, up to its end.
            state = .control(bytes.count < ControlSequence.longest ? bytes + [byte] : bytes)
        case 0x40...0x7E:
            state = .ground
            finish(sequence: ControlSequence(bytes: bytes, final: byte))
        case 0x7F: break
        default:
            // A control or a letter beyond ASCII: the sequence was broken off.
            state = .ground
            take(byte)
        }
    }

    private mutating func finish(sequence: ControlSequence) {
        if sequence.isPasteStart {
            state = .paste(PasteCollector())
        } else {
            finish(sequence.event)
        }
    }

    private mutating func takeString(_ byte: UInt8, _ string: inout ControlString) {
        switch string.append(byte) {
        case .more: state = .string(string)
        case .complete: finish(.reply(string.reply))
        case .brokenOff(let rest):
            state = .ground
            for byte in rest { take(byte) }
        }
    }
}

// MARK: - Paste

extension InputDecoder {
    /// A paste is over when its end was seen and then nothing came.
    private mutating func flush(_ paste: PasteCollector) {
        guard paste.hasEnd else {
            isStalled = true
            return
        }
        finish(.paste(paste.text))
        for byte in paste.tail { take(byte) }
    }

    /// A paste whose end never comes would swallow every key for ever: Esc or Ctrl-C alone, after a
    /// pause, ends it.
    private mutating func interruptPaste(_ bytes: [UInt8]) {
        guard case .paste(let paste) = state, bytes == [0x1B] || bytes == [0x03] else { return }
        finish(.paste(paste.text))
    }
}
