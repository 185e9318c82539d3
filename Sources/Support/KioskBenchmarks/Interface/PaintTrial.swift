/// The time from exec to the first usable screen: rows to select, and keys that move between them.
struct PaintTrial {
    private static let rounds = 15
    let stage: InterfaceSetup

    func figures() throws -> [Figure] {
        var (first, painted, answered): Scores = ([:], [:], [:])
        var builtIn: [Double] = []
        for round in 0..<Self.rounds {
            for one in stage.inTurn(round) {
                let opening = try one.open()
                // The key is typed as soon as the rows are on the screen.
                let answer = opening.session.answer(to: Keys.down, quiet: 60)
                opening.session.quit()
                first[one.name, default: []].append(opening.firstByte)
                painted[one.name, default: []].append(opening.painted)
                if let answer {
                    answered[one.name, default: []].append(opening.painted + answer.milliseconds)
                }
            }
            let demo = try stage.demo.open()
            demo.session.quit()
            builtIn.append(demo.painted)
        }
        return stage.figures("exec → first byte", "ms", first)
            + stage.figures("exec → rows", "ms", painted)
            + [
                Figure(
                    name: "exec → rows: kiosk, its own catalog", unit: "ms", sample: Sample(builtIn)
                )
            ]
            + ratios(painted)
            + stage.figures("exec → answer to a key typed at once", "ms", answered)
    }

    private typealias Scores = ([String: [Double]], [String: [Double]], [String: [Double]])

    private func ratios(_ painted: [String: [Double]]) -> [Figure] {
        let kiosk = Sample(painted[stage.kiosk.name] ?? [])
        return stage.contestants.dropFirst().compactMap { one in
            painted[one.name].map { times in
                Figure(
                    name: "exec → rows: kiosk ÷ \(one.name)", unit: "×",
                    sample: kiosk.divided(by: Sample(times).median),
                    goal: one.name == "tig" ? .atMost(1, .median) : nil,
                    note: "of the other's median")
            }
        }
    }
}
