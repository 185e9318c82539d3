import TerminalGraphics

/// A role of a theme, with its fallbacks resolved.
struct ThemeRoleJSON: Encodable {
    let theme: String
    let role: String
    /// `#rrggbb`, an index into the terminal's palette, or `default`; nil if the surrounding background is kept.
    let foreground: String?
    let background: String?
    let attributes: [String]
    /// The lowest contrast on the backgrounds of the role; nil if it uses the terminal's own colours.
    let contrast: Double?
    let contrastOn: String?

    init(_ role: Role, of theme: Theme, named name: String) {
        let paint = theme.paint(role)
        let lowest = theme.lowestContrast(of: role)
        self.theme = name
        self.role = role.rawValue
        foreground = paint.foreground?.text
        background = paint.background?.text
        attributes = paint.attributes.names
        contrast = lowest.flatMap { Double($0.contrast.inTenths) }
        contrastOn = lowest?.background.rawValue
    }
}

extension TerminalColor {
    /// The colour in the notation of theme files.
    var text: String {
        switch self {
        case .default: "default"
        case .indexed(let index): String(index)
        case .rgb(let color): "#" + [color.red, color.green, color.blue].map(Self.hex).joined()
        }
    }

    private static func hex(_ channel: UInt8) -> String {
        (channel < 16 ? "0" : "") + String(channel, radix: 16)
    }
}

extension Attributes {
    /// The attributes in the notation of theme files.
    var names: [String] {
        let all: [(Attributes, String)] = [
            (.bold, "bold"), (.dim, "dim"), (.italic, "italic"), (.underline, "underline"),
            (.reverse, "reverse"),
        ]
        return all.filter { contains($0.0) }.map(\.1)
    }
}
