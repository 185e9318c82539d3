import KioskTestSupport

/// The memory of the shop with the demo catalog after the first frame.
struct MemoryBenchmark {
    private static let starts = 5

    func figures() throws -> [Figure] {
        let folder = try TemporaryFolder()
        let shop = BenchmarkedProgram.kiosk("kiosk", state: folder.path)
        var (resident, proportional): ([Double], [Double]) = ([], [])
        for _ in 0..<Self.starts {
            let session = try shop.start().session
            session.readUntilQuiet(for: 1000)
            let statistics = ProcessStatistics(process: session.process)
            resident += [statistics.residentKB].compactMap { $0.map { $0 / 1024 } }
            proportional += [statistics.proportionalKB].compactMap { $0.map { $0 / 1024 } }
            session.quit()
        }
        return [
            Figure(
                name: "resident (RSS)", unit: "MB", sample: Sample(resident),
                goal: .below(40, .largest)),
            Figure(
                name: "with shared pages divided (PSS)", unit: "MB",
                sample: Sample(proportional)),
        ]
    }
}
