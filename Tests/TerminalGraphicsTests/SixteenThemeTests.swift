import Testing

@testable import TerminalGraphics

/// Tests the shipped themes with sixteen colors and without colors.
@Suite("Shipped themes with few colors")
struct SixteenThemeTests {
    /// The sixteen colors of several terminals, from the table "3-bit and 4-bit" of "ANSI escape code"
    /// (Wikipedia).
    private static let palettes: [(name: String, colors: [UInt32])] = [
        (
            "VGA",
            [
                0x000000, 0xAA0000, 0x00AA00, 0xAA5500, 0x0000AA, 0xAA00AA, 0x00AAAA, 0xAAAAAA,
                0x555555, 0xFF5555, 0x55FF55, 0xFFFF55, 0x5555FF, 0xFF55FF, 0x55FFFF, 0xFFFFFF,
            ]
        ),
        (
            "Windows Console",
            [
                0x0C0C0C, 0xC50F1F, 0x13A10E, 0xC19C00, 0x0037DA, 0x881798, 0x3A96DD, 0xCCCCCC,
                0x767676, 0xE74856, 0x16C60C, 0xF9F1A5, 0x3B78FF, 0xB4009E, 0x61D6D6, 0xF2F2F2,
            ]
        ),
        (
            "xterm",
            [
                0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
                0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
            ]
        ),
    ]

    @Test(
        "the sixteen-color themes are readable in the palettes of old and new terminals",
        arguments: ["sixteen-dark", "sixteen-light"])
    func canBeRead(_ name: String) throws {
        let theme = try ShippedThemes.theme(name)
        for palette in Self.palettes {
            for role in Role.allCases {
                let look = theme.resolvedStyle(of: Style(role), depth: .ansi16)
                guard case .indexed(let front) = look.foreground,
                    case .indexed(let back) = look.background
                else {
                    Issue.record("\(role) is left to the terminal")
                    continue
                }
                let (ink, paper) = (
                    RGB(hex: palette.colors[Int(front)]), RGB(hex: palette.colors[Int(back)])
                )
                // The newer Windows palette has a magenta that is darker than the blue of others.
                let needed = palette.name == "Windows Console" ? 3 : 4.5
                #expect(ink.contrast(to: paper) >= needed, "\(role) in \(palette.name)")
            }
        }
    }

    @Test(
        "every state has its own color or attribute in sixteen colors",
        arguments: ["kiosk-default", "sixteen-dark", "sixteen-light"])
    func statesDiffer(_ name: String) throws {
        let theme = try ShippedThemes.theme(name)
        let looks = Role.states.map { theme.resolvedStyle(of: Style($0), depth: .ansi16) }
        #expect(Set(looks).count == looks.count)
    }

    @Test(
        "reduced to sixteen and to eight colors every text is readable",
        arguments: ShippedThemes.colored)
    func survivesReduction(_ name: String) throws {
        let theme = try ShippedThemes.theme(name)
        for depth in [ColorDepth.ansi8, .ansi16] {
            for role in Role.allCases {
                for ground in [nil, Role.selection, .dialog, .header] {
                    let look = theme.resolvedStyle(of: Style(role, on: ground), depth: depth)
                    guard case .indexed(let front) = look.foreground,
                        case .indexed(let back) = look.background
                    else { continue }
                    let contrast = XtermPalette.color(front).contrast(to: XtermPalette.color(back))
                    #expect(contrast >= 3, "\(role) on \(String(describing: ground)) at \(depth)")
                }
            }
        }
    }

    @Test(
        "in 256 colors every text is readable, and all states differ",
        arguments: ShippedThemes.colored)
    func survivesIn256(_ name: String) throws {
        let theme = try ShippedThemes.theme(name)
        // The theme as a terminal without true color displays it: in the palette's colors.
        var reduced = theme
        for (role, paint) in theme.paints {
            reduced.paints[role]?.foreground = paint.foreground.map(Self.in256)
            reduced.paints[role]?.background = paint.background.map(Self.in256)
        }
        let needed = ShippedThemes.highContrast.contains(name) ? 7 : 4.5
        let faults = reduced.insufficientContrasts(text: needed, shapes: 2.5)
        #expect(faults.isEmpty, "\(faults)")
        let alike = reduced.visionConflicts(distance: 0.02)
        #expect(alike.isEmpty, "\(alike)")
    }

    private static func in256(_ color: TerminalColor) -> TerminalColor {
        guard case .indexed(let index) = ColorReduction.reduce(color, to: .indexed256) else {
            return color
        }
        return .rgb(XtermPalette.color(index))
    }

    @Test("soft colors keep their hue in sixteen colors")
    func keepsHue() {
        func index(_ hex: UInt32) -> TerminalColor {
            ColorReduction.reduceForeground(.rgb(RGB(hex: hex)), to: .ansi16)
        }
        #expect(index(0xFF9B93) == .indexed(9))
        #expect(index(0x86CF8D) == .indexed(10))
        #expect(index(0x7DB8F5) == .indexed(12))
        #expect(index(0x14602B) == .indexed(2))
        #expect(index(0x7A2A9C) == .indexed(5))
        #expect(index(0xD9DEE5) == .indexed(7))
    }
}
