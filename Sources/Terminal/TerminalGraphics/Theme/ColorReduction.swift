/// Reduces colours to those that a terminal can show.
enum ColorReduction {
    static func reduce(_ color: TerminalColor, to depth: ColorDepth) -> TerminalColor {
        switch (color, depth) {
        case (.default, _), (_, .mono): return .default
        case (.rgb, .truecolor), (.indexed, .truecolor), (.indexed, .indexed256): return color
        case (.rgb(let rgb), .indexed256): return .indexed(XtermPalette.nearest(to: rgb))
        case (.rgb(let rgb), .ansi16): return .indexed(XtermPalette.nearest16(to: rgb))
        case (.rgb(let rgb), .ansi8): return .indexed(XtermPalette.nearest16(to: rgb) & 7)
        case (.indexed(let index), .ansi16) where index < 16: return color
        case (.indexed(let index), .ansi8) where index < 16: return .indexed(index & 7)
        case (.indexed(let index), _): return reduce(.rgb(XtermPalette.color(index)), to: depth)
        }
    }

    /// Reduces the colour of text. With sixteen colours or fewer it selects the colour of the same hue instead of the
    /// nearest, which for soft colours is a grey.
    static func reduceInk(_ color: TerminalColor, to depth: ColorDepth) -> TerminalColor {
        guard case .rgb(let rgb) = color, depth == .ansi8 || depth == .ansi16,
            let index = XtermPalette.hue16(of: rgb)
        else { return reduce(color, to: depth) }
        return .indexed(depth == .ansi8 ? index & 7 : index)
    }

    /// Returns whether text is illegible on a background after both were reduced to few colours.
    static func isLost(
        _ foreground: TerminalColor, on background: TerminalColor, depth: ColorDepth
    ) -> Bool {
        guard foreground != .default else { return false }
        if foreground == background { return true }
        guard depth <= .ansi16, case .indexed(let front) = foreground,
            case .indexed(let back) = background
        else { return false }
        return XtermPalette.color(front).contrast(to: XtermPalette.color(back)) < 3
    }

    /// Returns whether a terminal with eight colours shows the colour as bold, because it is one of the bright ones.
    static func isBright(_ color: TerminalColor?) -> Bool {
        guard let color, case .indexed(let index) = reduceInk(color, to: .ansi16) else {
            return false
        }
        return index >= 8 && index < 16
    }

    /// Returns black or white, depending on which has more contrast with a background.
    static func readable(on background: TerminalColor) -> TerminalColor {
        let rgb: RGB
        switch background {
        case .default: return .default
        case .rgb(let color): rgb = color
        case .indexed(let index): rgb = XtermPalette.color(index)
        }
        return .indexed(
            rgb.contrast(to: RGB(hex: 0)) > rgb.contrast(to: RGB(hex: 0xFFFFFF)) ? 0 : 7)
    }
}
