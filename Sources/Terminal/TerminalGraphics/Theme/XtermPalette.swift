/// The 256 colours of xterm: 16 that the user may have changed, a cube of 6 × 6 × 6, and 24 greys.
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

    /// Returns the nearest colour of the cube and the greys, which users do not change.
    static func nearest(to color: RGB) -> UInt8 {
        nearest(to: color, in: 16...255)
    }

    static func nearest16(to color: RGB) -> UInt8 {
        nearest(to: color, in: 0...15)
    }

    /// Returns the one of the twelve basic colours with the nearest hue, the bright one for a light colour; nil for a
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
