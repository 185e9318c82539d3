import Foundation
import Testing

@testable import TerminalGraphics

@Suite("Shipped themes")
struct ShippedThemeTests {
    static let names = ["default", "dark", "light", "contrast", "mono"].map { "kiosk-" + $0 }

    private func load(_ name: String) throws -> ThemeFile {
        let url = URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "themes/\(name).yaml")
        return try ThemeFile(
            text: try String(contentsOf: url, encoding: .utf8), file: name + ".yaml")
    }

    @Test("each one is read without a warning", arguments: names)
    func isClean(_ name: String) throws {
        #expect(try load(name).warnings.isEmpty)
    }

    @Test("the compiled theme is the file's, paint for paint")
    func builtInIsTheFile() throws {
        #expect(try load("kiosk-default").theme == Theme.builtIn)
    }

    @Test(
        "their texts can be read and their lines seen",
        arguments: [("kiosk-dark", 4.5), ("kiosk-light", 4.5), ("kiosk-contrast", 7)])
    func hasContrast(_ name: String, _ needed: Double) throws {
        let theme = try load(name).theme
        let faults = theme.contrastFaults(text: needed)
        #expect(faults.isEmpty, "\(faults)")
        // Colours that are not known can not be checked: here all are.
        for role in Role.allCases {
            guard case .rgb? = theme.paint(role).foreground else {
                Issue.record("\(role) has no colour of its own")
                continue
            }
        }
    }

    @Test("they are called dark and light rightly")
    func namesVariants() throws {
        for name in ["kiosk-dark", "kiosk-light", "kiosk-contrast"] {
            let theme = try load(name).theme
            guard case .rgb(let paper)? = theme.paint(.text).background else {
                Issue.record("\(name) has no background")
                continue
            }
            #expect((theme.variant == .dark) == (paper.luminance < 0.5))
        }
    }

    @Test("a dialog can be told from the screen at every depth", arguments: names)
    func dialogStandsOut(_ name: String) throws {
        let theme = try load(name).theme
        for depth in ColorDepth.allCases {
            let screen = theme.look(of: .text, depth: depth)
            let inside = theme.look(of: Style(.dialog), depth: depth)
            let frame = theme.look(of: Style(.dialogBorder, on: .dialog), depth: depth)
            #expect(
                inside.background != screen.background || frame.attributes.contains(.reverse),
                "\(name) in \(depth)")
        }
    }

    @Test("what is selected shows at every depth", arguments: names)
    func selectionStandsOut(_ name: String) throws {
        let theme = try load(name).theme
        for depth in ColorDepth.allCases {
            let plain = theme.look(of: .text, depth: depth)
            for role in [Role.selection, .buttonFocus, .cursor] {
                let look = theme.look(of: Style(.text, on: role), depth: depth)
                #expect(
                    look.background != plain.background || look.attributes.contains(.reverse),
                    "\(role) at \(depth)")
                #expect(look.foreground != look.background || look.foreground == .default)
            }
        }
    }

    @Test("no text vanishes at any depth", arguments: names)
    func nothingVanishes(_ name: String) throws {
        let theme = try load(name).theme
        for depth in ColorDepth.allCases {
            for role in Role.allCases {
                for ground in [nil, Role.selection, .dialog, .header] {
                    let look = theme.look(of: Style(role, on: ground), depth: depth)
                    #expect(look.foreground != look.background || look.foreground == .default)
                }
            }
        }
    }

    @Test("without colour there is none, and the states that matter differ")
    func monoTellsApart() throws {
        for name in Self.names {
            let theme = try load(name).theme
            for role in Role.allCases {
                let look = theme.look(of: Style(role), depth: .mono)
                #expect(look.foreground == .default && look.background == .default)
            }
            func attributes(_ role: Role) -> Attributes {
                theme.look(of: Style(role), depth: .mono).attributes
            }
            let texts: [Role] = [.text, .selection, .match, .error, .muted]
            #expect(Set(texts.map(attributes)).count == texts.count, "\(name)")
            #expect(attributes(.stateFailed) != attributes(.statePurchased))
            #expect(attributes(.stateUnknown) != attributes(.stateFailed))
        }
    }
}
