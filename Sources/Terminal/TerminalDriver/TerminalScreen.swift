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
    package var depth: ColorDepth { min(capabilities.depth, composer.depth) }
    /// What can be shown: ASCII where the locale's character set turned out not to be UTF-8.
    package var glyphs: GlyphSet { composer.glyphs }
    /// The terminal type in use: another than TERM where the system does not know that one.
    package var terminalType: String { composer.terminalType }

    /// Whether the system does not know the terminal's type, and this screen guesses.
    package var isStandIn: Bool {
        ![capabilities.term, FrameComposer.directType].contains(terminalType)
    }

    /// Gets what every frame, and every leaving, sends to the screen, without modes, questions and copies; with the
    /// frame's size.
    package var onFrame: ((Size, [UInt8]) -> Void)?

    let descriptor: Int32
    let modes: TerminalModes
    let capabilities: TerminalCapabilities
    private let composer: FrameComposer
    private let asksBackground: Bool
    private let reset: [UInt8]

    private var state = State.untouched
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
        size = Self.windowSize()
        composer = try Self.open(capabilities, size)
        reset = modes.leave + composer.resetBytes
        self.asksBackground = asksBackground
        reportsMouse = mouse
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
        let depth = min(wished ?? depth, depth)
        var bytes = state == .untouched ? enterBytes() : []
        bytes += titleBytes(canvas.title)
        let frame = composer.bytes(for: canvas, theme: theme, depth: depth)
        bytes += modes.frame(frame)
        bytes += questionBytes()
        if !frame.isEmpty { onFrame?(canvas.size, frame) }
        return bytes.isEmpty || send(bytes)
    }

    /// Makes the next frame paint every cell, whatever the terminal shows now (Ctrl-L).
    package func redraw() {
        composer.redraw()
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
        composer.close()
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
        composer.enterAnew()
        title = nil
        // It may have been given other colours meanwhile.
        questionTime = nil
        measure()
        hasNews = true
    }

    private func leave() {
        guard state == .entered else { return }
        state = .untouched
        let leaving = composer.leave()
        onFrame?(size, leaving)
        _ = send(modes.leave + leaving, patience: 500)
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

    private static func open(
        _ capabilities: TerminalCapabilities, _ size: Size
    ) throws(TerminalError) -> FrameComposer {
        guard kiosk_signals_install() else {
            kiosk_tty_close()
            throw .noResources
        }
        do throws(TerminalError) {
            return try FrameComposer(
                types: types(capabilities), glyphs: capabilities.glyphs, size: size)
        } catch {
            kiosk_signals_remove()
            kiosk_tty_leave(false)
            kiosk_tty_close()
            throw .unknownTerminal(capabilities.term)
        }
    }

    /// The terminal types that fit, the best one first.
    private static func types(_ capabilities: TerminalCapabilities) -> [String] {
        var names: [String] = []
        if capabilities.depth == .truecolor { names.append(FrameComposer.directType) }
        // Other direct descriptions number the palette differently; ours takes their place.
        if !capabilities.term.hasSuffix("-direct") { names.append(capabilities.term) }
        return names + ["xterm-256color", "ansi"]
    }
}
