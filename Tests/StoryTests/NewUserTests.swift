import KioskTestSupport
import PurchaseEngine
import StoreModel
import TerminalGraphics
import Testing

@testable import KioskApp
@testable import KioskUI

/// Tests that a new user can find, buy, check, change the theme and leave: each key is pressed only after the
/// screen has named it.
@Suite("First use without documentation") struct NewUserTests {
    /// A text that the user waits for, and the keys that the user presses then.
    struct Step: Sendable {
        let text: String
        let keys: String

        init(_ text: String, _ keys: String = "") { (self.text, self.keys) = (text, keys) }
    }

    private static let wide = [
        Step("/ filter", "/ t o r c h"), Step("1 of 24"), Step("10 Torches", "enter"),
        Step("b buy", "b"), Step("SANDBOX no real money"),
        Step("Tab choose", "tab"), Step("[ Buy $0.99 ]"), Step("Enter press", "enter"),
        Step("Bought 10 Torches"), Step("2 Activity", "2"), Step("✓ 10 Torches"),
        Step("Enter details", "enter"), Step("Enter receipt", "enter"),
        Step("valid: signed by a certificate"), Step("ACCEPTED: granted"), Step("t theme", "t"),
        Step("Enter choose", "down enter"), Step("L language", "L"), Step("q 退出", "q"),
    ]

    /// In a small window, help and the palette name what does not fit into the footer.
    private static let small = [
        Step("/ filter", "/ t o r c h enter"), Step("b buy", "b"), Step("Tab choose", "tab"),
        Step("[ Buy $0.99 ]", "enter"), Step("Bought 10 Torches"), Step("? help", "?"),
        Step("type to search", "a c t i v i t y"), Step("2 Activity", "enter"),
        Step("✓ 10 Torches"), Step("Enter details", "enter"),
        Step("Enter receipt", "enter"), Step("valid: signed by a certificate"),
        Step("? help", "? t h e m e"), Step("t theme", "enter"),
        Step("Enter choose", "down enter"), Step("? help", "? l a n g u a g e"),
        Step("L language", "enter"), Step("q 退出", "q"),
    ]

    @Test(
        "a new user buys, finds the receipt, changes theme and language, and leaves",
        arguments: [
            (Size(width: 100, height: 30), wide), (Size(width: 60, height: 18), small),
        ])
    func walk(size: Size, steps: [Step]) async throws {
        let household = try CustomerFixture()
        let shop = InterfaceDriver(
            try household.settings(), in: household, at: SystemEngineClock().now(), size: size,
            opening: BackendSession.open)
        shop.controller.onCommand = { [unowned controller = shop.controller] command in
            switch command {
            case .terminal(.listThemes):
                controller.send(
                    .themes([ThemeItem(name: "first", isInUse: true), ThemeItem(name: "second")]))
            case .terminal(.setTheme(let name)): controller.send(.themeChanged(name))
            default: break
            }
        }
        try await shop.waitUntilOpen()
        for step in steps {
            try await shop.waitForText(step.text)
            try shop.press(named: step.keys)
        }
        #expect(shop.asked.contains(.setTheme("second")) && shop.asked.contains(.quit))
        await shop.crash()
    }
}
