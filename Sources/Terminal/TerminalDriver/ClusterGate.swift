import CNCurses
import TerminalGraphics

/// Converts cells to the code points that are passed to ncurses, each exactly as wide as the cell declares.
///
/// Cells hold safe text already. This type protects against the C library's view of it: a scalar that the library
/// counts differently would shift the rest of the row, and a scalar unknown to it would be blank.
struct ClusterGate {
    /// Whether the locale is UTF-8; without it only ASCII passes.
    let isUTF8: Bool

    /// Returns the code points to send for a cell: its own text or a replacement of the same width.
    func pass(_ cell: PaintedFrame.Cell) -> [UInt32] {
        let scalars = Array(cell.text.unicodeScalars)
        guard let base = scalars.first else { return standIn(for: cell) }
        if scalars.count == 1, base.value >= 0x20, base.value < 0x7F, cell.width == 1 {
            return [base.value]
        }
        guard isUTF8, isSound(scalars, width: Int(cell.width)) else { return standIn(for: cell) }
        return scalars.map(\.value)
    }

    private func isSound(_ scalars: [Unicode.Scalar], width: Int) -> Bool {
        guard let base = scalars.first, kiosk_scalar_width(base.value) == width else {
            return false
        }
        // ncurses keeps four marks per cell, including the direction mark that the driver adds.
        guard width > 0, scalars.count <= 5, !isControl(base) else { return false }
        return scalars.dropFirst().allSatisfy { mark in
            let isOurs = mark == "\u{200E}" && mark == scalars.last
            return isOurs
                || kiosk_scalar_width(mark.value) == 0 && !isControl(mark) && !isSelector(mark)
        }
    }

    /// Returns true for C0, DEL, C1 and for invisible scalars with an effect: direction controls, zero-width joiners,
    /// tags.
    private func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: true
        default: false
        }
    }

    /// Returns true for scalars that change the presentation of their base, and on some terminals its width: variation
    /// selectors and the keycap.
    private func isSelector(_ mark: Unicode.Scalar) -> Bool {
        mark.properties.isVariationSelector || mark == "\u{20E3}"
    }

    private func standIn(for cell: PaintedFrame.Cell) -> [UInt32] {
        let first: UInt32 = isUTF8 ? 0xFFFD : UInt32(UInt8(ascii: "?"))
        let rest = repeatElement(UInt32(0x20), count: max(Int(cell.width) - 1, 0))
        return [first] + rest
    }
}
