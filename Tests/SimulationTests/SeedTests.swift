import KioskSimulation
import StoreModel
import Testing

/// Seeded runs of the model with all kinds of faults, and then without faults until everything is settled.
@Suite("Seeded runs")
struct SeedTests {
    @Test("20 seeded runs of the model charge no customer twice and lose no goods")
    func twenty() {
        let reports = (1...20).map { (seed: $0, run: SeedRun(seed: UInt64($0)).run()) }
        for (seed, report) in reports {
            #expect(report.violation == nil, "seed \(seed)")
        }
        #expect(reports.reduce(0) { $0 + $1.run.transactions } > 10)
        let again = (1...20).map { SeedRun(seed: UInt64($0)).run().trace }
        #expect(reports.map(\.run.trace) == again)
        #expect(Set(again).count == again.count)
    }

    @Test("every seed that ever failed succeeds now")
    func corpus() throws {
        let lines = try Corpus.lines()
        #expect(!lines.isEmpty)
        for line in lines {
            let report = SeedRun(seed: line.seed).run()
            #expect(report.violation == nil, "seed \(line.seed), which once found: \(line.story)")
        }
    }
}
