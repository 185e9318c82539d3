import KioskTestSupport

/// What the shop does while nobody does anything: nothing.
struct Idle {
    private static let seconds = 10.0

    func figures() throws -> [Figure] {
        let folder = try TemporaryFolder()
        let session = try Contestant.kiosk("kiosk", state: folder.path).start().session
        // The launch goes on after the first frame: transactions are asked for, threads start.
        session.readUntilQuiet(for: 3000)
        let facts = ProcessFacts(process: session.process)
        let before = facts.contextSwitches
        let bytes = session.readUntilQuiet(for: Self.seconds * 1000)
        let after = facts.contextSwitches
        session.quit()
        // A thread that was not there before has been woken to life.
        let woken = after.map { Double($0.value - (before[$0.key] ?? 0)) }
        return [
            figure("bytes written in ten seconds", "bytes", Double(bytes)),
            figure("wake-ups in ten seconds", "switches", woken.reduce(0, +)),
            Figure(name: "threads", unit: "", sample: Sample([Double(after.count)])),
        ]
    }

    private func figure(_ name: String, _ unit: String, _ value: Double) -> Figure {
        Figure(name: name, unit: unit, sample: Sample([value]), goal: .atMost(0, .largest))
    }
}
