import CNCurses
import Glibc
package import TerminalGraphics

/// The terminal as something that shows canvases.
///
/// One per process, used on the thread that opened it. Until `close` the terminal is in raw mode on
/// its other screen; it is given back by `close`, on release, by exit(3) and by a crash.
package final class TerminalScreen {
    /// The window's size in cells; the event loop keeps it up to date.
    package private(set) var size: Size
    /// The most colours that can be sent here; `present` reduces what is asked for to it.
    package var depth: ColorDepth { min(capabilities.depth, colors.depth) }
    /// What can be shown: ASCII where the locale's character set turned out not to be UTF-8.
    package var glyphs: GlyphSet { gate.isUTF8 ? .unicode : .ascii }
    /// The terminal type in use: another than TERM where the system does not know that one.
    package let terminalType: String

    /// Whether the system does not know the terminal's type, and this screen guesses.
    package var isStandIn: Bool {
        ![capabilities.term, String(cString: kiosk_direct_terminal)].contains(terminalType)
    }

    let descriptor: Int32
    let modes: TerminalModes
    let capabilities: TerminalCapabilities
    private let colors: ColorNumbers
    private let gate: ClusterGate
    private let asksBackground: Bool
    private let reset: [UInt8]

    private var state = State.untouched
    private var shown: PaintedFrame?
    private var title: SafeText?
    private var reportsMouse: Bool
    private var questionTime: Int64?
    /// Set when the next frame must be of another size, or painted anew.
    private(set) var hasNews = false

    /// How far the terminal has been changed.
    private enum State {
        /// Raw, and not a byte sent.
        case untouched
        case entered
        case closed
    }

    /// Takes the terminal behind a descriptor; nothing is sent before the first frame.
    ///
    /// With `mouse` presses and the wheel are reported; with `asksBackground` the first frame is
    /// followed by a question for the background's colour, whose answer comes as an input event if
    /// at all. Call it before other threads run: the locale and, for a moment, the environment
    /// change.
    package init(
        terminal: Int32 = STDOUT_FILENO, _ capabilities: TerminalCapabilities, mouse: Bool = false,
        asksBackground: Bool = false
    ) throws(TerminalError) {
        descriptor = kiosk_tty_open(terminal)
        guard descriptor >= 0 else { throw .notATerminal }
        self.capabilities = capabilities
        modes = TerminalModes(isSupported: capabilities.speaksXterm)
        let isUTF8 = kiosk_use_locale(capabilities.glyphs == .unicode)
        gate = ClusterGate(isUTF8: isUTF8 && capabilities.glyphs == .unicode)
        terminalType = try Self.open(capabilities)
        colors = ColorNumbers(
            count: Int(kiosk_compose_colors()),
            isDirect: terminalType == String(cString: kiosk_direct_terminal))
        reset = modes.leave + Self.resetBytes()
        self.asksBackground = asksBackground
        reportsMouse = mouse
        size = Self.windowSize()
        kiosk_compose_resize(Int32(size.height), Int32(size.width))
        // The first frame enters the screen anew, in the window's size and not the description's.
        kiosk_compose_leave()
        _ = Self.composed()
        _ = kiosk_tty_enter(reset, reset.count)
    }

    deinit {
        close()
    }

    // MARK: Frames

    /// Shows a canvas: sends what differs from the frame before in one piece, and nothing when
    /// nothing does.
    ///
    /// The canvas may be of another size than the window (which may have changed meanwhile). False
    /// when the terminal is gone or the program was told to end while it did not take the bytes.
    @discardableResult
    package func present(_ canvas: Canvas, theme: Theme, depth wished: ColorDepth? = nil) -> Bool {
        guard state != .closed else { return false }
        let canvas = glyphs == .ascii ? canvas.inASCII() : canvas
        let depth = min(wished ?? depth, depth)
        let frame = PaintedFrame(canvas) { theme.look(of: $0, depth: depth) }
        var bytes = state == .untouched ? enterBytes() : []
        bytes += titleBytes(canvas.title)
        if frame != shown { bytes += modes.frame(compose(frame)) }
        bytes += questionBytes()
        shown = frame
        return bytes.isEmpty || send(bytes)
    }

    /// Makes the next frame paint every cell, whatever the terminal shows now (Ctrl-L).
    package func redraw() {
        shown = nil
        kiosk_compose_redraw()
    }

    private func compose(_ frame: PaintedFrame) -> [UInt8] {
        if let shown, shown.size != frame.size { self.shown = nil }
        if shown == nil { kiosk_compose_resize(Int32(frame.size.height), Int32(frame.size.width)) }
        for run in FrameRun.changes(from: shown, to: frame) {
            put(run, columns: frame.size.width)
        }
        kiosk_compose_frame(
            Int32(frame.cursor?.y ?? -1), Int32(frame.cursor?.x ?? -1), frame.isCursorShown)
        return Self.composed()
    }

    private func put(_ run: FrameRun, columns: Int) {
        guard run.isUnsettled, let first = run.cells.first else { return putCells(of: run) }
        let spaces = Array(repeating: UInt32(UInt8(ascii: " ")), count: run.width)
        put(spaces, row: run.row, column: run.column, first.look)
        kiosk_compose_pin(Int32(run.row), Int32(run.column))
        putCells(of: run)
        // At the edge there is no column behind it; its first one is as certain.
        let next = run.column + run.width
        kiosk_compose_pin(Int32(run.row), Int32(next < columns ? next : run.column))
    }

    /// Puts cells that look the same together.
    private func putCells(of run: FrameRun) {
        var (column, start) = (run.column, run.column)
        var scalars: [UInt32] = []
        for (index, cell) in run.cells.enumerated() {
            scalars += gate.pass(cell)
            column += Int(cell.width)
            let next = index + 1 < run.cells.count ? run.cells[index + 1] : nil
            guard next?.look != cell.look else { continue }
            put(scalars, row: run.row, column: start, cell.look)
            scalars.removeAll(keepingCapacity: true)
            start = column
        }
    }

    private func put(_ scalars: [UInt32], row: Int, column: Int, _ look: Look) {
        kiosk_compose_put(
            Int32(row), Int32(column), scalars, Int32(scalars.count), colors.look(look))
    }

    // MARK: What is sent beside frames

    private func enterBytes() -> [UInt8] {
        state = .entered
        return modes.enter(mouse: reportsMouse)
    }

    private func titleBytes(_ title: SafeText?) -> [UInt8] {
        guard let title, title != self.title else { return [] }
        self.title = title
        return modes.title(title.string)
    }

    private func questionBytes() -> [UInt8] {
        guard asksBackground, questionTime == nil else { return [] }
        questionTime = MonotonicTime.milliseconds
        return modes.backgroundQuestion
    }

    /// Asks for the background's colour now; the answer comes as an input event if at all.
    package func askBackground() {
        guard state == .entered else { return }
        questionTime = MonotonicTime.milliseconds
        _ = send(modes.backgroundQuestion)
    }

    /// Reports presses and the wheel, or leaves the mouse to the terminal so that text can be
    /// selected.
    package func setMouse(_ isOn: Bool) {
        guard isOn != reportsMouse else { return }
        reportsMouse = isOn
        if state == .entered { _ = send(modes.mouse(isOn)) }
    }

    /// Copies text by OSC 52, which also works over a network; false where it is too long or the
    /// terminal is not one that may know it. Whether it arrived is not told.
    package func copy(_ text: SafeText) -> Bool {
        guard state == .entered, let payload = ClipboardText(text) else { return false }
        let bytes = modes.clipboard(payload.base64)
        return !bytes.isEmpty && send(bytes)
    }

    private func send(_ bytes: [UInt8], patience: Int32 = -1) -> Bool {
        guard !kiosk_tty_write(bytes, bytes.count, patience) else { return true }
        // Nobody knows how much arrived.
        redraw()
        return false
    }

    // MARK: Leaving and coming back

    /// Gives the terminal back as it was found; harmless when it has been already.
    package func close() {
        guard state != .closed else { return }
        leave()
        awaitAnswer()
        kiosk_tty_leave(true)
        kiosk_compose_close()
        kiosk_signals_remove()
        kiosk_tty_close()
        state = .closed
    }

    /// Gives the terminal back and stops; returns when the program is continued.
    ///
    /// With `job` the whole job stops, as by Ctrl-Z outside of raw mode. The loop reports the
    /// window's size next: present a frame then.
    package func suspend(job: Bool = false) {
        guard state != .closed else { return }
        leave()
        kiosk_tty_leave(false)
        kiosk_signals_stop(job)
        restart()
    }

    /// Takes the terminal again, after a stop of whatever kind: the shell had it.
    func restart() {
        guard state != .closed else { return }
        _ = kiosk_tty_enter(reset, reset.count)
        // Who was stopped by SIGSTOP has left nothing, and would keep the shell's title twice.
        leave()
        // ncurses enters its screen again with the first frame after it left.
        kiosk_compose_leave()
        _ = Self.composed()
        title = nil
        // It may have been given other colours meanwhile.
        questionTime = nil
        measure()
        redraw()
        hasNews = true
    }

    private func leave() {
        guard state == .entered else { return }
        state = .untouched
        kiosk_compose_leave()
        _ = send(modes.leave + Self.composed(), patience: 500)
    }

    /// An answer that is still under way would be typed into the shell.
    private func awaitAnswer() {
        guard let questionTime else { return }
        let left = 100 - (MonotonicTime.milliseconds - questionTime)
        guard left > 0 else { return }
        var answer = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        poll(&answer, 1, Int32(clamping: left))
    }

    // MARK: The window

    /// Asks for the window's size.
    func measure() {
        let now = Self.windowSize()
        guard now != size else { return }
        size = now
        hasNews = true
    }

    /// The size, if it has not been reported yet or a frame must be painted anew.
    func takeNews() -> Size? {
        guard hasNews else { return nil }
        hasNews = false
        return size
    }

    private static func windowSize() -> Size {
        let size = kiosk_tty_size()
        guard size.rows > 0, size.columns > 0 else { return Size(width: 80, height: 24) }
        return Size(width: Int(size.columns), height: Int(size.rows))
    }

    // MARK: ncurses

    /// The first terminal type that the system knows, of those that fit.
    private static func open(
        _ capabilities: TerminalCapabilities
    ) throws(TerminalError) -> String {
        guard kiosk_signals_install() else {
            kiosk_tty_close()
            throw .noResources
        }
        for name in candidates(capabilities) where kiosk_compose_open(name) {
            return name
        }
        kiosk_signals_remove()
        kiosk_tty_leave(false)
        kiosk_tty_close()
        throw .unknownTerminal(capabilities.term)
    }

    private static func candidates(_ capabilities: TerminalCapabilities) -> [String] {
        var names: [String] = []
        if capabilities.depth == .truecolor { names.append(String(cString: kiosk_direct_terminal)) }
        // Other direct descriptions number the palette differently; ours takes their place.
        if !capabilities.term.hasSuffix("-direct") { names.append(capabilities.term) }
        return names + ["xterm-256color", "ansi"]
    }

    private static func composed() -> [UInt8] {
        var length = 0
        guard let bytes = kiosk_compose_take(&length), length > 0 else { return [] }
        return Array(UnsafeBufferPointer(start: bytes, count: length))
    }

    private static func resetBytes() -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: 256) { buffer, count in
            count = kiosk_compose_reset(buffer.baseAddress, buffer.count)
        }
    }
}
