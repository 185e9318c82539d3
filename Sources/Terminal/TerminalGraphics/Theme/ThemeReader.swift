import TextParsing

/// Reads a file in the project's theme format.
///
/// A theme may inherit from others: the palettes of all files are merged first, then the roles of each file are read
/// with the result. So a theme with the same roles needs only a palette.
struct ThemeReader {
    private let document: ThemeDocument
    private(set) var warnings: [ThemeError] = []
    /// The position of each role in the file.
    private(set) var rolePositions: [Role: SourcePosition] = [:]
    /// The palette names that the roles of this file use.
    private(set) var usedNames: Set<String> = []

    private static let keys = ["name", "variant", "inherits", "palette", "roles", "states"]
    /// Keys that only inform readers of the file; the program ignores them.
    private static let remarks = ["author", "description", "license", "url"]

    init(document: ThemeDocument) {
        self.document = document
    }

    /// Returns the value of `inherits` and its position.
    func parentName() throws -> (String, SourcePosition)? {
        guard let node = document.root["inherits"] else { return nil }
        guard let name = node.scalar, (1...64).contains(name.utf8.count),
            name.utf8.allSatisfy(Self.isNameByte)
        else {
            throw document.error(
                "\"inherits\" must be the name of a theme: letters, digits, - and _",
                at: node.position)
        }
        return (name, node.position)
    }

    /// Returns the file's header: its name and the background it is made for.
    mutating func head() throws -> (name: SafeText?, variant: Theme.Variant?) {
        warnUnknown(document.root.mapping ?? [], known: Self.keys + Self.remarks)
        return (try name(), try variant())
    }

    /// Adds the file's palette to the inherited ones; its own colors have priority.
    func readPalette(into palette: inout [String: TerminalColor]) throws {
        for member in try mapping("palette") {
            palette[member.name] = try color(member.value, in: nil)
        }
    }

    /// Adds the paints of the file's roles and states.
    mutating func readPaints(
        with palette: [String: TerminalColor], into paints: inout [Role: Paint]
    ) throws {
        try readPaints("roles", names: Self.roleNames, palette, into: &paints)
        try readPaints("states", names: Self.stateNames, palette, into: &paints)
    }

    /// Warns of palette colors that are not used.
    ///
    /// - Parameter used: The palette names that this theme and its ancestors use.
    mutating func warnUnused(besides used: Set<String>) throws {
        for member in try mapping("palette") where !used.contains(member.name) {
            warn(
                "the palette color \"\(shown(member.name))\" is not used", member,
                near: Array(used))
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
        guard let name = node.scalar, !name.isEmpty else {
            throw document.error("\"name\" must be a text", at: node.position)
        }
        return SafeText(untrusted: name, limit: 64)
    }

    private func variant() throws -> Theme.Variant? {
        guard let node = document.root["variant"] else { return nil }
        guard let variant = node.scalar.flatMap({ Theme.Variant(rawValue: $0) }) else {
            throw document.error("\"variant\" must be dark, light or auto", at: node.position)
        }
        return variant
    }

    // MARK: - Colors

    private func mapping(_ name: String) throws -> [YAMLMember] {
        guard let node = document.root[name], !node.isNull else { return [] }
        guard let mapping = node.mapping else {
            let name = SafeText(untrusted: name)
            throw document.error(
                "\"\(name)\" must be a list of names with values", at: node.position)
        }
        return mapping
    }

    /// - Parameter palette: The colors by name; nil if names are not allowed.
    private func color(
        _ node: YAMLNode, in palette: [String: TerminalColor]?
    ) throws -> TerminalColor {
        guard let text = node.scalar else {
            throw document.error("a color must be \"#RRGGBB\" or a name", at: node.position)
        }
        if text == "default" { return .default }
        if let color = palette?[text] { return color }
        // A number of up to three digits without quotes is an index of the terminal's palette.
        if node.isPlain, let index = UInt8(text), text.utf8.count <= 3 {
            return .indexed(index)
        }
        if text.hasPrefix("#"), let rgb = RGB(hexText: text) { return .rgb(rgb) }
        var message: SafeText =
            "\"\(shown(text))\" is not a valid color: use \"#RRGGBB\", 0 to 255, default or a palette name"
        if let near = SpellingSuggestion.nearest(to: text, in: palette.map { Array($0.keys) } ?? [])
        {
            message += "; did you mean \"\(SafeText(untrusted: near))\"?"
        }
        throw document.error(message, at: node.position)
    }

    // MARK: - Paints

    private mutating func readPaints(
        _ section: String, names: [String: Role], _ palette: [String: TerminalColor],
        into paints: inout [Role: Paint]
    ) throws {
        let mapping = try mapping(section)
        warnUnknown(mapping, known: Array(names.keys))
        for member in mapping {
            guard let role = names[member.name] else { continue }
            rolePositions[role] = member.position
            paints[role] = try paint(member.value, palette)
        }
    }

    /// Reads a paint; a plain color is the foreground.
    private mutating func paint(
        _ node: YAMLNode, _ palette: [String: TerminalColor]
    ) throws -> Paint {
        guard let mapping = node.mapping else { return Paint(try named(node, palette)) }
        let attributes: [String: Attributes] = [
            "bold": .bold, "dim": .dim, "italic": .italic, "underline": .underline,
            "reverse": .reverse,
        ]
        warnUnknown(mapping, known: ["fg", "bg"] + attributes.keys)
        var paint = Paint()
        paint.foreground = try node["fg"].map { try named($0, palette) }
        paint.background = try node["bg"].map { try named($0, palette) }
        for (name, attribute) in attributes {
            guard let value = node[name] else { continue }
            guard let isOn = Self.flag(value) else {
                throw document.error("this must be true or false", at: value.position)
            }
            if isOn { paint.attributes.insert(attribute) }
        }
        return paint
    }

    /// Returns whether a value is one of YAML's words for true; nil if it is not a boolean.
    private static func flag(_ node: YAMLNode) -> Bool? {
        guard node.isPlain, let word = node.scalar?.lowercased() else { return nil }
        if ["true", "yes", "on"].contains(word) { return true }
        return ["false", "no", "off"].contains(word) ? false : nil
    }

    /// Reads a color and marks its palette name as used.
    private mutating func named(
        _ node: YAMLNode, _ palette: [String: TerminalColor]
    ) throws -> TerminalColor {
        if let name = node.scalar { usedNames.insert(name) }
        return try color(node, in: palette)
    }

    // MARK: - Warnings

    /// Warns of unknown keys. They are not an error, because a file of another version may have more.
    private mutating func warnUnknown(_ mapping: [YAMLMember], known: [String]) {
        for member in mapping where !known.contains(member.name) {
            warn("\"\(shown(member.name))\" is unknown and is ignored", member, near: known)
        }
    }

    private mutating func warn(_ message: SafeText, _ member: YAMLMember, near known: [String]) {
        guard warnings.count < 20 else { return }
        var message = message
        if let near = SpellingSuggestion.nearest(to: member.name, in: known) {
            message += "; did you mean \"\(SafeText(untrusted: near))\"?"
        }
        warnings.append(document.error(message, at: member.position))
    }

    private func shown(_ name: String) -> SafeText { SafeText(untrusted: name, limit: 40) }
}
