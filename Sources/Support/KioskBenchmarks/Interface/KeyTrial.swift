/// The cost of a key press: the time until the end of its output, and the number of bytes; and the memory before the
/// first one.
struct KeyTrial {
    private static let rounds = 5
    private static let moves = 60
    let setup: InterfaceSetup

    func figures() throws -> [Figure] {
        var (moves, scrolls, pages, paints) = (Answers(), Answers(), Answers(), Answers())
        var (resident, proportional): ([String: [Double]], [String: [Double]]) = ([:], [:])
        for round in 0..<Self.rounds {
            for program in setup.rotated(round) + [setup.demo] {
                let session = try program.start().session
                session.read(for: 1500)
                let statistics = ProcessStatistics(process: session.process)
                resident[program.name, default: []] += [statistics.residentKB].compactMap(\.self)
                proportional[program.name, default: []] += [statistics.proportionalKB].compactMap(
                    \.self)
                let keys = (0..<Self.moves).map { ($0 / 3) % 2 == 0 ? Keys.down : Keys.up }
                moves.press(keys, session, program.name)
                paints.press(Array(repeating: Keys.redraw, count: 10), session, program.name)
                if program.name == setup.kiosk.name {
                    scrolls.press(Array(repeating: Keys.down, count: 60), session, program.name)
                    pages.press(Array(repeating: Keys.pageDown, count: 20), session, program.name)
                }
                session.quit()
            }
        }
        let times = moves.times[setup.kiosk.name] ?? []
        return setup.figures("cursor move", "ms", moves.times, goal: .atMost(2, .median))
            + [
                Figure(
                    name: "cursor move: kiosk", unit: "ms", sample: Sample(times),
                    goal: .atMost(8, .p99)),
                figure("cursor move that scrolls", "ms", scrolls.times),
                figure("page down", "ms", pages.times),
            ]
            + setup.figures("cursor move", "bytes", moves.bytes, goal: .below(400, .median))
            + [
                figure("cursor move that scrolls", "bytes", scrolls.bytes),
                figure("page down", "bytes", pages.bytes),
            ]
            + setup.figures("full paint", "bytes", paints.bytes, goal: .atMost(8192, .largest))
            + setup.figures("full paint", "ms", paints.times)
            + memory("resident (RSS)", resident, goal: .below(40, .largest))
            + memory("with shared pages divided (PSS)", proportional)
    }

    private func figure(_ what: String, _ unit: String, _ values: [String: [Double]]) -> Figure {
        let sample = Sample(values[setup.kiosk.name] ?? [])
        return Figure(name: "\(what): kiosk", unit: unit, sample: sample)
    }

    private func memory(
        _ what: String, _ kilobytes: [String: [Double]], goal: Goal? = nil
    ) -> [Figure] {
        let values = kilobytes.mapValues { $0.map { $0 / 1024 } }
        let demo = Figure(
            name: "\(what): \(setup.demo.name)", unit: "MB",
            sample: Sample(values[setup.demo.name] ?? []), goal: goal)
        return setup.figures(what, "MB", values, goal: goal) + [demo]
    }

    /// The outputs of key presses, by program.
    private struct Answers {
        var times: [String: [Double]] = [:]
        var bytes: [String: [Double]] = [:]

        /// Presses keys one after the other, each after the output of the previous one. A key without output, such as
        /// one at the end of a list, is not counted.
        mutating func press(_ keys: [[UInt8]], _ session: PtySession, _ name: String) {
            for key in keys {
                guard let answer = session.answer(to: key) else { continue }
                times[name, default: []].append(answer.milliseconds)
                bytes[name, default: []].append(Double(answer.bytes))
            }
        }
    }
}
