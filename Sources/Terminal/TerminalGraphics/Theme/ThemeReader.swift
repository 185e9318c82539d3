import Yams

/// Reads our own theme format from its tree.
struct ThemeReader {
    private let document: ThemeDocument
    private(set) var warnings: [ThemeError] = []
    private var palette: [String: TerminalColor] = [:]

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

    mutating func theme(inheriting parent: Theme?) throws -> Theme {
        warnUnknown(document.root, known: Self.keys + Self.remarks)
        try readPalette()
        var paints = parent?.paints ?? [:]
        try readPaints("roles", names: Self.roleNames, into: &paints)
        try readPaints("states", names: Self.stateNames, into: &paints)
        return Theme(
            name: try name() ?? parent?.name ?? "unnamed",
            variant: try variant() ?? parent?.variant ?? .dark, paints: paints)
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
            throw document.error("\"variant\" is dark or light", at: node)
        }
        return variant
    }

    // MARK: - Colours

    private mutating func readPalette() throws {
        for (key, value) in try mapping("palette") {
            guard let name = key.scalar?.string else {
                throw document.error("a colour of the palette has a name", at: key)
            }
            palette[name] = try color(value, allowingNames: false)
        }
    }

    private func mapping(_ name: String) throws -> Node.Mapping {
        guard let node = document.root[name], node.null == nil else { return [:] }
        guard case .mapping(let mapping) = node else {
            let name = SafeText(untrusted: name)
            throw document.error("\"\(name)\" is a list of names with values", at: node)
        }
        return mapping
    }

    private func color(_ node: Node, allowingNames: Bool = true) throws -> TerminalColor {
        guard let scalar = node.scalar else {
            throw document.error("a colour is written \"#RRGGBB\", or a name", at: node)
        }
        let text = scalar.string
        if text == "default" { return .default }
        if allowingNames, let color = palette[text] { return color }
        // A bare number of up to three digits is a colour of the terminal's own palette.
        if scalar.style == .plain, let index = UInt8(text), text.utf8.count <= 3 {
            return .indexed(index)
        }
        if text.hasPrefix("#"), let rgb = RGB(hexText: text) { return .rgb(rgb) }
        let shown = SafeText(untrusted: text, limit: 40)
        throw document.error(
            "\"\(shown)\" is no colour: write \"#RRGGBB\", 0 to 255, default or a palette name",
            at: node)
    }

    // MARK: - Paints

    private mutating func readPaints(
        _ section: String, names: [String: Role], into paints: inout [Role: Paint]
    ) throws {
        let mapping = try mapping(section)
        warnUnknown(mapping, known: Array(names.keys))
        for (key, value) in mapping {
            guard let role = key.scalar.flatMap({ names[$0.string] }) else { continue }
            paints[role] = try paint(value)
        }
    }

    /// A colour alone is the foreground.
    private mutating func paint(_ node: Node) throws -> Paint {
        guard case .mapping(let mapping) = node else { return Paint(try color(node)) }
        let attributes: [String: Attributes] = [
            "bold": .bold, "dim": .dim, "italic": .italic, "underline": .underline,
            "reverse": .reverse,
        ]
        warnUnknown(mapping, known: ["fg", "bg"] + attributes.keys)
        var paint = Paint()
        paint.foreground = try mapping["fg"].map { try color($0) }
        paint.background = try mapping["bg"].map { try color($0) }
        for (name, attribute) in attributes {
            guard let value = mapping[name] else { continue }
            guard let isOn = value.bool else {
                throw document.error("this is true or false", at: value)
            }
            if isOn { paint.attributes.insert(attribute) }
        }
        return paint
    }

    /// A file of another version may have names of its own: they are no reason to refuse it.
    private mutating func warnUnknown(_ mapping: Node.Mapping, known: [String]) {
        for (key, _) in mapping where warnings.count < 20 {
            let name = key.scalar?.string ?? ""
            guard !known.contains(name) else { continue }
            let shown = SafeText(untrusted: name, limit: 40)
            var message: SafeText = "\"\(shown)\" is not known and has no effect"
            if let near = Spelling.nearest(to: name, in: known) {
                message += "; is \"\(SafeText(untrusted: near))\" meant?"
            }
            warnings.append(document.error(message, at: key))
        }
    }
}
