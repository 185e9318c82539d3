/// Decodes the bytes from a terminal into input events.
///
/// The events do not depend on how the bytes are divided among calls. The decoder never traps and keeps no more than
/// `PasteCollector.limit` bytes. It drops bytes that it cannot interpret: a terminal's reply must never turn into keys,
/// because a key may confirm a purchase.
///
/// Only a pause distinguishes a lone Esc from the start of a sequence, so the driver calls `flush()` when no byte
/// arrived for 25 ms (75 ms if keys come over a network) while `isWaiting` is true.
package struct InputDecoder: Sendable {
    private var state = State.ground
    private var events: [InputEvent] = []
    /// Set by a `flush()` that leaves the state unchanged: another one would change nothing.
    private var isStalled = false

    /// The kind of input that the bytes so far begin.
    private enum State {
        case ground
        /// The first bytes of a UTF-8 sequence, and whether Esc preceded them.
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

    /// True while the bytes so far may be a lone Esc or the start of a sequence: call `flush()` when no byte
    /// arrived for 25 ms (75 ms if keys come over a network).
    package var isWaiting: Bool {
        if case .ground = state { return false }
        return !isStalled
    }

    /// Decodes the bytes of one read and returns the complete events.
    package mutating func decode(_ bytes: some Sequence<UInt8>) -> [InputEvent] {
        let bytes = Array(bytes)
        if isStalled { interruptPaste(bytes) }
        isStalled = false
        for byte in bytes { process(byte) }
        return drain()
    }

    /// Resolves the pending bytes after a pause. A lone Esc is the Escape key; the start of an unfinished sequence is a
    /// key that the user pressed with Alt. An incomplete character and a longer part of a terminal's reply stay
    /// pending.
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

// MARK: - Decoding bytes

extension InputDecoder {
    private mutating func process(_ byte: UInt8) {
        switch state {
        case .ground: processGround(byte, alt: false)
        case .character(let sequence, let alt): processContinuation(byte, of: sequence, alt: alt)
        case .escape: processAfterEscape(byte)
        case .singleShift(let digits): processSingleShift(byte, digits)
        case .control(let bytes): processControl(byte, after: bytes)
        case .console: finish(KeyDecoder.console(byte).map { .key(KeyPress($0)) })
        case .oldMouse(let left): state = left > 1 ? .oldMouse(left: left - 1) : .ground
        case .string(var string):
            // The string is moved out and back, because otherwise each byte would copy it.
            state = .ground
            processString(byte, &string)
        case .paste(var paste):
            state = .ground
            paste.append(byte)
            state = .paste(paste)
        }
    }

    private mutating func processGround(_ byte: UInt8, alt: Bool) {
        switch byte {
        case 0x1B:
            // A second Esc: the first one was the Escape key.
            if alt { events.append(.key(KeyPress(.escape))) }
            state = .escape
        case 0..<0x20, 0x7F:
            finish(.key(KeyDecoder.control(byte, alt: alt)))
        case 0x20..<0x7F:
            finish(.key(KeyPress(.character(Character(Unicode.Scalar(byte))), alt: alt)))
        default:
            state = UTF8Sequence(first: byte).map { .character($0, alt: alt) } ?? .ground
        }
    }

    private mutating func processContinuation(_ byte: UInt8, of sequence: UTF8Sequence, alt: Bool) {
        switch sequence.appending(byte) {
        case .more(let longer): state = .character(longer, alt: alt)
        case .scalar(let scalar):
            // A C1 control is neither a key nor a control here, because the input is UTF-8.
            let isControl = scalar.properties.generalCategory == .control
            let press = KeyPress(.character(Character(scalar)), alt: alt)
            finish(isControl ? nil : .key(press))
        case .invalid:
            state = .ground
            process(byte)
        }
    }

    private mutating func processAfterEscape(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "["): state = .control([])
        case UInt8(ascii: "O"): state = .singleShift([])
        case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"):
            state = .string(ControlString(introducer: Character(Unicode.Scalar(byte))))
        default: processGround(byte, alt: true)
        }
    }

    private mutating func processSingleShift(_ byte: UInt8, _ digits: [UInt8]) {
        let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        if isDigit, digits.count < 3 {
            state = .singleShift(digits + [byte])
        } else if byte < 0x20 || byte > 0x7E {
            state = .ground
            process(byte)
        } else {
            let sequence = ControlSequence(parameters: digits, final: byte)
            finish(KeyDecoder.shifted(sequence).map { .key($0) })
        }
    }

    private mutating func processControl(_ byte: UInt8, after bytes: [UInt8]) {
        switch byte {
        case UInt8(ascii: "[") where bytes.isEmpty: state = .console
        case UInt8(ascii: "M") where bytes.isEmpty: state = .oldMouse(left: 3)
        case 0x20...0x3F:
            // The sequence is too long to be valid: the rest is dropped up to the final byte.
            state = .control(bytes.count < ControlSequence.maximumLength ? bytes + [byte] : bytes)
        case 0x40...0x7E:
            state = .ground
            finish(sequence: ControlSequence(bytes: bytes, final: byte))
        case 0x7F: break
        default:
            // A control character or a non-ASCII byte: the sequence was interrupted.
            state = .ground
            process(byte)
        }
    }

    private mutating func finish(sequence: ControlSequence) {
        if sequence.isPasteStart {
            state = .paste(PasteCollector())
        } else {
            finish(sequence.event)
        }
    }

    private mutating func processString(_ byte: UInt8, _ string: inout ControlString) {
        switch string.append(byte) {
        case .more: state = .string(string)
        case .complete: finish(.reply(string.reply))
        case .interrupted(let rest):
            state = .ground
            for byte in rest { process(byte) }
        }
    }
}

// MARK: - Paste

extension InputDecoder {
    /// Ends a paste whose end marker was seen and after which no byte arrived.
    private mutating func flush(_ paste: PasteCollector) {
        guard paste.hasEnd else {
            isStalled = true
            return
        }
        finish(.paste(paste.text))
        for byte in paste.tail { process(byte) }
    }

    /// Ends a paste on a single Esc or Ctrl-C after a pause: without its end marker, a paste would swallow every key
    /// forever.
    private mutating func interruptPaste(_ bytes: [UInt8]) {
        guard case .paste(let paste) = state, bytes == [0x1B] || bytes == [0x03] else { return }
        finish(.paste(paste.text))
    }
}
