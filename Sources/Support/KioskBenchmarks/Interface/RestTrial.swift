/// The activity of each program during ten idle seconds.
struct RestTrial {
    private static let settling = 6000.0
    private static let seconds = 10.0
    let stage: InterfaceSetup

    func figures() throws -> [Figure] {
        var (bytes, time, wakes): Scores = ([:], [:], [:])
        for one in stage.contestants {
            let session = try one.start().session
            session.read(for: Self.settling)
            let facts = ProcessFacts(process: session.process)
            let (switches, times) = (facts.contextSwitches, facts.processorTimes)
            bytes[one.name] = [Double(session.read(for: Self.seconds * 1000))]
            let woken = facts.contextSwitches.map { Double($0.value - (switches[$0.key] ?? 0)) }
            wakes[one.name] = [woken.reduce(0, +)]
            let worked = facts.processorTimes.map { $0.value - (times[$0.key] ?? 0) }
            time[one.name] = [worked.reduce(0, +)]
            session.quit()
        }
        return stage.figures("at rest for ten seconds", "bytes", bytes, goal: .atMost(0, .largest))
            + stage.figures(
                "at rest for ten seconds", "processor ms", time, goal: .atMost(0, .largest))
            + stage.figures(
                "at rest for ten seconds", "wake-ups", wakes, goal: .atMost(0, .largest))
    }

    private typealias Scores = ([String: [Double]], [String: [Double]], [String: [Double]])
}
