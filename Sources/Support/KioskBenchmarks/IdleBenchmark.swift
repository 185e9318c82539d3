import KioskTestSupport

/// The activity of the idle shop, which should be zero, also after a purchase.
struct IdleBenchmark {
    private static let seconds = 10.0

    func figures() throws -> [Figure] {
        let folder = try TemporaryFolder()
        let session = try BenchmarkedProgram.kiosk("kiosk", state: folder.path).start().session
        let opened = Self.figures("", of: session)
        try Self.buy(in: session)
        let bought = Self.figures("after a purchase: ", of: session)
        session.quit()
        return opened + bought
    }

    private static func buy(in session: PtySession) throws {
        session.type(Array("b\t".utf8))
        guard session.read(atMost: 5000, until: { ByteSearch.has("[ Buy", in: $0) }) != nil else {
            throw Failure("the dialog did not open: \(session.lastOutput)")
        }
        // The dialog ignores keys that are typed before the user can have read it.
        session.readUntilQuiet(for: 600)
        session.type(Array("\r".utf8))
        guard session.read(atMost: 5000, until: { ByteSearch.has("Bought", in: $0) }) != nil else {
            throw Failure("nothing was bought: \(session.lastOutput)")
        }
    }

    private static func figures(_ when: String, of session: PtySession) -> [Figure] {
        // The last event has delayed effects: transactions are fetched, threads start, a toast disappears.
        session.readUntilQuiet(for: 6000)
        let statistics = ProcessStatistics(process: session.process)
        let before = statistics.contextSwitches
        let bytes = session.readUntilQuiet(for: Self.seconds * 1000)
        let after = statistics.contextSwitches
        // A new thread counts with all its switches.
        let switchCounts = after.map { Double($0.value - (before[$0.key] ?? 0)) }
        return [
            figure(when + "bytes written in ten seconds", "bytes", Double(bytes)),
            figure(when + "wake-ups in ten seconds", "switches", switchCounts.reduce(0, +)),
            Figure(name: when + "threads", unit: "", sample: Sample([Double(after.count)])),
        ]
    }

    private static func figure(_ name: String, _ unit: String, _ value: Double) -> Figure {
        Figure(name: name, unit: unit, sample: Sample([value]), goal: .atMost(0, .largest))
    }
}
