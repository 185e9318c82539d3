/// A color as three bytes of sRGB.
package struct RGB: Hashable, Sendable {
    package var red: UInt8
    package var green: UInt8
    package var blue: UInt8

    package init(red: UInt8, green: UInt8, blue: UInt8) {
        self.red = red
        self.green = green
        self.blue = blue
    }
}

extension RGB {
    /// Creates a color from `0xRRGGBB`.
    package init(hex: UInt32) {
        self.init(
            red: UInt8(hex >> 16 & 0xFF), green: UInt8(hex >> 8 & 0xFF), blue: UInt8(hex & 0xFF))
    }

    /// The color as `#rrggbb`.
    package var hexText: String {
        "#" + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    /// Creates a color from `#RRGGBB`, `RRGGBB`, `#RGB` or `RGB`; returns nil for other text.
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

    /// Returns the contrast ratio of two colors, 1...21 (WCAG 2.2): text needs 4.5.
    package func contrast(to other: RGB) -> Double {
        let (low, high) = (min(luminance, other.luminance), max(luminance, other.luminance))
        return (high + 0.05) / (low + 0.05)
    }

    /// The linear light of each channel, 0...1, decoded from the sRGB curve.
    var linear: (red: Double, green: Double, blue: Double) {
        (Self.linear(red), Self.linear(green), Self.linear(blue))
    }

    /// Creates the nearest color to linear light; values outside of sRGB are clipped.
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

// MARK: OKLab

/// A color in the OKLab space: lightness, green to red, blue to yellow.
///
/// Björn Ottosson, "A perceptual color space for image processing" (2020): distances correspond to perceived
/// differences. A trained eye can distinguish colors 0.02 apart, side by side.
struct OKLab: Hashable, Sendable {
    /// From 0 (black) to 1 (white).
    let lightness: Double
    let a: Double
    let b: Double

    init(_ color: RGB) {
        let (red, green, blue) = color.linear
        let long = Roots.cube(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
        let medium = Roots.cube(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
        let short = Roots.cube(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
        lightness = 0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short
        a = 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short
        b = 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short
    }

    /// The distance from grey.
    var chroma: Double { (a * a + b * b).squareRoot() }

    /// Returns the perceived difference from another color.
    func distance(to other: OKLab) -> Double {
        let (light, red, yellow) = (lightness - other.lightness, a - other.a, b - other.b)
        return (light * light + red * red + yellow * yellow).squareRoot()
    }

    /// Returns the similarity of two hues: 1 equal, -1 opposite, 0 if one of them is grey.
    func hueLikeness(to other: OKLab) -> Double {
        let product = chroma * other.chroma
        return product > 0 ? (a * other.a + b * other.b) / product : 0
    }
}

/// Roots by Newton's method, for numbers from 0 to 1, because the standard library without Foundation has only the
/// square root.
enum Roots {
    /// Returns `base` to the power of 1/3.
    static func cube(_ base: Double) -> Double {
        guard base > 0 else { return 0 }
        var root = 1.0
        for _ in 0..<30 { root -= (root - base / (root * root)) / 3 }
        return root
    }

    /// Returns `base` to the power of 1/5.
    static func fifth(_ base: Double) -> Double {
        guard base > 0 else { return 0 }
        var root = 1.0
        for _ in 0..<30 {
            let fourth = root * root * root * root
            root -= (root - base / fourth) / 5
        }
        return root
    }
}
