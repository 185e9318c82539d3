import Foundation
import KioskTestSupport

/// The bytes of a cursor move and of a screen switch with a theme that has a background, for each depth of color.
struct ThemeTrial {
    let setup: InterfaceSetup

    func figures() throws -> [Figure] {
        let indexed = try measure(setup.demo.environment)
        let direct = try measure(setup.demo.environment.merging(["COLORTERM": "truecolor"]) { $1 })
        return [
            figure("cursor move, 256 colors", indexed.moves, goal: .atMost(400, .median)),
            figure("cursor move, 24-bit color", direct.moves),
            figure("screen switch, 256 colors", indexed.switches, goal: .atMost(8192, .largest)),
            figure("screen switch, 24-bit color", direct.switches, goal: .atMost(8192, .largest)),
        ]
    }

    /// Returns the bytes of cursor moves in the shop and of switches to each screen.
    private func measure(
        _ environment: [String: String]
    ) throws -> (moves: [Double], switches: [Double]) {
        let theme = SourceCheckout.root.appending(path: "themes/kiosk-dark.yaml").path
        let program = BenchmarkedProgram(
            name: setup.demo.name, command: setup.demo.command, painted: setup.demo.painted,
            environment: environment.merging(["KIOSK_THEME": theme]) { $1 }
        ).sized(InterfaceSetup.window)
        let session = try program.start().session
        session.read(for: 1500)
        defer { session.quit() }
        let moves = (0..<24).map { ($0 / 12) % 2 == 0 ? Keys.down : Keys.up }
        let screens = ["2", "3", "4", "5", "6", "1"].map { Array($0.utf8) }
        return (bytes(of: moves, session), bytes(of: screens + screens, session))
    }

    private func bytes(of keys: [[UInt8]], _ session: PtySession) -> [Double] {
        keys.compactMap { session.answer(to: $0, quiet: 60).map { Double($0.bytes) } }
    }

    private func figure(_ what: String, _ bytes: [Double], goal: Goal? = nil) -> Figure {
        Figure(name: "\(what): with a background", unit: "bytes", sample: Sample(bytes), goal: goal)
    }
}
