import KioskTestSupport

/// A program that is started in a pseudo-terminal until a text is on its screen.
struct Contestant {
    let name: String
    let command: [String]
    /// What is read first by someone who has waited for the program.
    let painted: String
    let environment: [String: String]

    /// The environment that everyone gets: a colour terminal, UTF-8, a home of their own.
    static func environment(home: String) -> [String: String] {
        KioskRun.base(home).merging(["TERM": "xterm-256color"]) { $1 }
    }

    /// The shop, with its state in a folder.
    static func kiosk(
        _ name: String, state: String, painted: String = "60 Gems", _ options: [String] = []
    ) -> Contestant {
        Contestant(
            name: name, command: [BuiltProducts.kiosk] + options, painted: painted,
            environment: environment(home: state))
    }

    /// Starts it and leaves it running; throws when its text does not come within ten seconds.
    func start() throws -> (session: PtySession, milliseconds: Double) {
        let watch = Stopwatch()
        let session = try PtySession(command, environment: environment)
        let shown = session.read(atMost: 10_000) { ByteSearch.has(painted, in: $0) }
        guard shown != nil else {
            throw Failure("\(name) did not show “\(painted)”: \(session.lastWords)")
        }
        return (session, watch.milliseconds)
    }
}

extension PtySession {
    /// Asks the program to quit, and lets it put its things in order.
    func quit() {
        type(Array("q".utf8))
        read(atMost: 2000) { _ in false }
    }

    /// The end of what the program wrote, printable.
    var lastWords: String {
        let printable = output.suffix(200).filter { (0x20..<0x7F).contains($0) }
        return String(decoding: printable, as: UTF8.self)
    }
}
