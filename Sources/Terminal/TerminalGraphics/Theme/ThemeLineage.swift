import Yams

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
            next = try reader.parentName().map { name, place in
                guard !ancestors.contains(name), readers.count < Self.deepest else {
                    throw document.error(
                        "themes inherit from each other in a circle, or more than four deep",
                        at: place)
                }
                guard let text = try lookup(name) else {
                    let shown = SafeText(untrusted: name, limit: 64)
                    throw document.error(
                        "there is no theme \"\(shown)\" to inherit from", at: place)
                }
                ancestors.append(name)
                return (text, name)
            }
        }
    }

    /// The warnings of all files.
    var warnings: [ThemeError] { readers.flatMap(\.warnings) }

    /// The position of each role in the file itself.
    var places: [Role: Mark] { readers.last?.places ?? [:] }

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
