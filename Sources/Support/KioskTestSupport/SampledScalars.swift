import Glibc

/// Unicode scalars for tests that concern all of them.
///
/// They are all 1,112,064 if `KIOSK_ALL_SCALARS` is set, which takes minutes. Otherwise they are a sample: the first
/// two thousand, the blocks with special scalars, and every 251st.
package enum SampledScalars {
    /// Whether all scalars are included.
    package static let isWhole = getenv("KIOSK_ALL_SCALARS") != nil

    /// The scalars in ascending order.
    package static var all: [Unicode.Scalar] {
        let values = isWhole ? Array(0...UInt32(0x10FFFF)) : sample
        return values.compactMap { Unicode.Scalar($0) }
    }

    private static var sample: [UInt32] {
        Set(specialRanges.flatMap(Array.init) + stride(from: 0, through: 0x10FFFF, by: 251))
            .sorted()
    }

    /// The blocks with controls, marks, spaces and directions, joiners, selectors, emoji and tags, and the ends of
    /// planes.
    private static let specialRanges: [ClosedRange<UInt32>] = [
        0...0x7FF, 0x1100...0x11FF, 0x2000...0x20FF, 0x3000...0x30FF, 0xD7B0...0xD7FF,
        0xFE00...0xFE0F, 0xFEF0...0xFFFF, 0x1F1E0...0x1F1FF, 0x1F3F0...0x1F44F, 0x1FAC0...0x1FAFF,
        0x1FFF0...0x2000F, 0xE0000...0xE01FF, 0xFFFF0...0x10000F, 0x10FFF0...0x10FFFF,
    ]
}
