import KioskSimulation
import KioskTestSupport
import StoreModel
import Testing

/// Whole lives of shops, decided by a number each: every fault that can be drawn, and then none, and all is settled.
@Suite("Seeded runs")
struct SeedTests {
    @Test("500 seeds, some of them on SQLite, charge nobody twice and lose nobody's goods")
    func fiveHundred() async throws {
        let folder = try TemporaryFolder()
        let reports = try await onOwnThread {
            try (1...500).map { seed in
                try SeedRun(seed: UInt64(seed), share: 30) { seed, device in
                    try FileJournal(folder: folder.file("\(seed)-\(device)"), device: device)
                }.run()
            }
        }
        for report in reports {
            #expect(
                report.violation == nil,
                "seed \(report.seed): \(report.draw.words); kiosk-sim --seed \(report.seed)")
        }
        #expect(reports.contains { $0.draw.hasFiles })
        #expect(reports.reduce(0) { $0 + $1.transactions } > 300)
        for fault in Draw.Fault.allCases {
            #expect(reports.contains { $0.draw.rates[fault] != nil }, "\(fault) was never drawn")
        }
    }

    @Test("the same seed gives the same trace, and others give others")
    func sameTrace() throws {
        let once = try (1...40).map { try SeedRun(seed: $0).run().trace }
        let again = try (1...40).map { try SeedRun(seed: $0).run().trace }
        #expect(once == again)
        #expect(Set(once).count == once.count)
    }

    @Test("a run is played again by its list of steps")
    func replay() throws {
        for seed in UInt64(1)...20 {
            let run = SeedRun(seed: seed)
            let report = try run.run()
            let again = try run.replay(report.actions)
            #expect(again.trace == report.trace, "seed \(seed)")
        }
    }

    @Test("every seed that ever failed succeeds now")
    func corpus() throws {
        let lines = try Corpus.lines()
        #expect(!lines.isEmpty)
        for line in lines {
            let report = try SeedRun(seed: line.seed).run()
            #expect(report.violation == nil, "seed \(line.seed), which once found: \(line.story)")
        }
    }
}
