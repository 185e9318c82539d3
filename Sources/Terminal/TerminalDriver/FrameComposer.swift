import CNCurses
package import TerminalGraphics

/// Uses ncurses to convert canvases to the bytes that change one screen into the next.
///
/// A process has one instance, because ncurses has one global state; it is used on one thread. It does not depend on
/// where the bytes go: a ``TerminalScreen`` sends them to a terminal, a recording stores them without a terminal.
package final class FrameComposer {
    /// The terminal type that the bytes are for.
    package let terminalType: String
    /// The greatest color depth that can be sent; ``bytes(for:theme:depth:)`` reduces the requested depth to it.
    package let depth: ColorDepth
    /// The symbols that can be shown: ASCII if the locale's character set is not UTF-8.
    package var glyphs: GlyphSet { gate.isUTF8 ? .unicode : .ascii }

    private let colors: ColorEncoder
    private let gate: CellEncoder
    private var shown: ResolvedFrame?
    /// The rendition after the last frame.
    private var rendition = GraphicRendition.unknown
    private var isOpen = true

    /// Opens ncurses for the first terminal type in the list that the system has.
    ///
    /// Call it before other threads start: it changes the locale and, for a moment, the environment.
    /// - Parameter types: Names, the preferred one first.
    /// - Throws: ``TerminalError/unknownTerminal(_:)`` with the first name.
    package init(types: [String], glyphs: GlyphSet, size: Size) throws(TerminalError) {
        let isUTF8 = kiosk_use_locale(glyphs == .unicode)
        gate = CellEncoder(isUTF8: isUTF8 && glyphs == .unicode)
        // The compiled-in type stands for the terminal of the next name.
        let replaced = types.first == Self.directType ? types.dropFirst().first : nil
        let erases = replaced.map { kiosk_type_erases_with_background($0) } ?? false
        guard let type = types.first(where: { kiosk_compose_open($0, erases) }) else {
            throw .unknownTerminal(types.first ?? "")
        }
        terminalType = type
        colors = ColorEncoder(
            count: Int(kiosk_compose_colors()), isDirect: type == Self.directType)
        depth = colors.depth
        kiosk_compose_resize(Int32(size.height), Int32(size.width))
        // The first frame enters the screen in the window's size and not in that of the terminal's description.
        reenter()
    }

    deinit {
        close()
    }

    /// The terminal type that is compiled in: an xterm with direct colors.
    package static var directType: String { String(cString: kiosk_direct_terminal) }

    /// Returns the bytes that change the screen from the last canvas into this one; empty if they are equal.
    package func bytes(for canvas: Canvas, theme: Theme, depth requestedDepth: ColorDepth)
        -> [UInt8]
    {
        let canvas = glyphs == .ascii ? canvas.inASCII() : canvas
        let depth = min(requestedDepth, depth)
        let frame = ResolvedFrame(canvas) { theme.resolvedStyle(of: $0, depth: depth) }
        defer { shown = frame }
        return frame == shown ? [] : compose(frame)
    }

    /// Makes the next canvas paint every cell, even those that are unchanged.
    package func redraw() {
        shown = nil
        rendition = .unknown
        kiosk_compose_redraw()
    }

    /// Makes the next canvas enter the screen again, because another program may have changed its state.
    func reenter() {
        // ncurses enters its screen again with the first frame after it left.
        kiosk_compose_leave()
        _ = Self.composed()
        redraw()
    }

    /// Returns the bytes that restore the screen; the next canvas enters it again.
    package func leave() -> [UInt8] {
        kiosk_compose_leave()
        shown = nil
        rendition = .unknown
        return Self.composed()
    }

    /// Ends ncurses; does nothing if it has ended already.
    package func close() {
        guard isOpen else { return }
        isOpen = false
        kiosk_compose_close()
    }

    /// The bytes that reset the screen after a crash.
    var resetBytes: [UInt8] {
        [UInt8](unsafeUninitializedCapacity: 256) { buffer, count in
            count = kiosk_compose_reset(buffer.baseAddress, buffer.count)
        }
    }

    private func compose(_ frame: ResolvedFrame) -> [UInt8] {
        if let shown, shown.size != frame.size { self.shown = nil }
        if shown == nil { kiosk_compose_resize(Int32(frame.size.height), Int32(frame.size.width)) }
        for run in FrameRun.changes(from: shown, to: frame) {
            put(run, columns: frame.size.width)
        }
        kiosk_compose_frame(
            Int32(frame.cursor?.y ?? -1), Int32(frame.cursor?.x ?? -1), frame.isCursorShown)
        let bytes = Self.composed()
        return depth < .indexed256 ? bytes : RenditionReducer.reduce(bytes, from: &rendition)
    }

    private func put(_ run: FrameRun, columns: Int) {
        guard run.hasUncertainWidth, let first = run.cells.first else { return putCells(of: run) }
        let spaces = Array(repeating: UInt32(UInt8(ascii: " ")), count: run.width)
        put(spaces, row: run.row, column: run.column, first.style)
        kiosk_compose_pin(Int32(run.row), Int32(run.column))
        putCells(of: run)
        // The right edge lacks a next column; the run's first column is as certain.
        let next = run.column + run.width
        kiosk_compose_pin(Int32(run.row), Int32(next < columns ? next : run.column))
    }

    /// Puts adjacent cells of the same style together.
    private func putCells(of run: FrameRun) {
        var (column, start) = (run.column, run.column)
        var scalars: [UInt32] = []
        for (index, cell) in run.cells.enumerated() {
            scalars += gate.encode(cell)
            column += Int(cell.width)
            let next = index + 1 < run.cells.count ? run.cells[index + 1] : nil
            guard next?.style != cell.style else { continue }
            put(scalars, row: run.row, column: start, cell.style)
            scalars.removeAll(keepingCapacity: true)
            start = column
        }
    }

    private func put(_ scalars: [UInt32], row: Int, column: Int, _ style: ResolvedStyle) {
        kiosk_compose_put(
            Int32(row), Int32(column), scalars, Int32(scalars.count), colors.encoded(style))
    }

    private static func composed() -> [UInt8] {
        var length = 0
        guard let bytes = kiosk_compose_take(&length), length > 0 else { return [] }
        return Array(UnsafeBufferPointer(start: bytes, count: length))
    }
}

/// Converts cells to the code points that are passed to ncurses, each exactly as wide as the cell declares.
///
/// Cells hold safe text already. This type protects against the C library's view of it: a scalar that the library
/// counts differently would shift the rest of the row, and a scalar unknown to it would be blank.
struct CellEncoder {
    /// Whether the locale is UTF-8; without it only ASCII passes.
    let isUTF8: Bool

    /// Returns the code points to send for a cell: its own text or a replacement of the same width.
    func encode(_ cell: ResolvedFrame.Cell) -> [UInt32] {
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

    private func standIn(for cell: ResolvedFrame.Cell) -> [UInt32] {
        let first: UInt32 = isUTF8 ? 0xFFFD : UInt32(UInt8(ascii: "?"))
        let rest = repeatElement(UInt32(0x20), count: max(Int(cell.width) - 1, 0))
        return [first] + rest
    }
}
