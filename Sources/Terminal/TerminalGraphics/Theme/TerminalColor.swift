/// A color that a terminal of a given depth can show.
package enum TerminalColor: Hashable, Sendable {
    /// The terminal's own foreground or background.
    case `default`
    case rgb(RGB)
    /// An index of the palette: 0-7, 0-15 or 0-255, depending on the depth.
    case indexed(UInt8)
}

/// The number of colors of a terminal, in ascending order.
package enum ColorDepth: String, CaseIterable, Comparable, Sendable {
    case mono, ansi8, ansi16, indexed256, truecolor

    package static func < (left: ColorDepth, right: ColorDepth) -> Bool {
        left.order < right.order
    }

    private var order: Int {
        switch self {
        case .mono: 0
        case .ansi8: 1
        case .ansi16: 2
        case .indexed256: 3
        case .truecolor: 4
        }
    }
}

// MARK: Background

/// The terminal's background. A reply with its color (OSC 11) has priority over a report of dark or light (mode 2031),
/// and that over COLORFGBG.
package struct TerminalBackground: Hashable, Sendable {
    private let environment: Bool?
    private var report: Bool?
    private var color: RGB?

    /// - Parameter environment: Whether COLORFGBG specifies a dark background; nil if it is not set.
    package init(environment: Bool?) {
        self.environment = environment
    }

    /// Whether the background is dark; nil while it is unknown.
    package var isDark: Bool? { color?.isDark ?? report ?? environment }

    /// Applies a reply of the terminal.
    ///
    /// - Returns: Whether the color may have changed and must be queried again.
    package mutating func apply(_ reply: TerminalReply) -> Bool {
        switch reply {
        case .background(let color): self.color = color
        case .colorScheme(let dark):
            report = dark
            // The stored color belongs to the previous scheme.
            color = nil
            return true
        default: break
        }
        return false
    }
}

extension RGB {
    /// Whether white has more contrast with the color than black.
    package var isDark: Bool {
        contrast(to: RGB(hex: 0xFFFFFF)) > contrast(to: RGB(hex: 0))
    }
}

// MARK: Reduction

/// Reduces colors to those that a terminal can show.
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

    /// Reduces the color of text. With sixteen colors or fewer it selects the color of the same hue instead of the
    /// nearest, which for soft colors is a grey.
    static func reduceForeground(_ color: TerminalColor, to depth: ColorDepth) -> TerminalColor {
        guard case .rgb(let rgb) = color, depth == .ansi8 || depth == .ansi16,
            let index = XtermPalette.hue16(of: rgb)
        else { return reduce(color, to: depth) }
        return .indexed(depth == .ansi8 ? index & 7 : index)
    }

    /// Returns whether text is illegible on a background after both were reduced to few colors.
    static func isIllegible(
        _ foreground: TerminalColor, on background: TerminalColor, depth: ColorDepth
    ) -> Bool {
        guard foreground != .default else { return false }
        if foreground == background { return true }
        guard depth <= .ansi16, case .indexed(let front) = foreground,
            case .indexed(let back) = background
        else { return false }
        return XtermPalette.color(front).contrast(to: XtermPalette.color(back)) < 3
    }

    /// Returns whether a terminal with eight colors shows the color as bold, because it is one of the bright ones.
    static func isBright(_ color: TerminalColor?) -> Bool {
        guard let color, case .indexed(let index) = reduceForeground(color, to: .ansi16) else {
            return false
        }
        return index >= 8 && index < 16
    }

    /// Returns black or white, depending on which has more contrast with a background.
    static func legibleColor(on background: TerminalColor) -> TerminalColor {
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

/// The 256 colors of xterm: 16 that the user may have changed, a cube of 6 × 6 × 6, and 24 greys.
enum XtermPalette {
    static func color(_ index: UInt8) -> RGB {
        let index = Int(index)
        if index < 16 { return RGB(hex: basic[index]) }
        if index >= 232 {
            let level = UInt8(clamping: 8 + (index - 232) * 10)
            return RGB(red: level, green: level, blue: level)
        }
        let cube = index - 16
        return RGB(
            red: steps[cube / 36], green: steps[cube / 6 % 6], blue: steps[cube % 6])
    }

    /// Returns the nearest color of the cube and the greys, which users do not change.
    static func nearest(to color: RGB) -> UInt8 {
        nearest(to: color, in: 16...255)
    }

    static func nearest16(to color: RGB) -> UInt8 {
        nearest(to: color, in: 0...15)
    }

    /// Returns the one of the twelve basic colors with the nearest hue, the bright one for a light color; nil for a
    /// grey.
    static func hue16(of color: RGB) -> UInt8? {
        let seen = OKLab(color)
        guard seen.chroma > 0.04 else { return nil }
        let hue = (UInt8(1)...6).max { left, right in
            seen.hueLikeness(to: hues[Int(left)]) < seen.hueLikeness(to: hues[Int(right)])
        }
        return hue.map { seen.lightness > 0.6 ? $0 + 8 : $0 }
    }

    private static let hues = (UInt8(8)...15).map { OKLab(color($0)) }

    private static func nearest(to color: RGB, in indices: ClosedRange<UInt8>) -> UInt8 {
        indices.min { left, right in
            distance(color, self.color(left)) < distance(color, self.color(right))
        } ?? indices.lowerBound
    }

    /// Returns a distance weighted by perception: "redmean" (T. Riemersma, compuphase.com).
    private static func distance(_ left: RGB, _ right: RGB) -> Int {
        let mean = (Int(left.red) + Int(right.red)) / 2
        let red = Int(left.red) - Int(right.red)
        let green = Int(left.green) - Int(right.green)
        let blue = Int(left.blue) - Int(right.blue)
        return (512 + mean) * red * red / 256 + 4 * green * green
            + (767 - mean) * blue * blue / 256
    }

    private static let steps: [UInt8] = [0, 95, 135, 175, 215, 255]
    private static let basic: [UInt32] = [
        0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
        0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
    ]
}
