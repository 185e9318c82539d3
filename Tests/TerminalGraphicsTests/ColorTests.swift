import StoreModel
import Testing

@testable import TerminalGraphics

@Suite("Colors")
struct ColorTests {
    @Test("a color is reduced to each depth")
    func reduces() {
        let orange = TerminalColor.rgb(RGB(hex: 0xFF8700))
        #expect(ColorReduction.reduce(orange, to: .truecolor) == orange)
        #expect(ColorReduction.reduce(orange, to: .indexed256) == .indexed(208))
        #expect(ColorReduction.reduce(.indexed(208), to: .truecolor) == .indexed(208))
        #expect(ColorReduction.reduce(.indexed(9), to: .ansi8) == .indexed(1))
        #expect(ColorReduction.reduce(.indexed(196), to: .ansi16) == .indexed(9))
        #expect(ColorReduction.reduce(orange, to: .mono) == .default)
        for depth in ColorDepth.allCases {
            #expect(ColorReduction.reduce(.default, to: depth) == .default)
        }
    }

    @Test("each color of the palette is its own nearest color")
    func nearestIsItself() {
        for index in UInt8(16)...255 {
            let nearest = XtermPalette.nearest(to: XtermPalette.color(index))
            #expect(XtermPalette.color(nearest) == XtermPalette.color(index))
        }
    }

    @Test("every reduced color is in the palette of its depth")
    func staysInRange() {
        var random = SeededGenerator(seed: 3)
        for _ in 0..<500 {
            let color = TerminalColor.rgb(RGB(hex: UInt32(random.next() % 0x1000000)))
            guard case .indexed(let sixteen) = ColorReduction.reduce(color, to: .ansi16),
                case .indexed(let eight) = ColorReduction.reduce(color, to: .ansi8)
            else {
                Issue.record("not indexed")
                return
            }
            #expect(sixteen < 16 && eight < 8)
        }
    }

    @Test("with eight colors bright colors are bold")
    func brightIsBold() {
        let theme = Theme(name: "x", variant: .dark, paints: [.error: Paint(.indexed(9))])
        let look = theme.resolvedStyle(of: Style(.error), depth: .ansi8)
        #expect(look.foreground == .indexed(1))
        #expect(look.attributes.contains(.bold))
    }

    @Test("the contrast is that of WCAG")
    func measuresContrast() {
        let (black, white) = (RGB(hex: 0), RGB(hex: 0xFFFFFF))
        #expect(abs(black.contrast(to: white) - 21) < 0.001)
        #expect(abs(RGB(hex: 0x777777).contrast(to: white) - 4.478) < 0.001)
        #expect(abs(RGB(hex: 0xFF0000).contrast(to: black) - 5.252) < 0.001)
    }

    @Test("a hexadecimal color has three or six digits")
    func parsesHex() {
        #expect(RGB(hexText: "#abc") == RGB(hex: 0xAABBCC))
        #expect(RGB(hexText: "A0B1C2") == RGB(hex: 0xA0B1C2))
        for wrong in ["", "#", "#12", "#12345g", "+12345", "#1234567", "١٢٣", "#-12"] {
            #expect(RGB(hexText: wrong) == nil, "\(wrong)")
        }
    }
}
