/// The activity of each program during ten idle seconds.
struct RestTrial {
    private static let settling = 6000.0
    private static let seconds = 10.0
    let setup: InterfaceSetup

    func figures() throws -> [Figure] {
        var (bytes, time, wakes): Scores = ([:], [:], [:])
        for program in setup.programs {
            let session = try program.start().session
            session.read(for: Self.settling)
            let statistics = ProcessStatistics(process: session.process)
            let (switches, times) = (statistics.contextSwitches, statistics.processorTimes)
            bytes[program.name] = [Double(session.read(for: Self.seconds * 1000))]
            let switchCounts = statistics.contextSwitches.map {
                Double($0.value - (switches[$0.key] ?? 0))
            }
            wakes[program.name] = [switchCounts.reduce(0, +)]
            let busyTimes = statistics.processorTimes.map { $0.value - (times[$0.key] ?? 0) }
            time[program.name] = [busyTimes.reduce(0, +)]
            session.quit()
        }
        return setup.figures("at rest for ten seconds", "bytes", bytes, goal: .atMost(0, .largest))
            + setup.figures(
                "at rest for ten seconds", "processor ms", time, goal: .atMost(0, .largest))
            + setup.figures(
                "at rest for ten seconds", "wake-ups", wakes, goal: .atMost(0, .largest))
    }

    private typealias Scores = ([String: [Double]], [String: [Double]], [String: [Double]])
}
