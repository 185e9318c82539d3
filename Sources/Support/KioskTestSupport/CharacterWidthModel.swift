import Glibc

/// The number of columns of a character, as one kind of terminal computes it.
///
/// It is independent of the product's own table, to be a second opinion. The kinds disagree, as terminals do; the
/// output of a program must look the same on all of them.
package enum CharacterWidthModel: Sendable, CaseIterable {
    /// A simple table of wide blocks, without the emoji of the symbol blocks.
    case plain
    /// The C library's `wcwidth` for every scalar, as in xterm.
    case library
    /// An older version of it: scalars added after Unicode 12 have one column, including marks.
    case unicode12Library
    /// An emoji selector makes the preceding narrow character wide.
    case selectors
    /// A grapheme cluster occupies the columns of its first scalar. A scalar can extend a cluster that an earlier write
    /// left before the cursor.
    case clusters
    /// A grapheme cluster occupies the sum of its scalars' columns, but at most two.
    case summedClusters

    /// Whether a scalar may be drawn into the cell before the cursor.
    var joins: Bool { self == .clusters || self == .summedClusters }

    /// Returns the columns of a single scalar.
    func of(_ scalar: Unicode.Scalar) -> Int {
        switch self {
        case .plain: Self.plainWidth(scalar)
        case .unicode12Library where (scalar.properties.age?.major ?? .max) > 12: 1
        default: Self.libraryWidth(scalar)
        }
    }

    /// Returns the columns of a cluster after it was extended by a scalar.
    func of(_ cluster: String, grownFrom width: Int, by scalar: Unicode.Scalar) -> Int {
        if scalar == "\u{FE0F}" { return 2 }
        return self == .summedClusters ? min(width + of(scalar), 2) : width
    }

    private static let wide: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
        0xA000...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
        0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD,
    ]

    private static func plainWidth(_ scalar: Unicode.Scalar) -> Int {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: 0
        default: wide.contains { $0.contains(scalar.value) } ? 2 : 1
        }
    }

    /// Uses a separate locale, since tests change that of the process.
    private static func libraryWidth(_ scalar: Unicode.Scalar) -> Int {
        if scalar.isASCII { return 1 }
        let before = uselocale(system.locale)
        defer { uselocale(before) }
        let width = Int(system.width(Int32(bitPattern: scalar.value)))
        return width < 0 ? 1 : width
    }

    /// The C library's functions and locale, opened once.
    private struct Library: @unchecked Sendable {
        let locale = newlocale(1 << LC_CTYPE, "C.UTF-8", nil)
        /// The C header does not declare `wcwidth` for Swift.
        let width = unsafeBitCast(
            dlsym(nil, "wcwidth"), to: (@convention(c) (Int32) -> Int32).self)
    }

    private static let system = Library()
}
