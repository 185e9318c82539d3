import KioskTestSupport

/// The options of the command line.
struct SweepOptions: Sendable {
    /// The error for invalid arguments.
    struct UsageError: Error {
        let message: String
    }

    /// The parts to run, in order.
    var parts: [SweepPart] = []
    /// The path of the tested program.
    var program = BuiltProducts.kiosk
    /// The seed of all random choices.
    var seed: UInt64 = 1
    /// The number of disk images, random kills or seconds of endurance; nil for the default.
    var count: Int?
    /// The interval between the points of an exhaustive sweep.
    var every = 1
    /// The lifetime of each server in the endurance test, in seconds.
    var serverLifetime = 30
    /// Limits the runs to those with this text in their names.
    var only = ""

    /// Returns whether a run with this name is selected.
    func matches(_ name: String) -> Bool { only.isEmpty || name.contains(only) }

    static let usage = """
        usage: KioskSweep kill|shared|endurance|random|screen|power|controls|all [--kiosk FILE]
                          [--seed N] [--count N] [--every N] [--life N] [--only TEXT] [--help]

        kill       at every call of every command (--every N: every so many-th)
        shared     at every call of every command over HTTP: the kiosk, the server, both, the team's merchant
        endurance  four kiosks buy for --count seconds (120); each server lives --life seconds (30)
        random     at random times (--count)
        screen     at random times, with the shop open (--count)
        power      at a power failure (--count images of the disk)
        controls   at a power failure under rules that must lose data

        --only selects the runs of kill, shared and power with this text in their names, such as
        "over HTTP, restore, tear, server". Exits with 1 after a violation, or if a crash point of kill or shared
        was never reached; with 64 for invalid arguments; with 70 if it cannot continue.
        """

    init(_ words: [String]) throws(UsageError) {
        var words = words[...]
        while let word = words.popFirst() {
            if let part = SweepPart.named(word) {
                parts += part
                continue
            }
            guard let value = words.popFirst(), apply(word, value) else {
                throw UsageError(message: Self.usage)
            }
        }
        guard !parts.isEmpty else { throw UsageError(message: Self.usage) }
        guard only.isEmpty || parts.contains(where: { $0.names.contains(where: matches) }) else {
            throw UsageError(
                message: "No run has “\(only)” in its name. Use another text with --only.\n"
                    + Self.usage)
        }
    }

    private mutating func apply(_ option: String, _ value: String) -> Bool {
        switch (option, Int(value)) {
        case ("--kiosk", _): program = value
        case ("--only", _): only = value
        case ("--seed", let number?) where number >= 0: seed = UInt64(number)
        case ("--count", let number?) where number > 0: count = number
        case ("--life", let number?) where number > 0: serverLifetime = number
        case ("--every", let number?) where number > 0: every = number
        default: return false
        }
        return true
    }
}
