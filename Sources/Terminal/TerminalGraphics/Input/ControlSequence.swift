/// A complete control sequence: `ESC [`, parameters, intermediate bytes and the final byte.
struct ControlSequence {
    /// The most bytes kept between `ESC [` and the final byte; no known sequence is nearly as long.
    static let maximumLength = 128

    /// `<`, `=`, `>` or `?` before the parameters.
    let privateMarker: Character?
    /// The parameters, each with its colon-separated parts; nil for a part that is missing or too large to be valid.
    let parameters: [[Int?]]
    let intermediates: [UInt8]
    let final: Character

    init(bytes: [UInt8], final: UInt8) {
        var rest = bytes[...]
        var mark: Character?
        if let first = rest.first, (0x3C...0x3F).contains(first) {
            mark = Character(Unicode.Scalar(first))
            rest = rest.dropFirst()
        }
        let parameters = rest.prefix { $0 >= 0x30 }
        self.init(
            privateMarker: mark, parameters: Array(parameters),
            intermediates: Array(rest.dropFirst(parameters.count)), final: final)
    }

    init(
        privateMarker: Character? = nil, parameters: [UInt8], intermediates: [UInt8] = [],
        final: UInt8
    ) {
        self.privateMarker = privateMarker
        self.intermediates = intermediates
        self.final = Character(Unicode.Scalar(final))
        self.parameters =
            parameters.isEmpty
            ? []
            : parameters
                .split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
                .map { parameter in
                    parameter.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
                        .map(Self.number)
                }
    }

    /// Returns the first part of a parameter; nil if it is missing.
    func parameter(_ index: Int) -> Int? {
        part(0, of: index)
    }

    func part(_ part: Int, of index: Int) -> Int? {
        guard parameters.indices.contains(index), parameters[index].indices.contains(part) else {
            return nil
        }
        return parameters[index][part]
    }

    /// The parameters if all are plain numbers, for reports that are valid only as a whole.
    var numbers: [Int]? {
        let numbers = parameters.compactMap { $0.count == 1 ? $0[0] : nil }
        return numbers.count == parameters.count ? numbers : nil
    }

    /// Parses at most seven digits, so that callers can add and multiply the number without overflow.
    private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
        guard !digits.isEmpty, digits.count <= 7 else { return nil }
        var value = 0
        for digit in digits {
            guard (0x30...0x39).contains(digit) else { return nil }
            value = value * 10 + Int(digit - 0x30)
        }
        return value
    }
}

// MARK: Events

extension ControlSequence {
    var isPasteStart: Bool { isPlain && final == "~" && parameter(0) == 200 }

    /// The event that the sequence means; nil if it is not known.
    var event: InputEvent? {
        if let reply { return .reply(reply) }
        if privateMarker == "<" { return MouseReport(self)?.event }
        guard isPlain else { return nil }
        switch (final, parameters.isEmpty) {
        case ("I", true): return .focus(true)
        case ("O", true): return .focus(false)
        default: return KeyDecoder.press(self).map { .key($0) }
        }
    }

    private var isPlain: Bool { privateMarker == nil && intermediates.isEmpty }

    /// The terminal's reply. A sequence with the form of a reply counts as one even if it is malformed.
    private var reply: TerminalReply? {
        switch (privateMarker, intermediates, final) {
        case ("?", [UInt8(ascii: "$")], "y"), (nil, [UInt8(ascii: "$")], "y"): return modeReply
        case ("?", [], "c"): return .deviceAttributes((numbers ?? []).prefix(32).map { $0 })
        case ("?", [], "u"): return .keyboardFlags(parameter(0) ?? 0)
        case ("?", [], "n"): return schemeReply
        // Old terminals also send this form for F3 with modifiers; a cursor report is more important.
        case (nil, [], "R") where parameters.count == 2: return cursorReply
        case ("?", _, _), (">", _, _), ("=", _, _): return .other
        // Size reports, and replies to status requests.
        case (nil, [], "t"), (nil, [], "n"), (nil, [], "c"): return .other
        default: return nil
        }
    }

    private var modeReply: TerminalReply {
        guard let mode = parameter(0), let state = parameter(1) else { return .other }
        switch state {
        case 1: return .mode(mode, .set)
        case 2: return .mode(mode, .reset)
        case 3: return .mode(mode, .permanentlySet)
        case 4: return .mode(mode, .permanentlyReset)
        default: return .mode(mode, .unknown)
        }
    }

    /// Mode 2031: `CSI ? 997 ; 1 n` is dark, 2 is light.
    private var schemeReply: TerminalReply {
        guard parameter(0) == 997, let scheme = parameter(1), scheme == 1 || scheme == 2 else {
            return .other
        }
        return .colorScheme(dark: scheme == 1)
    }

    private var cursorReply: TerminalReply {
        guard let row = parameter(0), let column = parameter(1), row > 0, column > 0 else {
            return .other
        }
        return .cursor(Point(x: column - 1, y: row - 1))
    }
}

/// The modifiers of a sequence: its parameter is a bit set plus one.
struct Modifiers {
    let shift: Bool
    let alt: Bool
    let control: Bool

    init(parameter: Int?) {
        let bits = max((parameter ?? 1) - 1, 0)
        shift = bits & 1 != 0
        alt = bits & 2 != 0
        control = bits & 4 != 0
    }

    func press(_ key: Key) -> KeyPress {
        KeyPress(key, control: control, alt: alt, shift: shift)
    }
}

/// An SGR mouse report: `CSI < button ; column ; row` and `M` for a press or `m` for a release.
struct MouseReport {
    let event: InputEvent

    /// Returns nil unless the sequence is a press, a release or the wheel: for motion, more buttons and invalid
    /// reports.
    init?(_ sequence: ControlSequence) {
        guard let numbers = sequence.numbers, numbers.count == 3, sequence.intermediates.isEmpty,
            (1...0xFFFF).contains(numbers[1]), (1...0xFFFF).contains(numbers[2]),
            sequence.final == "M" || sequence.final == "m",
            let button = Self.button(numbers[0])
        else { return nil }
        let isWheel = button == .wheelUp || button == .wheelDown
        let kind: MousePress.Kind = sequence.final == "M" ? .press : .release
        guard !(isWheel && kind == .release) else { return nil }
        event = .mouse(
            MousePress(
                at: Point(x: numbers[1] - 1, y: numbers[2] - 1), button: button, kind: kind,
                control: numbers[0] & 16 != 0, alt: numbers[0] & 8 != 0,
                shift: numbers[0] & 4 != 0))
    }

    private static func button(_ code: Int) -> MousePress.Button? {
        // 4, 8 and 16 are modifiers; 32 is motion, 64 the wheel, 128 the buttons 8 to 11.
        switch code & ~(4 | 8 | 16) {
        case 0: .left
        case 1: .middle
        case 2: .right
        case 64: .wheelUp
        case 65: .wheelDown
        default: nil
        }
    }
}
