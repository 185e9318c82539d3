import TextParsing

/// A theme file and its ancestors by `inherits`.
struct ThemeLineage {
    /// The root ancestor first, the file itself last.
    private var readers: [ThemeReader] = []
    /// The scheme at the root, if there is one.
    private var scheme: Base16Scheme?

    private static let deepest = 5

    init(text: String, file: String, lookup: ThemeFile.Lookup) throws {
        var ancestors: [String] = []
        var next: (text: String, file: String)? = (text, file)
        while let (text, file) = next {
            let document = try ThemeDocument(text: text, file: file)
            scheme = try Base16Scheme(document)
            guard scheme == nil else { return }
            let reader = ThemeReader(document: document)
            readers.insert(reader, at: 0)
            next = try reader.parentName().map { name, position in
                guard !ancestors.contains(name), readers.count < Self.deepest else {
                    throw document.error(
                        "themes inherit from each other in a circle, or more than four deep",
                        at: position)
                }
                guard let text = try lookup(name) else {
                    let shown = SafeText(untrusted: name, limit: 64)
                    throw document.error(
                        "there is no theme \"\(shown)\" to inherit from", at: position)
                }
                ancestors.append(name)
                return (text, name)
            }
        }
    }

    /// The warnings of all files.
    var warnings: [ThemeError] { readers.flatMap(\.warnings) }

    /// The position of each role in the file itself.
    var rolePositions: [Role: SourcePosition] { readers.last?.rolePositions ?? [:] }

    /// Merges the files: all palettes first, then the roles of each file.
    mutating func theme() throws -> Theme {
        var theme = Theme(
            name: scheme?.name ?? "unnamed", variant: scheme?.variant ?? .dark, paints: [:])
        for index in readers.indices {
            let head = try readers[index].head()
            theme.name = head.name ?? theme.name
            theme.variant = head.variant ?? theme.variant
        }
        var palette = scheme?.palette ?? [:]
        for reader in readers { try reader.readPalette(into: &palette) }
        if scheme != nil { theme.paints = Base16Scheme.paints(palette) }
        for index in readers.indices {
            try readers[index].readPaints(with: palette, into: &theme.paints)
        }
        let used = readers.reduce(into: Set(scheme?.palette.keys.map { $0 } ?? [])) {
            $0.formUnion($1.usedNames)
        }
        for index in readers.indices { try readers[index].warnUnused(besides: used) }
        return theme
    }
}

// MARK: Schemes

/// A scheme file in the format of the tinted-theming project: sixteen or twenty-four colors.
///
/// The roles follow the project's styling guide: 00 background, 01 status bars, 02 selection, 03 comments, 04 text of
/// status bars, 05 text, 08 red, 09 orange, 0A yellow, 0B green, 0C cyan, 0D blue, 0E magenta. base24 adds 10 and 11,
/// backgrounds beyond 00, and 12 to 17, brighter red, yellow, green, cyan, blue and magenta. In a scheme of sixteen,
/// other colors replace these as the base24 guide specifies.
struct Base16Scheme {
    let name: SafeText
    let variant: Theme.Variant
    /// The colors by their names in the file; from `base10` on only those in the file.
    let palette: [String: TerminalColor]

    private static let names = names(0...15)
    private static let brightNames = names(16...23)

    private static func names(_ numbers: ClosedRange<Int>) -> [String] {
        numbers.map { "base" + ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }
    }

