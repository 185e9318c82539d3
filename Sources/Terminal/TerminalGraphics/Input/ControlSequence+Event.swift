extension ControlSequence {
    var isPasteStart: Bool { isPlain && final == "~" && parameter(0) == 200 }

    /// The event that the sequence means; nil if it is not known.
    var event: InputEvent? {
        if let reply { return .reply(reply) }
        if mark == "<" { return MouseReport(self)?.event }
        guard isPlain else { return nil }
        switch (final, parameters.isEmpty) {
        case ("I", true): return .focus(true)
        case ("O", true): return .focus(false)
        default: return KeyNames.press(self).map { .key($0) }
        }
    }

    private var isPlain: Bool { mark == nil && intermediates.isEmpty }

    /// The terminal's reply. A sequence with the form of a reply counts as one even if it is malformed.
    private var reply: TerminalReply? {
        switch (mark, intermediates, final) {
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
