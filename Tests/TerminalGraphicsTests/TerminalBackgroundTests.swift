import Testing

@testable import TerminalGraphics

@Suite("Terminal background")
struct TerminalBackgroundTests {
    private let black = RGB(hex: 0x101010)
    private let white = RGB(hex: 0xFAFAFA)

    @Test("the background is unknown without information")
    func unknown() {
        var background = TerminalBackground(environment: nil)
        #expect(background.isDark == nil)
        let asks = background.apply(.deviceAttributes([1]))
        #expect(!asks)
        #expect(background.isDark == nil)
    }

    @Test("a color overrides a report, which overrides the environment")
    func trust() {
        var background = TerminalBackground(environment: true)
        #expect(background.isDark == true)
        _ = background.apply(.colorScheme(dark: false))
        #expect(background.isDark == false)
        let asks = background.apply(.background(black))
        #expect(!asks)
        #expect(background.isDark == true)
    }

    @Test("a reported change applies immediately, and its color is queried")
    func change() {
        var background = TerminalBackground(environment: nil)
        _ = background.apply(.background(black))
        let asks = background.apply(.colorScheme(dark: false))
        #expect(asks)
        #expect(background.isDark == false)
        _ = background.apply(.background(white))
        #expect(background.isDark == false)
    }

    @Test("a background is dark if white has more contrast on it than black")
    func darkness() {
        #expect(RGB(hex: 0x0000FF).isDark)
        #expect(!RGB(hex: 0x00FF00).isDark)
        #expect(RGB(hex: 0x757575).isDark)
        #expect(!RGB(hex: 0x7A7A7A).isDark)
    }
}
