import KioskTestSupport
import StoreModel
import Testing

@testable import KioskApp

/// Tests that a new user can find, buy, check, change the theme and leave: each key is pressed only after the
/// screen has named it.
@Suite("First use without documentation") struct NewUserTests {
    private static let wide = """
        size 100x30
        wait open
        wait "/ filter" ; key / ; type torch
        wait "1 of 24"
        wait "10 Torches" ; key enter
        wait "b buy" ; key b
        wait "This is a sandbox: no real money is charged."
        wait "Tab choose" ; key tab
        wait "[ Buy $0.99 ]"
        wait "Enter press" ; key enter
        wait "Bought 10 Torches"
        wait "2 Activity" ; key 2
        wait "finished · charged"
        wait "Enter details" ; key enter
        wait "Enter receipt" ; key enter
        wait "valid: signed by a certificate"
        wait "ACCEPTED: granted"
        wait "t theme" ; key t
        wait "Enter choose" ; key down enter
        wait "L language" ; key L
        wait "q 退出"
        show
        key q
        """

    /// In a small window, help and the palette name what does not fit into the footer.
    private static let small = """
        size 60x18
        wait open
        wait "/ filter" ; key / ; type torch ; key enter
        wait "b buy" ; key b
        wait "Tab choose" ; key tab
        wait "[ Buy $0.99 ]" ; key enter
        wait "Bought 10 Torches"
        wait "? help" ; key ?
        wait "type to search" ; type activity
        wait "2 Activity" ; key enter
        wait "finished · charged"
        wait "Enter details" ; key enter
        wait "Enter receipt" ; key enter
        wait "valid: signed by a certificate"
        wait "? help" ; key ? ; type theme
        wait "t theme" ; key enter
        wait "Enter choose" ; key down enter
        wait "? help" ; key ? ; type language
        wait "L language" ; key enter
        wait "q 退出"
        show
        key q
        """

    @Test(
        "a new user buys, finds the receipt, changes theme and language, and leaves",
        arguments: [wide, small])
    func walk(text: String) async throws {
        let household = try CustomerFixture()
        let settings = try household.settings()
        let script = try Script(text, path: "walk")
        let screens = try await runOnNewThread {
            let run = try ScriptRun(script, settings)
            var screens: [String] = []
            try run.play(show: { screens.append($0) }, save: { _, _ in })
            run.end().cancel()
            return screens
        }
        #expect(screens.count == 1)
    }
}
