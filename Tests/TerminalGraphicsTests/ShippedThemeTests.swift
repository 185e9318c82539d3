import Foundation
import Testing

@testable import TerminalGraphics

@Suite("Shipped themes")
struct ShippedThemeTests {
    private static let names = ShippedThemes.names

    private func load(_ name: String) throws -> ThemeFile { try ShippedThemes.load(name) }

    @Test("there are at least twenty themes, at least ten of each variant")
    func areMany() throws {
        #expect(Self.names.count >= 20)
        let themes = try Self.names.map(ShippedThemes.theme)
        #expect(themes.count { $0.variant == .dark } >= 10)
        #expect(themes.count { $0.variant == .light } >= 10)
        #expect(Set(themes.map(\.name)).count == themes.count)
        let special = ShippedThemes.highContrast + ShippedThemes.colorBlind.map(\.name)
        #expect(Set(Self.names).isSuperset(of: special + ShippedThemes.terminal))
    }

    @Test("each theme loads without a warning and begins with a description", arguments: names)
    func isClean(_ name: String) throws {
        let warnings = try load(name).warnings
        #expect(warnings.isEmpty, "\(warnings)")
        let text = try ShippedThemes.text(name)
        #expect(text.hasPrefix("# "))
        #expect(text.split(separator: "\n").allSatisfy { $0.count <= 100 })
    }

    @Test("the compiled theme equals its file")
    func builtInIsTheFile() throws {
        #expect(try load("kiosk-default").theme == Theme.builtIn)
    }

    @Test("every role has a color, directly or by inheritance", arguments: names)
    func hasAllRoles(_ name: String) throws {
        let theme = try ShippedThemes.theme(name)
        for role in Role.allCases {
            let paint = theme.paint(role)
            #expect(paint.foreground != nil, "\(role)")
            guard ShippedThemes.colored.contains(name) else { continue }
            guard case .rgb? = paint.foreground else {
                Issue.record("\(role) has no color that is known")
                continue
            }
            // Dimmed and reversed text has colors that cannot be computed here.
            #expect(paint.attributes.isDisjoint(with: [.dim, .reverse]), "\(role)")
        }
    }

    @Test(
        "every text and line has sufficient contrast on every background",
        arguments: ShippedThemes.colored)
    func hasContrast(_ name: String) throws {
        let isHigh = ShippedThemes.highContrast.contains(name)
        let faults = try ShippedThemes.theme(name).insufficientContrasts(text: isHigh ? 7 : 4.5)
        #expect(faults.isEmpty, "\(faults)")
    }

    @Test(
        "every style on the golden screens has sufficient contrast",
        arguments: ShippedThemes.colored)
    func screensHaveContrast(_ name: String) throws {
        let theme = try ShippedThemes.theme(name)
        let needed = ShippedThemes.highContrast.contains(name) ? 7 : 4.5
        #expect(ShippedThemes.drawnStyles.count > 40)
        for style in ShippedThemes.drawnStyles {
            let look = theme.resolvedStyle(of: style, depth: .truecolor)
            guard case .rgb(let front) = look.foreground, case .rgb(let back) = look.background
            else {
                Issue.record("\(style) has colors that are not known")
                continue
            }
            let contrast = front.contrast(to: back)
            #expect(contrast >= (style.role.isShape ? 3 : needed), "\(style)")
        }
    }

    @Test(
        "all states and all badges differ in every color vision",
        arguments: ShippedThemes.colored)
    func statesDiffer(_ name: String) throws {
        let faults = try ShippedThemes.theme(name).visionConflicts()
        #expect(faults.isEmpty, "\(faults)")
    }

    @Test(
        "a theme for a color vision deficiency has 1.5 times the minimum distance in that vision",
        arguments: ShippedThemes.colorBlind.map(\.name))
    func statesDifferMore(_ name: String) throws {
        let vision = ShippedThemes.colorBlind.first { $0.name == name }?.vision
        let faults = try ShippedThemes.theme(name).visionConflicts(
            in: [vision], distance: Theme.minimumDistance * 1.5)
        #expect(faults.isEmpty, "\(faults)")
    }

    @Test("theme check reports no findings", arguments: names)
    func hasNoFindings(_ name: String) throws {
        #expect(try load(name).findings.isEmpty)
    }

    @Test("the declared variant matches the background", arguments: ShippedThemes.colored)
    func namesVariants(_ name: String) throws {
        let theme = try ShippedThemes.theme(name)
        guard case .rgb(let paper)? = theme.paint(.text).background else {
            Issue.record("\(name) has no background")
            return
        }
        #expect((theme.variant == .dark) == paper.isDark)
        #expect(theme.variant != .auto)
    }

    @Test("the default and the monochrome theme keep the terminal's background")
    func keepsBackground() throws {
        for name in ["kiosk-default", "kiosk-mono"] {
            let theme = try ShippedThemes.theme(name)
            #expect(theme.variant == .auto)
            for role in Role.allCases {
                #expect([nil, .default].contains(theme.paint(role).background), "\(role)")
                for depth in ColorDepth.allCases {
                    for ground in [nil] + Role.allCases {
                        let look = theme.resolvedStyle(of: Style(role, on: ground), depth: depth)
                        #expect(look.background == .default, "\(role) at \(depth)")
                    }
                }
            }
        }
    }

    @Test("a dialog differs from the screen at every depth", arguments: names)
    func dialogStandsOut(_ name: String) throws {
        let theme = try load(name).theme
        for depth in ColorDepth.allCases {
            let screen = theme.resolvedStyle(of: .text, depth: depth)
            let inside = theme.resolvedStyle(of: Style(.dialog), depth: depth)
            let frame = theme.resolvedStyle(of: Style(.dialogBorder, on: .dialog), depth: depth)
            #expect(
                inside.background != screen.background || frame.attributes.contains(.bold),
                "\(name) in \(depth)")
        }
    }

    @Test("the selection is visible at every depth", arguments: names)
    func selectionStandsOut(_ name: String) throws {
        let theme = try load(name).theme
        for depth in ColorDepth.allCases {
            let plain = theme.resolvedStyle(of: .text, depth: depth)
            for role in [Role.selection, .buttonFocus] {
                let look = theme.resolvedStyle(of: Style(.text, on: role), depth: depth)
                #expect(
                    look.background != plain.background || look.attributes.contains(.reverse),
                    "\(role) at \(depth)")
                #expect(look.foreground != look.background || look.foreground == .default)
            }
        }
    }

    @Test("no text becomes invisible at any depth", arguments: names)
    func nothingVanishes(_ name: String) throws {
        let theme = try load(name).theme
        for depth in ColorDepth.allCases {
            for role in Role.allCases {
                for ground in [nil, Role.selection, .dialog, .header] {
                    let look = theme.resolvedStyle(of: Style(role, on: ground), depth: depth)
                    #expect(look.foreground != look.background || look.foreground == .default)
                }
            }
        }
    }

    @Test("without colors all states have different attributes")
    func monoTellsApart() throws {
        for name in Self.names {
            let theme = try load(name).theme
            for role in Role.allCases {
                let look = theme.resolvedStyle(of: Style(role), depth: .mono)
                #expect(look.foreground == .default && look.background == .default)
            }
            func attributes(_ role: Role) -> Attributes {
                theme.resolvedStyle(of: Style(role), depth: .mono).attributes
            }
            #expect(Set(Role.states.map(attributes)).count == Role.states.count, "\(name)")
            let texts: [Role] = [.text, .selection, .match, .error, .muted]
            #expect(Set(texts.map(attributes)).count == texts.count, "\(name)")
        }
    }
}
