import Yams

/// A bare scheme file as the tinted-theming project publishes them: sixteen or twenty-four colours.
///
/// Roles follow its styling guide: 00 background, 02 selection, 03 comments, 05 text, 08 red, 09
/// orange, 0A yellow, 0B green, 0C cyan, 0D blue, 0E magenta; base24 adds brighter ones from 12 on.
struct Base16Scheme {
    let theme: Theme

    /// Nil where the file is no scheme; throws where it is one with a broken colour.
    init?(_ document: ThemeDocument) throws {
        let root = document.root
        guard root["roles"] == nil, root["inherits"] == nil else { return nil }
        // Older files have the colours at the top, and `scheme` for the name.
        let table = root["palette"]?.mapping ?? root
        guard table["base00"] != nil, table["base05"] != nil else { return nil }
        var colors: [RGB] = []
        for index in 0..<16 {
            let digit = String(index, radix: 16, uppercase: true)
            guard let node = table["base0\(digit)"] else {
                let name = SafeText(untrusted: digit)
                throw document.error("the scheme has no base0\(name)", at: root["palette"])
            }
            guard let color = node.scalar.flatMap({ RGB(hexText: $0.string) }) else {
                throw document.error("a colour of a scheme is written \"RRGGBB\"", at: node)
            }
            colors.append(color)
        }
        let isDark = colors[0].luminance < colors[5].luminance
        let variant = root["variant"]?.scalar.flatMap { Theme.Variant(rawValue: $0.string) }
        let name = (root["name"] ?? root["scheme"])?.scalar?.string ?? "unnamed"
        theme = Theme(
            name: SafeText(untrusted: name, limit: 64),
            variant: variant ?? (isDark ? .dark : .light),
            paints: Self.paints(colors.map(TerminalColor.rgb)))
    }

    private static func paints(_ base: [TerminalColor]) -> [Role: Paint] {
        guard base.count == 16 else { return [:] }
        let (red, orange, yellow, green) = (base[8], base[9], base[10], base[11])
        let (cyan, blue, magenta) = (base[12], base[13], base[14])
        return [
            .text: Paint(base[5], on: base[0]), .muted: Paint(base[4]), .accent: Paint(blue),
            .title: Paint(blue, .bold), .header: Paint(base[5], on: base[1]),
            .border: Paint(base[3]), .borderFocus: Paint(blue),
            .selection: Paint(base[5], on: base[2]),
            .selectionInactive: Paint(base[5], on: base[1]),
            .match: Paint(yellow, .bold), .cursor: Paint(base[0], on: base[5]),
            .price: Paint(green), .priceSale: Paint(orange, .bold), .owned: Paint(green),
            .badgeConsumable: Paint(magenta), .badgeNonConsumable: Paint(blue),
            .badgeSubscription: Paint(cyan), .badgeNonRenewing: Paint(orange),
            .dialog: Paint(base[5], on: base[1]), .dialogBorder: Paint(blue, on: base[1]),
            .buttonFocus: Paint(base[0], on: blue, .bold),
            .error: Paint(red, .bold), .warning: Paint(yellow, .bold), .success: Paint(green),
            .info: Paint(cyan), .input: Paint(base[5], on: base[1]),
            .sandbox: Paint(base[0], on: yellow, .bold),
        ]
    }
}
