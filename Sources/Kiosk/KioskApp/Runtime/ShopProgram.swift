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
    private let screen: TerminalScreen
    private let loop: EventLoop
    private let themes: ThemeLocator
    private let clock: any EngineClock
    private let settings: Settings
    private var themeController: ThemeController
    private let themeChanges: FolderChangeNotifier
    private let recorder: AsciicastRecorder?
    private var ending: ShopEnding?

    private init(
        _ settings: Settings, _ screen: TerminalScreen, _ loop: EventLoop,
        _ themeController: ThemeController,
        _ themes: ThemeLocator, _ recorder: AsciicastRecorder?
    ) {
        self.settings = settings
        self.recorder = recorder
        self.screen = screen
        self.loop = loop
        self.themeController = themeController
        self.themes = themes
        let (clock, wake) = (settings.clock, loop.wakeHandle)
        self.clock = clock
        themeChanges = FolderChangeNotifier { wake.wake() }
        controller = ShopController(
            settings, ShopController.Window(size: screen.size, glyphs: screen.glyphs),
            on: ShopDependencies(now: { clock.now() }, newID: { clock.newID() }),
            wake: { wake.wake() })
        // If the theme was configured as a path, the theme picker must be able to return to that path.
        controller.send(.themeChanged(themeController.choice.text))
        for warning in settings.warnings { controller.send(.notice(warning)) }
        if let last = RememberedListing(settings)?.load() { controller.send(.catalog(last)) }
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
    ) throws -> ShopEnding {
        let themes = ThemeLocator(environment: settings.environment)
        let themeController = try settings.makeThemeController(
            in: themes, hasDarkBackground: capabilities.hasDarkBackground)
        try PrivateFolder.create(settings.profileFolder)
        let terminal = try OpenTerminal(
            capabilities, settings.interface,
            asksBackground: themeController.choice.dependsOnBackground)
        let (screen, loop) = (terminal.screen, terminal.loop)
        let recorder = try recording.map {
            try startRecording($0, screen, at: settings.clock.now())
        }
        let diversion = OutputRedirection(to: settings.profileFolder + "/stderr.log")
        let program = ShopProgram(settings, screen, loop, themeController, themes, recorder)
        program.noteFallback(capabilities)
        let ending = program.loopUntilEnd()
        screen.close()
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

    private func loopUntilEnd() -> ShopEnding {
        paint()
        watchTheme()
        while ending == nil {
            let deadline = controller.model.nextTick.map { tick in
                MonotonicTime.milliseconds + max(0, tick.since(clock.now()))
            }
            for event in loop.next(deadline: deadline) { handle(event) }
            perform(controller.processMessages())
            if controller.failure != nil { ending = ending ?? .quit }
            if ending == nil { paint() }
        }
        return ending ?? .quit
    }

    private func handle(_ event: LoopEvent) {
        switch event {
        case .input(.resized(let size)): perform(controller.send(.resized(size)))
        case .input(.reply(let reply)): handleReply(reply)
        case .input(let input): perform(controller.handle(input))
        case .timeout: perform(controller.send(.tick(clock.now())))
        case .wake: if themeChanges.consumeChange() { reloadTheme() }
        case .signal(.suspend): screen.suspend()
        case .signal(let signal): ending = .signal(signal)
        case .closed: ending = ending ?? .quit
        }
    }

    private func paint() {
        if !screen.present(controller.draw(in: screen.size), theme: themeController.theme) {
            endWithoutTerminal()
        }
        perform(controller.drawn())
        if let recorder, let failure = recorder.newFailure() {
            perform(
                controller.send(.localizedNotice(.toastRecordingStopped, failure, recorder.path)))
        }
    }

    /// Ends the shop after a failed write to the terminal: a signal has arrived, or the terminal is gone.
    private func endWithoutTerminal() {
        for case .signal(let signal) in loop.next(deadline: MonotonicTime.milliseconds)
        where signal.isEnd { ending = ending ?? .signal(signal) }
        ending = ending ?? .quit
    }

    private func perform(_ commands: [Command]) {
        for command in commands { perform(command) }
    }

    private func perform(_ command: Command) {
        switch command {
        case .quit: ending = .quit
        case .suspend: screen.suspend(job: true)
        case .redraw: screen.redraw()
        case .setMouse(let isOn): screen.setMouse(isOn)
        case .copy(let text):
            // The interface has already confirmed the copy, because it works in nearly every terminal.
            if !screen.copy(SafeText(untrusted: text, limit: 20_000)) {
                perform(controller.send(.localizedNotice(.toastNotCopied)))
            }
        case .listThemes:
            perform(controller.send(.themes(themes.items(inUse: themeController.activeName))))
        case .setTheme(let name): applyTheme(name)
        case .saveChoice(let choice):
            if let remark = PreferencesSaver(settings).save(choice) {
                perform(controller.send(.notice(remark)))
            }
        // The controller has already executed these commands.
        case .newIntent, .buy, .restore, .spend, .finish, .loadCatalog, .loadHistory,
            .loadReceipt, .loadLog, .loadOlder, .loadOrders, .refreshSandbox, .loadMore,
            .loadSubscriptions, .manage, .sandbox, .planCrash, .changeContext, .save, .exportLog,
            .refreshWallet, .retry, .log:
            break
        case .crash(let moment): ending = .crash(moment)
        // Only the line-based interface speaks sentences.
        case .write: break
        }
    }
}

/// Themes, which only the owner of the terminal handles.
extension ShopProgram {
    private func applyTheme(_ name: String) {
        let (isActive, messages) = themeController.change(to: name)
        if isActive {
            if themeController.choice.dependsOnBackground { screen.queryBackground() }
            screen.redraw()
        }
        for message in messages { perform(controller.send(message)) }
        if isActive { watchTheme() }
    }

    /// Handles a reply of the terminal, which may report another background.
    private func handleReply(_ reply: TerminalReply) {
        if themeController.apply(reply) { screen.queryBackground() }
        reloadTheme()
    }

    private func reloadTheme() {
        let (isNew, failure) = themeController.reloadIfNeeded()
        if isNew { screen.redraw() }
        if let failure { perform(controller.send(.themeLoadFailed(failure.message))) }
        watchTheme()
    }

    private func watchTheme() {
        // A file may have changed while it was not watched.
        if themeChanges.watch(themeController.folders, for: themeController.files) { reloadTheme() }
    }
}
