import Yams

/// Reads our own theme format from its tree.
///
/// A theme may stand on others that it inherits from: the palettes of all are put together first,
/// then each one's roles are read with it. So a theme of the same roles needs nothing but a palette.
struct ThemeReader {
    private let document: ThemeDocument
    private(set) var warnings: [ThemeError] = []
    /// Where each role stands that the file describes.
    private(set) var places: [Role: Mark] = [:]
    /// The names of the palette that roles of this file are painted with.
    private(set) var usedNames: Set<String> = []

    private static let keys = ["name", "variant", "inherits", "palette", "roles", "states"]
    /// Said of a theme by those who publish it; means nothing to us.
    private static let remarks = ["author", "description", "license", "url"]

    init(document: ThemeDocument) {
        self.document = document
    }

    /// The name after `inherits`, and its place.
    func parentName() throws -> (String, Node)? {
        guard let node = document.root["inherits"] else { return nil }
        guard let name = node.scalar?.string, (1...64).contains(name.utf8.count),
            name.utf8.allSatisfy(Self.isNameByte)
        else {
            throw document.error(
                "\"inherits\" is the name of a theme: letters, digits, - and _", at: node)
        }
        return (name, node)
    }

    /// What of the file stands before its colours: its name and the background it is made for.
    mutating func head() throws -> (name: SafeText?, variant: Theme.Variant?) {
        warnUnknown(document.root, known: Self.keys + Self.remarks)
        return (try name(), try variant())
    }

    /// Adds the file's palette to those of the themes that it inherits from; its own colours win.
    func readPalette(into palette: inout [String: TerminalColor]) throws {
        for (key, value) in try mapping("palette") {
            guard let name = key.scalar?.string else {
                throw document.error("a colour of the palette has a name", at: key)
            }
            palette[name] = try color(value, in: nil)
        }
    }

    /// Adds what the file says of roles and states.
    mutating func readPaints(
        with palette: [String: TerminalColor], into paints: inout [Role: Paint]
    ) throws {
        try readPaints("roles", names: Self.roleNames, palette, into: &paints)
        try readPaints("states", names: Self.stateNames, palette, into: &paints)
    }

    /// Warns of the colours of the palette that nothing is painted with.
    ///
    /// - Parameter used: The names that this theme and those it inherits from paint with.
    mutating func warnUnused(besides used: Set<String>) throws {
        for (key, _) in try mapping("palette") {
            guard let name = key.scalar?.string, !used.contains(name) else { continue }
            warn("nothing is painted with \"\(shown(name))\"", name, near: Array(used), at: key)
        }
    }

    private static let roleNames = Dictionary(
        uniqueKeysWithValues: Role.allCases.filter { $0.stateName == nil }
            .map { ($0.rawValue, $0) })
    private static let stateNames = Dictionary(
        uniqueKeysWithValues: Role.allCases.compactMap { role in
            role.stateName.map { ($0, role) }
        })

    private static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"): true
        default: false
        }
    }

    private func name() throws -> SafeText? {
        guard let node = document.root["name"] else { return nil }
        guard let name = node.scalar?.string, !name.isEmpty else {
            throw document.error("\"name\" is a text", at: node)
        }
        return SafeText(untrusted: name, limit: 64)
    }

    private func variant() throws -> Theme.Variant? {
        guard let node = document.root["variant"] else { return nil }
        guard let variant = node.scalar.flatMap({ Theme.Variant(rawValue: $0.string) }) else {
            throw document.error("\"variant\" is dark, light or auto", at: node)
        }
        return variant
    }

    // MARK: - Colours

    private func mapping(_ name: String) throws -> Node.Mapping {
        guard let node = document.root[name], node.null == nil else { return [:] }
        guard case .mapping(let mapping) = node else {
            let name = SafeText(untrusted: name)
            throw document.error("\"\(name)\" is a list of names with values", at: node)
        }
        return mapping
    }

    /// - Parameter palette: What names mean; nil where a colour has to be spelled out.
    private func color(
        _ node: Node, in palette: [String: TerminalColor]?
    ) throws -> TerminalColor {
        guard let scalar = node.scalar else {
            throw document.error("a colour is written \"#RRGGBB\", or a name", at: node)
        }
        let text = scalar.string
        if text == "default" { return .default }
        if let color = palette?[text] { return color }
        // A bare number of up to three digits is a colour of the terminal's own palette.
        if scalar.style == .plain, let index = UInt8(text), text.utf8.count <= 3 {
            return .indexed(index)
        }
        if text.hasPrefix("#"), let rgb = RGB(hexText: text) { return .rgb(rgb) }
        var message: SafeText =
            "\"\(shown(text))\" is no colour: write \"#RRGGBB\", 0 to 255, default or a palette name"
        if let near = Spelling.nearest(to: text, in: palette.map { Array($0.keys) } ?? []) {
            message += "; is \"\(SafeText(untrusted: near))\" meant?"
        }
        throw document.error(message, at: node)
    }

    // MARK: - Paints

    private mutating func readPaints(
        _ section: String, names: [String: Role], _ palette: [String: TerminalColor],
        into paints: inout [Role: Paint]
    ) throws {
        let mapping = try mapping(section)
        warnUnknown(mapping, known: Array(names.keys))
        for (key, value) in mapping {
            guard let role = key.scalar.flatMap({ names[$0.string] }) else { continue }
            places[role] = key.mark
            paints[role] = try paint(value, palette)
        }
    }

    /// A colour alone is the foreground.
    private mutating func paint(
        _ node: Node, _ palette: [String: TerminalColor]
    ) throws -> Paint {
        guard case .mapping(let mapping) = node else {
            return Paint(try named(node, palette))
        }
        let attributes: [String: Attributes] = [
            "bold": .bold, "dim": .dim, "italic": .italic, "underline": .underline,
            "reverse": .reverse,
        ]
        warnUnknown(mapping, known: ["fg", "bg"] + attributes.keys)
        var paint = Paint()
        paint.foreground = try mapping["fg"].map { try named($0, palette) }
        paint.background = try mapping["bg"].map { try named($0, palette) }
        for (name, attribute) in attributes {
            guard let value = mapping[name] else { continue }
            guard let isOn = value.bool else {
                throw document.error("this is true or false", at: value)
            }
            if isOn { paint.attributes.insert(attribute) }
        }
        return paint
    }

    /// A colour, whose name in the palette is kept in mind.
    private mutating func named(
        _ node: Node, _ palette: [String: TerminalColor]
    ) throws -> TerminalColor {
        if let name = node.scalar?.string { usedNames.insert(name) }
        return try color(node, in: palette)
    }

    // MARK: - Warnings

    /// A file of another version may have names of its own: they are no reason to refuse it.
    private mutating func warnUnknown(_ mapping: Node.Mapping, known: [String]) {
        for (key, _) in mapping {
            let name = key.scalar?.string ?? ""
            guard !known.contains(name) else { continue }
            warn("\"\(shown(name))\" is not known and has no effect", name, near: known, at: key)
        }
    }

    private mutating func warn(
        _ message: SafeText, _ name: String, near known: [String], at node: Node
    ) {
        guard warnings.count < 20 else { return }
        var message = message
        if let near = Spelling.nearest(to: name, in: known) {
            message += "; is \"\(SafeText(untrusted: near))\" meant?"
        }
        warnings.append(document.error(message, at: node))
    }

    private func shown(_ name: String) -> SafeText { SafeText(untrusted: name, limit: 40) }
}
