import Testing

@testable import TerminalGraphics

@Suite("Light or dark")
struct TerminalBackgroundTests {
    private let black = RGB(hex: 0x101010)
    private let white = RGB(hex: 0xFAFAFA)

    @Test("nothing is assumed")
    func unknown() {
        var background = TerminalBackground(environment: nil)
        #expect(background.isDark == nil)
        let asks = background.take(.deviceAttributes([1]))
        #expect(!asks)
        #expect(background.isDark == nil)
    }

    @Test("a colour is worth more than a report, and that more than the environment")
    func trust() {
        var background = TerminalBackground(environment: true)
        #expect(background.isDark == true)
        _ = background.take(.colorScheme(dark: false))
        #expect(background.isDark == false)
        let asks = background.take(.background(black))
        #expect(!asks)
        #expect(background.isDark == true)
    }

    @Test("a change is believed at once, and its colour asked for")
    func change() {
        var background = TerminalBackground(environment: nil)
        _ = background.take(.background(black))
        let asks = background.take(.colorScheme(dark: false))
        #expect(asks)
        #expect(background.isDark == false)
        _ = background.take(.background(white))
        #expect(background.isDark == false)
    }

    @Test("dark is where white can be read better than black")
    func darkness() {
        #expect(RGB(hex: 0x0000FF).isDark)
        #expect(!RGB(hex: 0x00FF00).isDark)
        #expect(RGB(hex: 0x757575).isDark)
        #expect(!RGB(hex: 0x7A7A7A).isDark)
    }
}
