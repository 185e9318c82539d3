import Testing

@testable import TerminalGraphics

@Suite("Color vision")
struct ColorVisionTests {
    @Test("OKLab conversion matches the published values")
    func oklab() {
        // The values of the article's own reference code, to four places.
        let red = OKLab(RGB(hex: 0xFF0000))
        #expect(abs(red.lightness - 0.6280) < 0.0001)
        #expect(abs(red.a - 0.2249) < 0.0001)
        #expect(abs(red.b - 0.1258) < 0.0001)
        let white = OKLab(RGB(hex: 0xFFFFFF))
        #expect(abs(white.lightness - 1) < 0.0001 && white.chroma < 0.0001)
        #expect(OKLab(RGB(hex: 0)).lightness == 0)
        #expect(abs(red.distance(to: red)) < 0.0001)
    }

    @Test("gray is gray in every color vision", arguments: ColorVisionDeficiency.allCases)
    func grey(_ vision: ColorVisionDeficiency) {
        for level in [UInt8(0), 1, 90, 200, 255] {
            let grey = RGB(red: level, green: level, blue: level)
            let seen = vision.simulated(grey)
            for channel in [seen.red, seen.green, seen.blue] {
                #expect(abs(Int(channel) - Int(level)) <= 1)
            }
        }
    }

    @Test("red and green are similar without L or M cones, and blue and green without S cones")
    func confusions() {
        func distance(_ left: UInt32, _ right: UInt32, _ vision: ColorVisionDeficiency?) -> Double {
            let seen = [left, right].map { OKLab(vision?.simulated(RGB(hex: $0)) ?? RGB(hex: $0)) }
            return seen[0].distance(to: seen[1])
        }
        let (red, green) = (UInt32(0xC8783C), UInt32(0x96963C))
        #expect(distance(red, green, nil) > 0.1)
        #expect(distance(red, green, .deuteranopia) < 0.05)
        #expect(distance(red, green, .tritanopia) > 0.09)
        let (blue, teal) = (UInt32(0x5A96C8), UInt32(0x5A9B8C))
        #expect(distance(blue, teal, .tritanopia) < distance(blue, teal, nil) / 2)
        // With protanopia, bright red is darker than in normal vision.
        let bright = RGB(hex: 0xFF0000)
        #expect(
            ColorVisionDeficiency.protanopia.simulated(bright).luminance < bright.luminance * 0.7)
    }

    @Test("states that differ only in red and green are reported once per pair")
    func findsFaults() {
        let theme = Theme(
            name: "x", variant: .dark,
            paints: [
                .text: Paint(.rgb(RGB(hex: 0xFFFFFF)), on: .rgb(RGB(hex: 0))),
                .stateFailed: Paint(.rgb(RGB(hex: 0xC8783C))),
                .statePurchased: Paint(.rgb(RGB(hex: 0x96963C))),
            ])
        let faults = theme.visionConflicts().filter {
            [$0.first, $0.second] == [.statePurchased, .stateFailed]
        }
        #expect(faults.map(\.vision) == [.deuteranopia])
        #expect(theme.visionConflicts(in: [.tritanopia]).allSatisfy { $0.second != .stateFailed })
        #expect(Theme.builtIn.visionConflicts().isEmpty, "the terminal's colors are not known")
    }

    @Test("linear light converts back to the same level")
    func inverts() {
        for level in UInt8(0)...255 {
            let color = RGB(red: level, green: 255 - level, blue: level / 2)
            #expect(RGB(linear: color.linear) == color)
        }
        #expect(RGB(linear: (-1, 0.5, 2)) == RGB(red: 0, green: 188, blue: 255))
    }
}
