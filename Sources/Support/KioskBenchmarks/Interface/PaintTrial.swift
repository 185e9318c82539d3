/// The time from exec to the first usable screen: rows to select, and keys that move between them.
struct PaintTrial {
    private static let rounds = 15
    let setup: InterfaceSetup

    func figures() throws -> [Figure] {
        var (first, painted, answered): Scores = ([:], [:], [:])
        var builtIn: [Double] = []
        for round in 0..<Self.rounds {
            for program in setup.rotated(round) {
                let opening = try program.open()
                // The key is typed as soon as the rows are on the screen.
                let answer = opening.session.answer(to: Keys.down, quiet: 60)
                opening.session.quit()
                first[program.name, default: []].append(opening.firstByte)
                painted[program.name, default: []].append(opening.painted)
                if let answer {
                    answered[program.name, default: []].append(
                        opening.painted + answer.milliseconds)
                }
            }
            let demo = try setup.demo.open()
            demo.session.quit()
            builtIn.append(demo.painted)
        }
        return setup.figures("exec → first byte", "ms", first)
            + setup.figures("exec → rows", "ms", painted)
            + [
                Figure(
                    name: "exec → rows: kiosk, its own catalog", unit: "ms", sample: Sample(builtIn)
                )
            ]
            + ratios(painted)
            + setup.figures("exec → answer to a key typed at once", "ms", answered)
    }

    private typealias Scores = ([String: [Double]], [String: [Double]], [String: [Double]])

    private func ratios(_ painted: [String: [Double]]) -> [Figure] {
        let kiosk = Sample(painted[setup.kiosk.name] ?? [])
        return setup.programs.dropFirst().compactMap { program in
            painted[program.name].map { times in
                Figure(
                    name: "exec → rows: kiosk ÷ \(program.name)", unit: "×",
                    sample: kiosk.divided(by: Sample(times).median),
                    goal: program.name == "tig" ? .atMost(1, .median) : nil,
                    note: "of the other's median")
            }
        }
    }
}