    /// Returns nil if the file is not a scheme; throws if it is a scheme with an invalid color.
    init?(_ document: ThemeDocument) throws {
        let root = document.root
        guard root["roles"] == nil, root["inherits"] == nil else { return nil }
        // Older files have the colors at the top level, and the name under `scheme`.
        let table = root["palette"].flatMap { $0.mapping == nil ? nil : $0 } ?? root
        guard table["base00"] != nil, table["base05"] != nil else { return nil }
        var palette: [String: TerminalColor] = [:]
        for name in Self.names {
            guard let node = table[name] else {
                throw document.error(
                    "the scheme has no \(SafeText(untrusted: name))", at: root["palette"]?.position)
            }
            palette[name] = .rgb(try Self.color(node, in: document))
        }
        for name in Self.brightNames {
            palette[name] = try table[name].map { .rgb(try Self.color($0, in: document)) }
        }
        self.palette = palette
        self.name = SafeText(
            untrusted: (root["name"] ?? root["scheme"])?.scalar ?? "unnamed", limit: 64)
        variant = Self.variant(root["variant"]?.scalar, palette)
    }

    private static func color(_ node: YAMLNode, in document: ThemeDocument) throws -> RGB {
        if let color = node.scalar.flatMap({ RGB(hexText: $0) }) { return color }
        // Without quotes, "#" begins a comment, and the value is empty.
        throw document.error(
            "write the color of a scheme as \"RRGGBB\"; \"#RRGGBB\" needs quotes", at: node.position
        )
    }

    /// Returns the variant in the file, or else derives it from the luminance of the text and the background.
    private static func variant(
        _ said: String?, _ palette: [String: TerminalColor]
    ) -> Theme.Variant {
        if let variant = said.flatMap({ Theme.Variant(rawValue: $0.lowercased()) }) {
            return variant
        }
        guard case .rgb(let paper)? = palette["base00"], case .rgb(let ink)? = palette["base05"]
        else { return .dark }
        return paper.luminance < ink.luminance ? .dark : .light
    }

    /// Returns the paints of the roles in the colors of a scheme.
    static func paints(_ palette: [String: TerminalColor]) -> [Role: Paint] {
        func base(_ name: String, else other: String? = nil) -> TerminalColor? {
            palette["base" + name] ?? other.flatMap { palette["base" + $0] }
        }
        let (paper, raised, chosen) = (base("00"), base("01"), base("02"))
        let (faint, ink) = (base("04"), base("05"))
        let (red, orange, yellow) = (base("08"), base("09"), base("0A"))
        let (green, cyan) = (base("0B"), base("0C"))
        let (blue, magenta) = (base("0D"), base("0E"))
        let brightBlue = base("16", else: "0D")
        return [
            .text: Paint(ink, on: paper), .muted: Paint(faint), .accent: Paint(blue),
            .title: Paint(blue, .bold), .header: Paint(ink, on: raised),
            .border: Paint(base("03")), .borderFocus: Paint(brightBlue),
            .selection: Paint(ink, on: chosen), .selectionInactive: Paint(ink, on: raised),
            .match: Paint(base("13", else: "0A"), .bold), .cursor: Paint(ink, .bold),
            .price: Paint(ink), .priceSale: Paint(orange, .bold), .owned: Paint(green),
            .badgeConsumable: Paint(magenta), .badgeNonConsumable: Paint(blue),
            .badgeSubscription: Paint(cyan), .badgeNonRenewing: Paint(orange),
            .dialog: Paint(ink, on: base("10", else: "01")),
            .dialogBorder: Paint(brightBlue, on: base("10", else: "01")),
            .buttonFocus: Paint(paper, on: brightBlue, .bold), .button: Paint(ink, on: chosen),
            .input: Paint(ink, on: base("11", else: "02")),
            .error: Paint(base("12", else: "08"), .bold), .warning: Paint(yellow, .bold),
            .success: Paint(green), .info: Paint(cyan),
            .sandbox: Paint(paper, on: yellow, .bold),
            .statePurchasing: Paint(cyan), .stateDeferred: Paint(yellow),
            .statePurchased: Paint(base("14", else: "0B"), .bold), .stateFailed: Paint(red, .bold),
            .stateRestored: Paint(blue), .stateFinished: Paint(green),
            .stateRefunded: Paint(magenta), .stateCancelled: Paint(faint),
            .stateUnknown: Paint(orange, .bold),
        ]
    }
}
