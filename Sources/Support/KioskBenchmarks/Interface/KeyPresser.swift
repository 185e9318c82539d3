import KioskTestSupport
import TerminalGraphics

/// Presses Down and Up alternately while other parts of the screen change, and waits each time for the frame with the
/// cursor in another row.
struct KeyPresser {
    private(set) var times: [Double] = []
    /// The number of frames so far.
    private(set) var frames = 0
    private let session: PtySession
    private var screen = TerminalEmulator(
        width: InterfaceSetup.window.width, height: InterfaceSetup.window.height)
    private var processedCount = 0
    private var isDown = false

    init(session: PtySession) {
        self.session = session
        processOutput()
    }

    mutating func press() throws {
        let row = screen.cursor.y
        let watch = Stopwatch()
        session.type(isDown ? Keys.up : Keys.down)
        isDown.toggle()
        while !(screen.isFrameComplete && screen.cursor.y != row) {
            guard watch.milliseconds < 5000 else { throw Failure("a key did not move the cursor") }
            var isFirst = true
            session.read(atMost: 1000) { _ in
                defer { isFirst = false }
                return !isFirst
            }
            processOutput()
        }
        times.append(watch.milliseconds)
        // The interval of a very fast typist.
        session.read(for: 25)
        processOutput()
    }

    private mutating func processOutput() {
        let new = session.output[processedCount...]
        frames += ByteSearch.ends(of: Array("\u{1B}[?2026l".utf8), in: new).count
        screen.feed(new)
        processedCount = session.output.count
    }
}
