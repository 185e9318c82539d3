extension ResolvedStyle {
    /// The sequence that switches a terminal to exactly this style (SGR, ECMA-48 8.3.117); `\e[m` ends it. Empty for
    /// the plain style.
    package var escape: String {
        var codes: [String] = []
        let numbers: [(Attributes, Int)] = [
            (.bold, 1), (.dim, 2), (.italic, 3), (.underline, 4), (.reverse, 7),
        ]
        for (attribute, number) in numbers where attributes.contains(attribute) {
            codes.append(String(number))
        }
        codes += Self.codes(foreground, normal: 30, bright: 90, extended: 38)
        codes += Self.codes(background, normal: 40, bright: 100, extended: 48)
        return codes.isEmpty ? "" : "\u{1B}[0;\(codes.joined(separator: ";"))m"
    }

    private static func codes(
        _ color: TerminalColor, normal: Int, bright: Int, extended: Int
    ) -> [String] {
        switch color {
        case .default: []
        case .indexed(let index) where index < 8: ["\(normal + Int(index))"]
        case .indexed(let index) where index < 16: ["\(bright + Int(index) - 8)"]
        case .indexed(let index): ["\(extended);5;\(index)"]
        case .rgb(let color): ["\(extended);2;\(color.red);\(color.green);\(color.blue)"]
        }
    }
}
