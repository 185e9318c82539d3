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
    private let themeNews: FolderChangeNotifier
    private let cast: AsciicastRecorder?
    private var ending: ShopEnding?

    private init(
        _ settings: Settings, _ screen: TerminalScreen, _ loop: EventLoop,
        _ wardrobe: ThemeController,
        _ themes: ThemeLocator, _ cast: AsciicastRecorder?
    ) {
        self.settings = settings
        self.cast = cast
        self.screen = screen
        self.loop = loop
        self.themeController = wardrobe
        self.themes = themes
        let (clock, wake) = (settings.clock, loop.wakeHandle)
        self.clock = clock
        themeNews = FolderChangeNotifier { wake.wake() }
        controller = ShopController(
            settings, ShopController.Window(size: screen.size, glyphs: screen.glyphs),
            on: ShopDependencies(now: { clock.now() }, newID: { clock.newID() }),
            wake: { wake.wake() })
        // If the theme was configured as a path, the theme picker must be able to return to that path.
        controller.send(.themeChanged(wardrobe.choice.text))
        for warning in settings.warnings { controller.send(.notice(warning)) }
        if let last = RememberedListing(settings)?.last() { controller.send(.catalog(last)) }
        screen.onFrame = cast.map { cast in
            { cast.take($1, size: $0, at: MonotonicTime.milliseconds) }
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
        let wardrobe = try settings.makeThemeController(
            in: themes, hasDarkBackground: capabilities.hasDarkBackground)
        do throws(FileFailure) {
            try PrivateFolder.make(settings.profileFolder)
        } catch {
            throw CommandFailure(error)
        }
        let terminal = try OpenTerminal(
            capabilities, settings.interface, asksBackground: wardrobe.choice.dependsOnBackground)
        let (screen, loop) = (terminal.screen, terminal.loop)
        let cast = try recording.map { try begin($0, screen, at: settings.clock.now()) }
        let diversion = OutputRedirection(to: settings.profileFolder + "/stderr.log")
        let program = ShopProgram(settings, screen, loop, wardrobe, themes, cast)
        program.tellOfStandIn(capabilities)
        let ending = program.loopUntilEnd()
        screen.close()
        diversion?.endAndReplay()
        if case .crash(let moment) = ending { ProcessKill.die(settings, at: moment) }
        program.leave(settings)
        if let failure = program.controller.failure { throw failure }
        return ending
    }

    private static func begin(
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
    private func tellOfStandIn(_ capabilities: TerminalCapabilities) {
        guard screen.isStandIn else { return }
        perform(
            controller.send(
                .localizedNotice(.toastTerminal, capabilities.term, screen.terminalType)))
    }

    /// How long the end of the program waits for the worker, in milliseconds.
    private static let patience: Int32 = 1000

    private func leave(_ settings: Settings) {
        _ = controller.processMessages()
        PreferencesSaver(settings).leave(on: controller.model.screen)
        let life = controller.close()
        if let message = controller.model.quitMessage { settings.output.text(message) }
        if let cast, cast.trouble == nil {
            settings.output.text(settings.messages.text(.toastRecorded, cast.path))
        }
        // The worker must not write into a folder that is about to be removed.
        BlockingWait.forEnd(atMost: Self.patience) { await life.value }
    }

    private func loopUntilEnd() -> ShopEnding {
        paint()
        followTheme()
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
        case .input(.reply(let reply)): take(reply)
        case .input(let input): perform(controller.handle(input))
        case .timeout: perform(controller.send(.tick(clock.now())))
        case .wake: if themeNews.take() { freshenTheme() }
        case .signal(.suspend): screen.suspend()
        case .signal(let signal): ending = .signal(signal)
        case .closed: ending = ending ?? .quit
        }
    }

    private func paint() {
        if !screen.present(controller.draw(in: screen.size), theme: themeController.theme) {
            giveUp()
        }
        perform(controller.drawn())
        if let cast, let trouble = cast.takeNewTrouble() {
            perform(controller.send(.localizedNotice(.toastRecordingStopped, trouble, cast.path)))
        }
    }

    /// Ends the shop after a failed write to the terminal: a signal has arrived, or the terminal is gone.
    private func giveUp() {
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
            perform(controller.send(.themes(themes.items(inUse: themeController.wornName))))
        case .setTheme(let name): use(name)
        case .remember(let choice):
            if let remark = PreferencesSaver(settings).keep(choice) {
                perform(controller.send(.notice(remark)))
            }
        // The controller has already executed these commands.
        case .newIntent, .buy, .restore, .spend, .finish, .loadCatalog, .loadHistory,
            .loadReceipt, .loadLog, .loadOlder, .loadOrders, .refreshSandbox, .loadMore,
            .loadSubscriptions, .manage,
            .changeClock, .test,
            .approve, .decline, .resolve, .unstick, .planFault, .clearFault, .edit, .buyOutside,
            .planCrash,
            .refund, .change, .changeContext, .save,
            .exportLog, .refreshWallet, .retry, .log:
            break
        case .crash(let moment): ending = .crash(moment)
        // Only the line-based interface speaks sentences.
        case .write: break
        }
    }
}

/// Themes, which only the owner of the terminal handles.
extension ShopProgram {
    private func use(_ name: String) {
        let (isWorn, news) = themeController.change(to: name)
        if isWorn {
            if themeController.choice.dependsOnBackground { screen.askBackground() }
            screen.redraw()
        }
        for message in news { perform(controller.send(message)) }
        if isWorn { followTheme() }
    }

    /// Handles a reply of the terminal, which may report another background.
    private func take(_ reply: TerminalReply) {
        if themeController.take(reply) { screen.askBackground() }
        freshenTheme()
    }

    private func freshenTheme() {
        let (isNew, trouble) = themeController.reloadIfNeeded()
        if isNew { screen.redraw() }
        if let trouble { perform(controller.send(.themeLoadFailed(trouble.message))) }
        followTheme()
    }

    private func followTheme() {
        // A file may have changed while it was not watched.
        if themeNews.watch(themeController.folders, for: themeController.files) { freshenTheme() }
    }
}
