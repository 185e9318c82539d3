import CNCurses
import Glibc
package import TerminalGraphics

/// Shows canvases on a terminal.
///
/// A process has one screen, used on the thread that opened it. Until `close` the terminal is in raw mode on its
/// alternate screen; `close`, the deinitializer, exit(3) and a crash restore it.
package final class TerminalScreen {
    /// The window's size in cells; the event loop keeps it up to date.
    package private(set) var size: Size
    /// The greatest color depth that can be sent; `present` reduces the requested depth to it.
    package var depth: ColorDepth { min(capabilities.depth, composer.depth) }
    /// The symbols that can be shown: ASCII if the locale's character set is not UTF-8.
    package var glyphs: GlyphSet { composer.glyphs }
    /// The terminal type in use; it differs from TERM if the system does not have that type.
    package var terminalType: String { composer.terminalType }

    /// Whether the system does not have the terminal's type, so that this screen uses a common one.
    package var usesFallbackType: Bool {
        ![capabilities.term, FrameComposer.directType].contains(terminalType)
    }

    /// Receives the bytes of each frame, and of each leaving of the screen, with the frame's size; without mode
    /// changes, queries and clipboard copies.
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
    private var backgroundQueryTime: Int64?
    /// Whether the next frame must have another size or be painted completely.
    private(set) var hasPendingSize = false

    /// How far the terminal has been changed.
    private enum State {
        /// In raw mode; no bytes have been sent.
        case untouched
        case entered
        case closed
    }

    /// Takes control of the terminal behind a descriptor; nothing is sent before the first frame.
    ///
    /// With `mouse`, presses and the wheel are reported. With `asksBackground`, the first frame is followed by a query
    /// of the background's color; the reply, if there is one, arrives as an input event. Call it before other threads
    /// start: it changes the locale and, for a moment, the environment.
    package init(
        terminal: Int32 = STDOUT_FILENO, _ capabilities: TerminalCapabilities, mouse: Bool = false,
        queriesBackground: Bool = false
    ) throws(TerminalError) {
        descriptor = kiosk_tty_open(terminal)
        guard descriptor >= 0 else { throw .notATerminal }
        self.capabilities = capabilities
        modes = TerminalModes(isSupported: capabilities.supportsXtermSequences)
        size = Self.windowSize()
        composer = try Self.open(capabilities, size)
        reset = modes.leave + composer.resetBytes
        self.asksBackground = queriesBackground
        reportsMouse = mouse
        _ = kiosk_tty_enter(reset, reset.count)
    }

    deinit {
        close()
    }

    // MARK: Frames

    /// Shows a canvas: sends the differences from the previous frame in one write, and nothing if they are equal.
    ///
    /// The canvas may have another size than the window, which may have changed since. Returns false if the terminal is
    /// closed, or if the program was asked to end while the terminal did not accept the bytes.
    @discardableResult
    package func present(_ canvas: Canvas, theme: Theme, depth requestedDepth: ColorDepth? = nil)
        -> Bool
    {
        guard state != .closed else { return false }
        let depth = min(requestedDepth ?? depth, depth)
        var bytes = state == .untouched ? enterBytes() : []
        bytes += titleBytes(canvas.title)
        let frame = composer.bytes(for: canvas, theme: theme, depth: depth)
        bytes += modes.frame(frame)
        bytes += backgroundQueryBytes()
        if !frame.isEmpty { onFrame?(canvas.size, frame) }
        return bytes.isEmpty || send(bytes)
    }

    /// Makes the next frame paint every cell, even those that are unchanged (Ctrl-L).
    package func redraw() {
        composer.redraw()
    }

    // MARK: Bytes beside frames

    private func enterBytes() -> [UInt8] {
        state = .entered
        return modes.enter(mouse: reportsMouse)
    }

    private func titleBytes(_ title: SafeText?) -> [UInt8] {
        guard let title, title != self.title else { return [] }
        self.title = title
        return modes.title(title.string)
    }

    private func backgroundQueryBytes() -> [UInt8] {
        guard asksBackground, backgroundQueryTime == nil else { return [] }
        backgroundQueryTime = MonotonicTime.milliseconds
        return modes.backgroundQuery
    }

    /// Queries the background's color now; the reply, if there is one, arrives as an input event.
    package func queryBackground() {
        guard state == .entered else { return }
        backgroundQueryTime = MonotonicTime.milliseconds
        _ = send(modes.backgroundQuery)
    }

    /// Reports presses and the wheel, or leaves the mouse to the terminal so that the user can select text.
    package func setMouse(_ isOn: Bool) {
        guard isOn != reportsMouse else { return }
        reportsMouse = isOn
        if state == .entered { _ = send(modes.mouse(isOn)) }
    }

    /// Copies text by OSC 52, which also works over a network. Returns false if the text is too long or the terminal
    /// may not support the sequence. The terminal does not confirm the copy.
    package func copy(_ text: SafeText) -> Bool {
        guard state == .entered, let payload = ClipboardText(text) else { return false }
        let bytes = modes.clipboard(payload.base64)
        return !bytes.isEmpty && send(bytes)
    }

    /// Notifies the user outside of the terminal's window, if the terminal may support that.
    package func notify(_ text: SafeText) {
        guard state == .entered, let form = capabilities.notificationForm else { return }
        _ = send(modes.notification(text.string, form))
    }

    private func send(_ bytes: [UInt8], patience: Int32 = -1) -> Bool {
        guard !kiosk_tty_write(bytes, bytes.count, patience) else { return true }
        // It is not known how many bytes arrived.
        redraw()
        return false
    }

    // MARK: Leaving and restarting

    /// Restores the terminal to its original state; does nothing if it is closed already.
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

    /// Restores the terminal and stops the process; returns when the process is continued.
    ///
    /// With `job` the whole job stops, as by Ctrl-Z outside of raw mode. The loop then reports the window's size:
    /// present a frame.
    package func suspend(job: Bool = false) {
        guard state != .closed else { return }
        leave()
        kiosk_tty_leave(false)
        kiosk_signals_stop(job)
        restart()
    }

    /// Restores the terminal for another program until that ends; stops with it when the user stops it.
    ///
    /// The loop then reports the window's size: present a frame.
    package func run(_ program: TerminalProgram) -> TerminalProgram.Result {
        guard state != .closed else { return .notStarted(EBADF) }
        leave()
        awaitAnswer()
        kiosk_tty_leave(true)
        let result = program.run(on: descriptor)
        // A program that failed may have left its own screen and its reports of the mouse behind.
        if result != .exit(0) {
            let mouseOff = "\u{1B}[?1000;1002;1003;1006l"
            _ = send(composer.resetBytes + mouseOff.utf8, patience: 500)
        }
        restart()
        return result
    }

    /// Takes control of the terminal again after a stop of any kind, because the shell used it meanwhile.
    func restart() {
        guard state != .closed else { return }
        _ = kiosk_tty_enter(reset, reset.count)
        // A process stopped by SIGSTOP has not left the screen, and would save the shell's title a second time.
        leave()
        composer.reenter()
        title = nil
        // The terminal's colors may have changed meanwhile.
        backgroundQueryTime = nil
        measure()
        hasPendingSize = true
    }

    private func leave() {
        guard state == .entered else { return }
        state = .untouched
        let leaving = composer.leave()
        onFrame?(size, leaving)
        _ = send(modes.leave + leaving, patience: 500)
    }

    /// Waits for a pending reply, which would otherwise be typed into the shell.
    private func awaitAnswer() {
        guard let backgroundQueryTime else { return }
        let left = 100 - (MonotonicTime.milliseconds - backgroundQueryTime)
        guard left > 0 else { return }
        var answer = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        poll(&answer, 1, Int32(clamping: left))
    }

    // MARK: Window size

    /// Reads the window's size.
    func measure() {
        let now = Self.windowSize()
        guard now != size else { return }
        size = now
        hasPendingSize = true
    }

    /// Returns the size if it has not been reported yet or a frame must be painted completely, and clears the mark.
    func takePendingSize() -> Size? {
        guard hasPendingSize else { return nil }
        hasPendingSize = false
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

    /// Returns the usable terminal types, the preferred one first.
    private static func types(_ capabilities: TerminalCapabilities) -> [String] {
        var names: [String] = []
        if capabilities.depth == .truecolor { names.append(FrameComposer.directType) }
        // Other direct-color descriptions number the palette differently; the compiled-in one replaces them.
        if !capabilities.term.hasSuffix("-direct") { names.append(capabilities.term) }
        return names + ["xterm-256color", "ansi"]
    }
}
