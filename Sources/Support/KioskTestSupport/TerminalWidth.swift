import Glibc

/// How many columns a character fills, as one kind of terminal counts it.
///
/// Written apart from the product's own table, on purpose: a second opinion. The kinds disagree
/// with each other, as terminals do; what a program sends must look alike on all of them.
package enum TerminalWidth: Sendable, CaseIterable {
    /// A plain table of wide blocks, which knows no emoji of the symbol blocks.
    case plain
    /// Every scalar by the C library's `wcwidth`, as xterm does.
    case library
    /// The same of some years ago: what came after Unicode 12 takes one column, marks too.
    case elderly
    /// An emoji selector makes the narrow character before it wide.
    case selectors
    /// Clusters have one place, as wide as their first scalar; one also joins what another write has
    /// left in the cell before the cursor.
    case clusters
    /// Clusters have one place, as wide as their parts together, but no wider than two.
    case summedClusters

    /// Whether a scalar may be drawn into the cell before the cursor.
    var joins: Bool { self == .clusters || self == .summedClusters }

    /// The columns of a scalar by itself.
    func of(_ scalar: Unicode.Scalar) -> Int {
        switch self {
        case .plain: Self.plainWidth(scalar)
        case .elderly where (scalar.properties.age?.major ?? .max) > 12: 1
        default: Self.libraryWidth(scalar)
        }
    }

    /// The columns of a cluster that grew by a scalar.
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

    /// In a locale of its own: tests change the process' one.
    private static func libraryWidth(_ scalar: Unicode.Scalar) -> Int {
        if scalar.isASCII { return 1 }
        let before = uselocale(system.locale)
        defer { uselocale(before) }
        let width = Int(system.width(Int32(bitPattern: scalar.value)))
        return width < 0 ? 1 : width
    }

    /// Opened once and never changed.
    private struct Library: @unchecked Sendable {
        let locale = newlocale(1 << LC_CTYPE, "C.UTF-8", nil)
        /// The header hides it from Swift.
        let width = unsafeBitCast(
            dlsym(nil, "wcwidth"), to: (@convention(c) (Int32) -> Int32).self)
    }

    private static let system = Library()
}
