import KioskTestSupport
import TerminalGraphics

/// A program that is started in a pseudo-terminal until a text is on its screen.
struct BenchmarkedProgram {
    let name: String
    let command: [String]
    /// What is read first by someone who has waited for the program.
    let painted: String
    let environment: [String: String]
    /// The window that it is started in.
    var size = Size(width: 80, height: 24)

    /// The environment that everyone gets: a colour terminal, UTF-8, a home of their own.
    static func environment(home: String) -> [String: String] {
        KioskRun.base(home).merging(["TERM": "xterm-256color"]) { $1 }
    }

    /// The shop, with its state in a folder.
    static func kiosk(
        _ name: String, state: String, painted: String = "60 Gems", _ options: [String] = []
    ) -> BenchmarkedProgram {
        BenchmarkedProgram(
            name: name, command: [BuiltProducts.kiosk] + options, painted: painted,
            environment: environment(home: state))
    }

    /// The same in another window.
    func sized(_ size: Size) -> BenchmarkedProgram {
        var other = self
        other.size = size
        return other
    }

    /// Starts it and leaves it running; throws when its text does not come within ten seconds.
    func start() throws -> (session: PtySession, milliseconds: Double) {
        let opening = try open()
        return (opening.session, opening.painted)
    }

    /// The same, with the moment of the first byte.
    func open() throws -> Opening {
        let watch = Stopwatch()
        let session = try PtySession(command, environment: environment, size: size)
        var first: Double?
        let shown = session.read(atMost: 10_000) { bytes in
            if first == nil, !bytes.isEmpty { first = watch.milliseconds }
            return ByteSearch.has(painted, in: bytes)
        }
        guard shown != nil else {
            throw Failure("\(name) did not show “\(painted)”: \(session.lastWords)")
        }
        let end = watch.milliseconds
        return Opening(session: session, firstByte: first ?? end, painted: end)
    }

    /// A program that shows what it was started for.
    struct Opening {
        let session: PtySession
        /// When its first byte came, in milliseconds after the start.
        let firstByte: Double
        /// When its text was on the screen.
        let painted: Double
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
