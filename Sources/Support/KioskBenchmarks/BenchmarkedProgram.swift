import KioskTestSupport
import TerminalGraphics

/// A program that is started in a pseudo-terminal and measured until a text is on its screen.
struct BenchmarkedProgram {
    let name: String
    let command: [String]
    /// The text whose appearance ends the measurement of the start.
    let painted: String
    let environment: [String: String]
    /// The size of its terminal.
    var size = Size(width: 80, height: 24)

    /// Returns the common environment: a color terminal, UTF-8, and a separate home folder.
    static func environment(home: String) -> [String: String] {
        KioskRun.baseEnvironment(home).merging(["TERM": "xterm-256color"]) { $1 }
    }

    /// Returns the shop, with its state in a folder.
    static func kiosk(
        _ name: String, state: String, painted: String = "60 Gems", _ options: [String] = []
    ) -> BenchmarkedProgram {
        BenchmarkedProgram(
            name: name, command: [BuiltProducts.kiosk] + options, painted: painted,
            environment: environment(home: state))
    }

    /// Returns the same program with another terminal size.
    func sized(_ size: Size) -> BenchmarkedProgram {
        var other = self
        other.size = size
        return other
    }

    /// Starts it and leaves it running; throws if its text does not appear within ten seconds.
    func start() throws -> (session: PtySession, milliseconds: Double) {
        let opening = try open()
        return (opening.session, opening.painted)
    }

    /// Starts it as ``start()`` does, and also measures its first byte.
    func open() throws -> Opening {
        let watch = Stopwatch()
        let session = try PtySession(command, environment: environment, size: size)
        var first: Double?
        let shown = session.read(atMost: 10_000) { bytes in
            if first == nil, !bytes.isEmpty { first = watch.milliseconds }
            return ByteSearch.has(painted, in: bytes)
        }
        guard shown != nil else {
            throw Failure("\(name) did not show “\(painted)”: \(session.lastOutput)")
        }
        let end = watch.milliseconds
        return Opening(session: session, firstByte: first ?? end, painted: end)
    }

    /// A started program that displays its text.
    struct Opening {
        let session: PtySession
        /// The time from the start to its first byte, in milliseconds.
        let firstByte: Double
        /// The time from the start until its text was on the screen, in milliseconds.
        let painted: Double
    }
}

extension PtySession {
    /// Types `q` and gives the program two seconds to quit.
    func quit() {
        type(Array("q".utf8))
        read(atMost: 2000) { _ in false }
    }

    /// The printable characters at the end of the program's output.
    var lastOutput: String {
        let printable = output.suffix(200).filter { (0x20..<0x7F).contains($0) }
        return String(decoding: printable, as: UTF8.self)
    }
}
