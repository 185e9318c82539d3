import FoundationEssentials
import KioskUI
import PurchaseEngine
import StoreFiles
import StoreModel
import StoreText
import TerminalDriver
import TerminalGraphics

/// The full-screen shop: connects a ``ShopController`` to the terminal of this thread.
final class ShopProgram {
    private let controller: ShopController
    private let terminal: FullScreenTerminal
    private var screen: TerminalScreen { terminal.screen }
    private let clock: any EngineClock
    private let themeChanges: FolderChangeNotifier
    private let recorder: AsciicastRecorder?

    private init(
        _ settings: Settings, _ terminal: FullScreenTerminal, _ recorder: AsciicastRecorder?
    ) {
        self.recorder = recorder
        self.terminal = terminal
        let screen = terminal.screen
        let (clock, wake) = (settings.clock, terminal.loop.wakeHandle)
        self.clock = clock
        themeChanges = FolderChangeNotifier { wake.wake() }
        controller = ShopController(
            settings, ShopController.Window(size: screen.size, glyphs: screen.glyphs),
            on: ShopDependencies(now: { clock.now() }, newID: { clock.newID() }),
            wake: { wake.wake() })
        // If the theme was configured as a path, the theme picker must be able to return to that path.
        controller.send(.themeChanged(terminal.themeController.choice.text))
        for warning in settings.warnings { controller.send(.notice(warning)) }
        if let last = CachedListing(settings)?.load() { controller.send(.catalog(last)) }
        screen.onFrame = recorder.map { cast in
            { cast.record($1, size: $0, at: MonotonicTime.milliseconds) }
        }
    }

    /// Opens the shop on the terminal and returns when the user leaves.
    ///
    /// Invalid settings are reported before the screen is opened. The screen is opened before the first other thread
    /// starts, because opening it changes the environment for a moment.
    /// - Parameter recording: The new file to record the screen to, or nil.
    /// - Returns: How the shop ended. The terminal has been restored.
    /// - Throws: ``CommandFailure``.
    static func run(
        _ settings: Settings, _ capabilities: TerminalCapabilities, recording: String?
    ) throws -> ShopExitReason {
        let terminal = try FullScreenTerminal(settings, capabilities) {
            try PrivateFolder.create(settings.profileFolder)
        }
        let recorder = try recording.map {
            try startRecording($0, terminal.screen, at: settings.clock.now())
        }
        let diversion = OutputRedirection(to: settings.profileFolder + "/stderr.log")
        let program = ShopProgram(settings, terminal, recorder)
        program.noteFallback(capabilities)
        let ending = program.loopUntilEnd()
        terminal.screen.close()
        diversion?.endAndReplay()
        if case .crash(let moment) = ending { ProcessKill.killProcess(settings, at: moment) }
        program.leave(settings)
        if let failure = program.controller.failure { throw failure }
        return ending
    }

    private static func startRecording(
        _ recording: String, _ screen: TerminalScreen, at now: Timestamp
    ) throws(CommandFailure) -> AsciicastRecorder {
        do throws(CommandFailure) {
            return try AsciicastRecorder(
                recording, size: screen.size, terminalType: screen.terminalType,
                date: now.milliseconds / 1000,
                at: MonotonicTime.milliseconds)
        } catch {
            screen.close()
            throw error
        }
    }

    /// Warns once that the system does not know the terminal type and the display may be wrong.
    ///
    /// The user can install the terminal description or set another TERM.
    private func noteFallback(_ capabilities: TerminalCapabilities) {
        guard screen.usesFallbackType else { return }
        perform(
            controller.send(
                .localizedNotice(.toastTerminal, capabilities.term, screen.terminalType)))
    }

    /// How long the end of the program waits for the worker, in milliseconds.
    private static let closeTimeout: Int32 = 1000

    private func leave(_ settings: Settings) {
        _ = controller.processMessages()
        PreferencesSaver(settings).saveLastScreen(controller.model.screen)
        let worker = controller.close()
        if let message = controller.model.quitMessage { settings.output.text(message) }
        if let recorder, recorder.failure == nil {
            settings.output.text(settings.messages.text(.toastRecorded, recorder.path))
        }
        // The worker must not write into a folder that is about to be removed.
        BlockingWait.untilFinished(atMost: Self.closeTimeout) { await worker.value }
    }

    private func loopUntilEnd() -> ShopExitReason {
        paint()
        watchTheme()
        while terminal.ending == nil {
            let deadline = controller.model.nextTick.map { tick in
                MonotonicTime.milliseconds + max(0, tick.since(clock.now()))
            }
            terminal.processEvents(until: deadline, handle)
            perform(controller.processMessages())
            if controller.failure != nil { terminal.ending = terminal.ending ?? .quit }
            if terminal.ending == nil { paint() }
        }
        return terminal.ending ?? .quit
    }

    private func handle(_ event: LoopEvent) {
        switch event {
        case .input(.resized(let size)): perform(controller.send(.resized(size)))
        case .input(.reply(let reply)): reportTheme(terminal.apply(reply))
        case .input(let input): perform(controller.handle(input))
        case .timeout: perform(controller.send(.tick(clock.now())))
        case .wake: if themeChanges.consumeChange() { reportTheme(terminal.reloadTheme()) }
        // The terminal handles these events.
        case .signal, .closed: break
        }
    }

    private func paint() {
        terminal.present(controller.draw(in: screen.size))
        perform(controller.drawn())
        if let recorder, let failure = recorder.newFailure() {
            perform(
                controller.send(.localizedNotice(.toastRecordingStopped, failure, recorder.path)))
        }
    }

    private func perform(_ commands: [TerminalCommand]) {
        for command in commands {
            let answers = terminal.perform(command)
            switch command {
            // Another program had the terminal for any length of time.
            case .page, .edit: perform(controller.send(.tick(clock.now())))
            default: break
            }
            for message in answers { perform(controller.send(message)) }
            if case .setTheme = command { watchTheme() }
        }
    }
}

/// Themes, which only the owner of the terminal handles.
extension ShopProgram {
    /// Reports why the theme could not be loaded, if it could not, and watches its current files.
    private func reportTheme(_ failure: CommandFailure?) {
        if let failure {
            perform(controller.send(.localizedNotice(.toastThemeKept, failure.message)))
        }
        watchTheme()
    }

    private func watchTheme() {
        let theme = terminal.themeController
        // A file may have changed while it was not watched.
        if themeChanges.watch(theme.folders, for: theme.files) {
            reportTheme(terminal.reloadTheme())
        }
    }
}
