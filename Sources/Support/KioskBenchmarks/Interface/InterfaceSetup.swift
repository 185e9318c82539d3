import KioskTestSupport
import TerminalGraphics

/// The setup of the interface measurements: a terminal size, a catalog of the largest realistic size, and the programs
/// for comparison.
struct InterfaceSetup {
    static let window = Size(width: 120, height: 36)
    static let count = 10_000

    /// The shop with the large catalog, in a profile that already contains it.
    let kiosk: BenchmarkedProgram
    /// The shop with the built-in catalog.
    let demo: BenchmarkedProgram
    /// kiosk, and each installed program for comparison.
    let programs: [BenchmarkedProgram]
    /// A figure for each program that is not installed.
    let missing: [Figure]
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        let catalog = try folder.write(WordedProducts.storekit(of: Self.count), to: "shop.storekit")
        let first = BenchmarkedProgram.kiosk(
            "kiosk", state: folder.file("state"), painted: WordedProducts.firstTitle,
            ["--catalog", catalog]
        ).sized(Self.window)
        // A profile remembers its catalog.
        kiosk = BenchmarkedProgram.kiosk(
            "kiosk", state: folder.file("state"), painted: WordedProducts.firstTitle
        ).sized(Self.window)
        demo = BenchmarkedProgram.kiosk("kiosk, its own catalog", state: folder.file("demo"))
            .sized(Self.window)
        for shop in [first, demo] {
            let session = try shop.start().session
            session.read(for: 2000)
            session.quit()
        }
        let comparisonPrograms = ComparisonPrograms(in: folder)
        let lines = WordedProducts.lines(of: Self.count)
        let others = [
            try comparisonPrograms.tig(), comparisonPrograms.htop(),
            try comparisonPrograms.newsboat(feeds: 300),
            try comparisonPrograms.fzf(lines: lines, painted: WordedProducts.firstLine),
        ].map { $0.sized(Self.window) }
        let isAvailable = others.map { other in
            (try? other.start()).map { $0.session.quit() } != nil
        }
        programs = [kiosk] + zip(others, isAvailable).filter(\.1).map(\.0)
        missing = zip(others, isAvailable).filter { !$0.1 }.map { other, _ in
            .missing(other.name, because: "not installed, or it painted nothing")
        }
    }

    /// Returns all programs, with a different first one in each round.
    func rotated(_ round: Int) -> [BenchmarkedProgram] {
        let first = round % programs.count
        return Array(programs[first...] + programs[..<first])
    }

    /// Returns one figure for each program with values; the goal applies to kiosk.
    func figures(
        _ what: String, _ unit: String, _ values: [String: [Double]], goal: Goal? = nil,
        note: String = ""
    ) -> [Figure] {
        programs.compactMap { program in
            values[program.name].map { found in
                let isKiosk = program.name == kiosk.name
                return Figure(
                    name: "\(what): \(program.name)", unit: unit, sample: Sample(found),
                    goal: isKiosk ? goal : nil, note: isKiosk ? note : "")
            }
        }
    }
}
