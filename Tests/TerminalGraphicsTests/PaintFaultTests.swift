import KioskTestSupport
import Testing

@testable import TerminalGraphics

/// Tests the paint of selected rows, dialogs and headings in every shipped theme and at every color depth.
@Suite("Paint of the shipped themes")
struct PaintFaultTests {
    /// Returns a row of a list with a pointer, a badge, a title, a state, muted text and a match.
    private func row(isSelected: Bool) -> Canvas {
        var canvas = Canvas(size: Size(width: 12, height: 1))
        let pieces: [(text: SafeText, role: Role)] = [
            (">", isSelected ? .cursor : .text), ("*", .badgeConsumable), ("Gems", .text),
            ("?", .stateUnknown), ("now", .muted), ("m", .match),
        ]
        var x = 0
        for piece in pieces {
            x += canvas.put(piece.text, at: Point(x: x, y: 0), style: Style(piece.role))
        }
        if isSelected { canvas.setBackground(.selection, in: canvas.bounds) }
        return canvas
    }

    @Test("a selected row of the default theme has one color", arguments: ColorDepth.allCases)
    func selectedRow(_ depth: ColorDepth) {
        let row = StyledRow(0, of: row(isSelected: true), in: .builtIn, depth)
        #expect(
            row.description == """
                ">*Gems" default, reverse
                "?" default, bold reverse
                "now" default, reverse
                "m" default, bold reverse
                " " default, reverse
                """)
    }

    @Test("the parts of an unselected row keep their own styles")
    func plainRow() {
        let row = StyledRow(0, of: row(isSelected: false), in: .builtIn, .ansi16)
        #expect(
            row.description == """
                ">" default
                "*" magenta, dim
                "Gems" default
                "?" magenta, bold underline
                "now" default, dim
                "m" magenta, bold underline
                " " default
                """)
    }

    @Test("on a reversed background every role has the background's colors", arguments: shipped)
    func reversed(_ name: String) throws {
        let theme = try ShippedThemes.theme(name)
        for depth in ColorDepth.allCases {
            for area in [Role.selection, .cursor, .buttonFocus] {
                var wanted = theme.resolvedStyle(of: Style(area), depth: depth)
                guard wanted.attributes.contains(.reverse) else { continue }
                wanted.attributes.subtract([.bold, .italic])
                for role in Role.allCases {
                    var style = theme.resolvedStyle(
                        of: Style(role, on: area, .underline), depth: depth)
                    style.attributes.subtract([.bold, .italic])
                    #expect(style == wanted, "\(role) on \(area) at \(depth)")
                }
            }
        }
    }

    @Test("the border of a dialog is never reversed", arguments: shipped)
    func dialogBorder(_ name: String) throws {
        let theme = try ShippedThemes.theme(name)
        for depth in ColorDepth.allCases {
            let border = theme.resolvedStyle(of: Style(.dialogBorder, on: .dialog), depth: depth)
            #expect(!border.attributes.contains(.reverse), "\(depth)")
        }
    }

    @Test("a heading has no background behind its letters only", arguments: shipped)
    func heading(_ name: String) throws {
        let theme = try ShippedThemes.theme(name)
        for depth in ColorDepth.allCases {
            let heading = theme.resolvedStyle(of: Style(.header), depth: depth)
            let screen = theme.resolvedStyle(of: .text, depth: depth)
            #expect(heading.background == screen.background, "\(depth)")
        }
    }

    @Test("in the default theme, product types are dimmer than the states of a purchase")
    func quietTypes() {
        for badge in Role.badges {
            #expect(Theme.builtIn.paint(badge).attributes == .dim, "\(badge)")
        }
        for state in Role.states where state != .stateCancelled {
            #expect(!Theme.builtIn.paint(state).attributes.contains(.dim), "\(state)")
        }
        #expect(Set(Role.badges.map(Theme.builtIn.paint)).count == Role.badges.count)
    }

    private static let shipped = ShippedThemes.names
}
