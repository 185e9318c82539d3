import CNCurses
import TerminalGraphics

/// The last gate before ncurses: cells in, code points out, each cell exactly as wide as it says.
///
/// Cells hold safe text. This gate holds for what the C library thinks of it: a scalar that it
/// counts differently would shift the rest of the row, and one that it does not know is blank.
struct ClusterGate {
    /// Whether the locale is UTF-8; without it only ASCII passes.
    let isUTF8: Bool

    /// The code points to send for a cell: its own text or a stand-in of the same width.
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
        // ncurses keeps four marks a cell, our own direction mark among them.
        guard width > 0, scalars.count <= 5, !isControl(base) else { return false }
        return scalars.dropFirst().allSatisfy { mark in
            let isOurs = mark == "\u{200E}" && mark == scalars.last
            return isOurs
                || kiosk_scalar_width(mark.value) == 0 && !isControl(mark) && !isSelector(mark)
        }
    }

    /// C0, DEL, C1, and all that is invisible and gives orders: direction controls, zero-width
    /// joiners, tags.
    private func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: true
        default: false
        }
    }

    /// What changes how its base is presented, and on some terminals the width: variation
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
