import KioskTestSupport

/// What the command line asks for.
struct SweepOptions: Sendable {
    /// The command line makes no sense.
    struct Misuse: Error {
        let message: String
    }

    /// What is done, in order.
    var parts: [SweepPart] = []
    /// The program that is mistreated.
    var program = BuiltProducts.kiosk
    /// Decides all that is drawn.
    var seed: UInt64 = 1
    /// How many images of a disk, or how many kills at random times; nil for the usual number.
    var count: Int?
    /// Of the exhaustive sweep, every so many-th point.
    var every = 1
    /// Only what has this text in its name.
    var only = ""

    /// Whether something with this name is asked for.
    func takes(_ name: String) -> Bool { only.isEmpty || name.contains(only) }

    static let usage = """
        usage: KioskSweep kill|shared|random|screen|power|controls|all [--kiosk FILE] [--seed N]
                          [--count N] [--every N] [--only TEXT]

        kill      at every call of every command   shared    the same over HTTP: kiosk, server, both
        random    at random times                  screen    with the shop open
        power     the power fails                  controls  rules under which it must be noticed
        """

    init(_ words: [String]) throws(Misuse) {
        var words = words[...]
        while let word = words.popFirst() {
            if let part = SweepPart.named(word) {
                parts += part
                continue
            }
            guard let value = words.popFirst(), take(word, value) else {
                throw Misuse(message: Self.usage)
            }
        }
        guard !parts.isEmpty else { throw Misuse(message: Self.usage) }
        guard only.isEmpty || parts.contains(where: { $0.names.contains(where: takes) }) else {
            throw Misuse(message: "Nothing of that has “\(only)” in its name.\n" + Self.usage)
        }
    }

    private mutating func take(_ option: String, _ value: String) -> Bool {
        switch (option, Int(value)) {
        case ("--kiosk", _): program = value
        case ("--only", _): only = value
        case ("--seed", let number?) where number >= 0: seed = UInt64(number)
        case ("--count", let number?) where number > 0: count = number
        case ("--every", let number?) where number > 0: every = number
        default: return false
        }
        return true
    }
}
