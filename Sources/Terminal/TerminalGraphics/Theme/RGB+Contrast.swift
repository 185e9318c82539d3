extension RGB {
    /// Creates a colour from `0xRRGGBB`.
    package init(hex: UInt32) {
        self.init(
            red: UInt8(hex >> 16 & 0xFF), green: UInt8(hex >> 8 & 0xFF), blue: UInt8(hex & 0xFF))
    }

    /// Creates a colour from `#RRGGBB`, `RRGGBB`, `#RGB` or `RGB`; returns nil for other text.
    package init?(hexText: String) {
        let digits = hexText.hasPrefix("#") ? hexText.dropFirst() : hexText[...]
        guard digits.utf8.count == 6 || digits.utf8.count == 3,
            digits.utf8.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
            let value = UInt32(digits, radix: 16)
        else { return nil }
        if digits.utf8.count == 6 {
            self.init(hex: value)
        } else {
            self.init(
                red: UInt8(value >> 8 & 0xF) * 17, green: UInt8(value >> 4 & 0xF) * 17,
                blue: UInt8(value & 0xF) * 17)
        }
    }

    /// The relative luminance, 0...1 (WCAG 2.2).
    package var luminance: Double {
        0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
    }

    /// Returns the contrast ratio of two colours, 1...21 (WCAG 2.2): text needs 4.5.
    package func contrast(to other: RGB) -> Double {
        let (low, high) = (min(luminance, other.luminance), max(luminance, other.luminance))
        return (high + 0.05) / (low + 0.05)
    }

    /// The linear light of each channel, 0...1, decoded from the sRGB curve.
    var linear: (red: Double, green: Double, blue: Double) {
        (Self.linear(red), Self.linear(green), Self.linear(blue))
    }

    /// Creates the nearest colour to linear light; values outside of sRGB are clipped.
    init(linear light: (Double, Double, Double)) {
        self.init(
            red: Self.channel(light.0), green: Self.channel(light.1), blue: Self.channel(light.2))
    }

    private static func linear(_ channel: UInt8) -> Double {
        linearLevels[Int(channel)]
    }

    /// Returns the level with the nearest linear light.
    private static func channel(_ light: Double) -> UInt8 {
        let above = linearLevels.firstIndex { $0 >= light } ?? 255
        guard above > 0 else { return 0 }
        let isNearerBelow = light - linearLevels[above - 1] < linearLevels[above] - light
        return UInt8(clamping: isNearerBelow ? above - 1 : above)
    }

    /// The sRGB curve at all 256 levels.
    private static let linearLevels: [Double] = (0...255).map { level in
        let value = Double(level) / 255
        guard value > 0.04045 else { return value / 12.92 }
        let base = (value + 0.055) / 1.055
        // The power of 2.4: the square times the fifth root of the square.
        return base * base * Roots.fifth(base * base)
    }
}
