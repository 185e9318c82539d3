import Foundation
import TerminalGraphics
import Testing

@testable import KioskApp

@Suite("Theme preview")
struct ThemePreviewTests {
    private func loud() -> Theme {
        let colors = (0..<9).map {
            TerminalColor.rgb(RGB(red: 250, green: UInt8($0 * 20), blue: 9))
        }
        return Theme(
            name: "Loud", variant: .dark,
            paints: [
                .text: Paint(colors[0], on: colors[8]), .selection: Paint(colors[1], on: colors[2]),
            ])
    }

    @Test("without colors the preview has no escape sequences, and no line ends in spaces")
    func plain() {
        for canvas in [
            ThemeSpecimen.shop(width: 80), ThemeSpecimen.swatches(of: loud(), width: 80),
        ] {
            let lines = canvas.painted(loud(), depth: nil)
            #expect(lines.count == canvas.size.height)
            #expect(lines.allSatisfy { !$0.contains("\u{1B}") && $0.last != " " })
        }
    }

    @Test("with colors every line ends with a reset", arguments: ColorDepth.allCases)
    func painted(_ depth: ColorDepth) {
        for line in ThemeSpecimen.shop(width: 80).painted(loud(), depth: depth)
        where line.contains("\u{1B}") {
            #expect(line.split(separator: "\u{1B}").last?.hasPrefix("[m") == true, "\(line)")
        }
        let all = ThemeSpecimen.shop(width: 80).painted(loud(), depth: depth).joined()
        #expect(all.contains("38;2;250;0;9") == (depth == .truecolor))
        #expect(all.contains("38;5;") == (depth == .indexed256))
    }

    @Test("the sample shop displays every kind of product and fits every width")
    func specimen() {
        let text = ThemeSpecimen.shop(width: 80).painted(loud(), depth: nil).joined(separator: "\n")
        for word in ["60 Gems", "owned", "have 120", "SUBSCRIPTION", "SANDBOX"] {
            #expect(text.contains(word), "\(word)")
        }
        for width in [1, 20, 40, 100] {
            #expect(ThemeSpecimen.shop(width: width).size.width == width)
            #expect(ThemeSpecimen.swatches(of: loud(), width: width).size.width == width)
        }
    }

    @Test("every role is listed with its colors and its lowest contrast")
    func swatches() {
        let lines = ThemeSpecimen.swatches(of: loud(), width: 90).painted(loud(), depth: nil)
        for role in Role.allCases {
            #expect(lines.contains { $0.hasPrefix(" \(role.rawValue) ") }, "\(role)")
        }
        let text = lines.first { $0.hasPrefix(" text ") } ?? ""
        #expect(text.contains("#fa0009 on #faa009"))
        #expect(text.hasSuffix("1.0 on selection"), "\(text)")
        let own = ThemeSpecimen.swatches(of: .builtIn, width: 90).painted(.builtIn, depth: nil)
        #expect(own.dropFirst().allSatisfy { $0.hasSuffix("the terminal's own") })
    }

    @Test("a JSON line has the values of a theme file")
    func json() throws {
        let line = ThemeRoleJSON(.selection, of: loud(), named: "loud")
        #expect(line.foreground == "#fa1409" && line.background == "#fa2809")
        #expect(line.contrastOn == "selection")
        let reversed = ThemeRoleJSON(.buttonFocus, of: .builtIn, named: "kiosk-default")
        #expect(reversed.foreground == "default" && reversed.attributes == ["bold", "reverse"])
        #expect(reversed.contrast == nil)
    }
}
