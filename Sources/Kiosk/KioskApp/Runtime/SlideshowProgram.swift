import KioskUI
import StoreFiles
import Synchronization
import TerminalDriver
import TerminalGraphics

/// Runs a slideshow on this thread's terminal.
final class SlideshowProgram {
    private var slideshow: any Slideshow
    private let terminal: FullScreenTerminal
    private var screen: TerminalScreen { terminal.screen }
    private let loader: SlideshowLoader
    private let autoplays: Bool

    private init(
        _ loadingScreen: any Slideshow, _ terminal: FullScreenTerminal, autoplays: Bool,
        _ make: @escaping SlideshowLoader.Make
    ) {
        (slideshow, self.terminal, self.autoplays) = (loadingScreen, terminal, autoplays)
        loader = SlideshowLoader(waking: terminal.loop.wakeHandle, make)
    }

    /// Shows a loading screen, then the slideshow, until the user leaves.
    ///
    /// The terminal is restored before this method returns or throws.
    /// - Parameters:
    ///   - loadingScreen: The screen of the preparation, which is displayed at once.
    ///   - autoplays: Whether the slideshow starts playing without a key press.
    ///   - make: Creates the slideshow on another thread; leaving early does not wait for it.
    /// - Returns: How the slideshow ended.
    /// - Throws: ``CommandFailure``, also if the slideshow cannot be created.
    static func run(
        _ settings: Settings, _ capabilities: TerminalCapabilities, loadingScreen: any Slideshow,
        autoplays: Bool,
        _ make: @escaping SlideshowLoader.Make
    ) throws -> ShopExitReason {
        let terminal = try FullScreenTerminal(settings, capabilities)
        defer { terminal.screen.close() }
        let program = SlideshowProgram(loadingScreen, terminal, autoplays: autoplays, make)
        return try program.loopUntilEnd()
    }

    private func loopUntilEnd() throws(CommandFailure) -> ShopExitReason {
        handle(.input(.resized(screen.size)))
        paint()
        while terminal.ending == nil {
            terminal.processEvents(until: slideshow.nextTick, handle)
            if terminal.ending == nil {
                try showIfReady()
                paint()
            }
        }
        return terminal.ending ?? .quit
    }

    /// Replaces the loading screen with the slideshow, once it is ready.
    private func showIfReady() throws(CommandFailure) {
        guard var next = try loader.takeSlideshow() else { return }
        let now = MonotonicTime.milliseconds
        _ = next.handle(.resized(screen.size), at: now)
        if autoplays { next.startPlayback(at: now) }
        slideshow = next
    }

    private func handle(_ event: LoopEvent) {
        let now = MonotonicTime.milliseconds
        switch event {
        case .input(.reply(let reply)):
            _ = terminal.apply(reply)
        case .input(let input):
            for command in slideshow.handle(input, at: now) { _ = terminal.perform(command) }
        case .timeout: slideshow.tick(at: now)
        // The loop checks for the finished slideshow after each batch of events, and the terminal handles the others.
        case .wake, .signal, .closed: break
        }
    }

    private func paint() {
        var canvas = Canvas(size: screen.size)
        slideshow.view(on: &canvas)
        terminal.present(canvas)
    }
}

/// Creates a slideshow on a thread of its own while another one is on the screen.
///
/// The work cannot be cancelled: a caller that no longer needs the slideshow drops this object. The thread ends once
/// the slideshow is ready, or with the process.
final class SlideshowLoader: Sendable {
    /// Creates a slideshow.
    typealias Make = @Sendable () throws(CommandFailure) -> any Slideshow

    private let outcome = Mutex<Result<any Slideshow, CommandFailure>?>(nil)

    /// Starts creating the slideshow.
    ///
    /// - Parameter loop: The event loop that is woken when the slideshow is ready or has failed.
    init(waking loop: WakeHandle, _ make: @escaping Make) {
        Thread.start { [self] in
            let result = Result(catching: make)
            outcome.withLock { $0 = result }
            loop.wake()
        }
    }

    /// Returns the slideshow once; nil if it is not ready yet, or was returned already.
    ///
    /// - Throws: ``CommandFailure`` if the slideshow could not be created.
    func takeSlideshow() throws(CommandFailure) -> (any Slideshow)? {
        try outcome.withLock { $0.take() }?.get()
    }
}
