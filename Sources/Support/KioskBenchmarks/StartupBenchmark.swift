import KioskTestSupport

/// The time from exec to the first painted catalog, compared with other programs. Each round starts every program once,
/// so that load on the machine affects all equally.
struct StartupBenchmark {
    private static let rounds = 25

    func figures() throws -> [Figure] {
        let folder = try TemporaryFolder()
        let comparisonPrograms = ComparisonPrograms(in: folder)
        let second = BenchmarkedProgram.kiosk("kiosk, second start", state: folder.file("second"))
        try second.start().session.quit()
        let programs: [BenchmarkedProgram?] = [
            second, try? comparisonPrograms.tig(), comparisonPrograms.htop(),
            try? comparisonPrograms.newsboat(),
        ]
        var times: [String: [Double]] = [:]
        for round in 1...Self.rounds {
            let fresh = BenchmarkedProgram.kiosk(
                "kiosk, fresh profile", state: folder.file("f\(round)"))
            for program in programs.compactMap(\.self) + [fresh] {
                // A program that is not installed is reported without times.
                guard let (session, time) = try? program.start() else { continue }
                session.quit()
                times[program.name, default: []].append(time)
            }
        }
        return figures(times)
    }

    private func figures(_ times: [String: [Double]]) -> [Figure] {
        let kiosk = Sample(times["kiosk, second start"] ?? [])
        let names = ["kiosk, second start", "kiosk, fresh profile", "tig", "htop", "newsboat"]
        let plain = names.map { name in
            times[name].map { Figure(name: name, unit: "ms", sample: Sample($0)) }
                ?? .missing(name, because: "not installed, or it painted nothing")
        }
        return plain
            + [
                ratio(of: kiosk, to: times["htop"], "kiosk ÷ htop", .below(1, .median)),
                ratio(of: kiosk, to: times["tig"], "kiosk ÷ tig", .atMost(1.5, .median)),
                ratio(of: kiosk, to: times["newsboat"], "kiosk ÷ newsboat", nil),
            ].compactMap(\.self)
    }

    private func ratio(
        of kiosk: Sample, to other: [Double]?, _ name: String, _ goal: Goal?
    ) -> Figure? {
        other.map { times in
            Figure(
                name: name, unit: "×", sample: kiosk.divided(by: Sample(times).median), goal: goal,
                note: "of the other's median")
        }
    }
}
