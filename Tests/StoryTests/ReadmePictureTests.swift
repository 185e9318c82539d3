import Foundation
import KioskTestSupport
import StoreModel
import Testing

@testable import KioskApp

/// The pictures of screens in README are what the program shows after the acts that README tells of.
@Suite("The pictures in README") struct ReadmePictureTests {
    private static let buyGems = """
        key 1 / esc / ; type 60 gems ; key enter b tab enter
        wait "Bought 60 Gems"
        wait settled

        """

    /// The pictures of README by the screen that they show, as lines.
    private func pictures() throws -> [[String]] {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("README.md")
        return try String(contentsOf: file, encoding: .utf8).components(separatedBy: "```")
            .filter { $0.hasPrefix("\n kiosk  1 Shop") }
            .map { $0.split(separator: "\n").map { Self.lasting(String($0)) } }
    }

    /// A line without what differs from day to day: clocks, ages and the store's numbers.
    private static func lasting(_ line: String) -> String {
        var line = line
        for (pattern, word) in [
            ("[0-9]{2}:[0-9]{2}", "HH:MM"), ("[0-9]{12,}", "NUMBER"),
        ] {
            line = line.replacingOccurrences(
                of: pattern, with: word, options: .regularExpression)
        }
        return line.split(separator: " ").joined(separator: " ")
    }

    private func shown(_ text: String) async throws -> [String] {
        let household = try Household()
        let settings = try household.settings()
        let script = try Script(text, path: "picture")
        return try await onOwnThread {
            let run = try ScriptRun(script, settings)
            var screens: [String] = []
            try run.play(show: { screens.append($0) }, save: { _, _ in })
            run.end().cancel()
            return screens.last?.split(separator: "\n").map { Self.lasting(String($0)) } ?? []
        }
    }

    @Test("the Shop, after two purchases")
    func shop() async throws {
        let screen = try await shown(
            "wait open\n" + Self.buyGems + Self.buyGems + "key / esc ; show")
        let picture = try #require(pictures().first)
        for line in picture { #expect(screen.contains(line), "\(screen.joined(separator: "\n"))") }
    }

    @Test("the Library, after four purchases")
    func library() async throws {
        let screen = try await shown(
            "size 100x17\nwait open\n" + Self.buyGems + Self.buyGems + Self.buyGems + """
                key 1 / esc / ; type remove ads ; key enter b tab enter
                wait "Bought Remove Ads"
                wait settled
                key esc 3
                show
                """)
        let picture = try #require(pictures().last)
        for line in picture { #expect(screen.contains(line), "\(screen.joined(separator: "\n"))") }
    }
}
