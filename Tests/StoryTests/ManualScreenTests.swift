import Foundation
import KioskManual
import KioskTestSupport
import KioskUI
import PurchaseEngine
import StoreAPI
import StoreModel
import TerminalGraphics
import Testing

@testable import KioskApp

/// Tests that the screens in the manual are those that the program displays after the commands beside them.
@Suite("Screens in the manual") struct ManualScreenTests {
    /// Returns the picture with a beginning in an article, by default that of a whole screen, as lines.
    private func picture(
        in topic: String, beginning start: String = " kiosk  1 Shop"
    ) throws -> [String] {
        let blocks = try ManualArticle(topic).text.components(separatedBy: "```")
        let picture = try #require(blocks.first { $0.hasPrefix("\n" + start) })
        return picture.split(separator: "\n").map { Self.lasting(String($0)) }
    }

    /// Returns a line without its variable parts: clocks, ages, spinners, and the store's numbers.
    private static func lasting(_ line: String) -> String {
        var line = line
        for (pattern, word) in [
            ("[0-9:]{8}\\.[0-9]{3}", "CLOCK"), ("[0-9]{2}:[0-9]{2}", "HH:MM"),
            ("\\+[0-9.]+ m?s", "+TIME"), ("(now|[0-9]+ (s|min|h|d)) +│", "AGE │"),
            ("[0-9]{12,}", "NUMBER"), ("[◐◓◑◒]", "◕"), ("M-[0-9]{4}-", "M-YEAR-"), (" +", " "),
        ] {
            line = line.replacingOccurrences(
                of: pattern, with: word, options: .regularExpression)
        }
        return line.trimmingCharacters(in: .whitespaces)
    }

    private static func lines(_ screen: String) -> [String] {
        screen.split(separator: "\n").map { lasting(String($0)) }
    }

    /// Buys products one after the other, presses keys, and returns the lines of the screen.
    private func shown(
        buying titles: [String], pressing keys: String = "",
        size: Size = Size(width: 100, height: 28), in household: CustomerFixture
    ) async throws -> [String] {
        let shop = InterfaceDriver(
            try household.settings(), in: household, at: SystemEngineClock().now(), size: size,
            opening: BackendSession.open)
        try await shop.waitUntilOpen()
        for (index, title) in titles.enumerated() {
            shop.buy(title)
            try await shop.waitUntilFinished(count: index + 1)
            try await shop.waitForText("Bought \(title)")
        }
        try shop.press(named: keys)
        let screen = shop.screen
        await shop.crash()
        return Self.lines(screen)
    }

    @Test("the Shop after two purchases matches the manual")
    func shop() async throws {
        let screen = try await shown(
            buying: ["60 Gems", "60 Gems"], pressing: "/ esc", in: CustomerFixture())
        let picture = try picture(in: "browsing")
        for line in picture { #expect(screen.contains(line), "\(screen.joined(separator: "\n"))") }
    }

    @Test(
        "the purchase dialog and the form for faults match the manual",
        arguments: [("buying", "b"), ("faults", "5 f")])
    func dialogs(topic: String, keys: String) async throws {
        let screen = try await shown(buying: [], pressing: keys, in: CustomerFixture())
        for line in try picture(in: topic, beginning: "┌─") {
            let isShown = screen.contains { $0.contains(line) }
            #expect(isShown, "\(line)\n\(screen.joined(separator: "\n"))")
        }
    }

    @Test("Activity during a fourth purchase, charged and not delivered, matches the manual")
    func activity() async throws {
        let household = try CustomerFixture()
        _ = try await shown(buying: ["60 Gems", "60 Gems", "Remove Ads"], in: household)
        let line = BlockingInterceptor(BlockingInterceptor.Point(call: .verify, isProcessed: false))
        let now = SystemEngineClock().now()
        let visit = InterfaceDriver(
            try household.settings(), in: household, at: now, opening: line.opening)
        try await visit.waitUntilOpen()
        visit.buy("60 Gems")
        await line.waitUntilBlocked()
        visit.press("2")
        try await visit.waitForText("signed transaction saved")
        let size = Size(width: 100, height: 29)
        _ = visit.controller.send(KioskUI.Message.resized(size))
        let screen = Self.lines(CanvasText(visit.controller.draw(in: size)).screen)
        let picture = try picture(in: "crashes")
        for line in picture { #expect(screen.contains(line), "\(screen.joined(separator: "\n"))") }
    }

    @Test("the Library after four purchases matches the manual")
    func library() async throws {
        let screen = try await shown(
            buying: ["60 Gems", "60 Gems", "60 Gems", "Remove Ads"], pressing: "esc 3",
            size: Size(width: 100, height: 17), in: CustomerFixture())
        let picture = try picture(in: "buying")
        for line in picture { #expect(screen.contains(line), "\(screen.joined(separator: "\n"))") }
    }
}
