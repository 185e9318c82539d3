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
    private let desk: ShopController
    private let screen: TerminalScreen
    private let loop: EventLoop
    private let themes: ThemeLocator
    private let clock: any EngineClock
    private let settings: Settings
    private var wardrobe: ThemeController
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
        self.wardrobe = wardrobe
        self.themes = themes
        let (clock, wake) = (settings.clock, loop.wakeHandle)
        self.clock = clock
        themeNews = FolderChangeNotifier { wake.wake() }
        desk = ShopController(
            settings, ShopController.Window(size: screen.size, glyphs: screen.glyphs),
            on: ShopDependencies(now: { clock.now() }, newID: { clock.newID() }),
            wake: { wake.wake() })
        // If the theme was configured as a path, the theme picker must be able to return to that path.
        desk.tell(.themeChanged(wardrobe.choice.text))
        for warning in settings.warnings { desk.tell(.notice(warning)) }
        if let last = RememberedListing(settings)?.last() { desk.tell(.catalog(last)) }
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
        let wardrobe = try settings.wardrobe(
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
        if let failure = program.desk.failure { throw failure }
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
        carryOut(desk.tell(.news(.toastTerminal, capabilities.term, screen.terminalType)))
    }

    /// How long the end of the program waits for the worker, in milliseconds.
    private static let patience: Int32 = 1000

    private func leave(_ settings: Settings) {
        _ = desk.takeMail()
        PreferencesSaver(settings).leave(on: desk.model.screen)
        let life = desk.close()
        if let message = desk.model.quitMessage { settings.output.text(message) }
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
            let deadline = desk.model.nextTick.map { tick in
                MonotonicTime.milliseconds + max(0, tick.since(clock.now()))
            }
            for event in loop.next(deadline: deadline) { handle(event) }
            carryOut(desk.takeMail())
            if desk.failure != nil { ending = ending ?? .quit }
            if ending == nil { paint() }
        }
        return ending ?? .quit
    }

    private func handle(_ event: LoopEvent) {
        switch event {
        case .input(.resized(let size)): carryOut(desk.tell(.resized(size)))
        case .input(.reply(let reply)): take(reply)
        case .input(let input): carryOut(desk.take(input))
        case .timeout: carryOut(desk.tell(.tick(clock.now())))
        case .wake: if themeNews.take() { freshenTheme() }
        case .signal(.suspend): screen.suspend()
        case .signal(let signal): ending = .signal(signal)
        case .closed: ending = ending ?? .quit
        }
    }

    private func paint() {
        if !screen.present(desk.draw(in: screen.size), theme: wardrobe.theme) { giveUp() }
        carryOut(desk.drawn())
        if let cast, let trouble = cast.takeNewTrouble() {
            carryOut(desk.tell(.news(.toastRecordingStopped, trouble, cast.path)))
        }
    }

    /// Ends the shop after a failed write to the terminal: a signal has arrived, or the terminal is gone.
    private func giveUp() {
        for case .signal(let signal) in loop.next(deadline: MonotonicTime.milliseconds)
        where signal.isEnd { ending = ending ?? .signal(signal) }
        ending = ending ?? .quit
    }

    private func carryOut(_ commands: [Command]) {
        for command in commands { carryOut(command) }
    }

    private func carryOut(_ command: Command) {
        switch command {
        case .quit: ending = .quit
        case .suspend: screen.suspend(job: true)
        case .redraw: screen.redraw()
        case .setMouse(let isOn): screen.setMouse(isOn)
        case .copy(let text):
            // The interface has already confirmed the copy, because it works in nearly every terminal.
            if !screen.copy(SafeText(untrusted: text, limit: 20_000)) {
                carryOut(desk.tell(.news(.toastNotCopied)))
            }
        case .listThemes: carryOut(desk.tell(.themes(themes.items(inUse: wardrobe.wornName))))
        case .setTheme(let name): use(name)
        case .remember(let choice):
            if let remark = PreferencesSaver(settings).keep(choice) {
                carryOut(desk.tell(.notice(remark)))
            }
        // The controller has already executed these commands.
        case .newIntent, .buy, .restore, .spend, .finish, .loadCatalog, .loadHistory,
            .loadReceipt, .loadLog, .loadOrders, .followSandbox, .loadMore, .loadSubscriptions,
            .manage,
            .turnClock, .test,
            .approve, .decline, .resolve, .unstick, .plan, .clearFault, .edit, .buyOutside,
            .planCrash,
            .refund, .change, .move, .save,
            .exportLog, .refreshWallet, .retry, .note:
            break
        case .crash(let moment): ending = .crash(moment)
        // Only the line-based interface speaks sentences.
        case .say: break
        }
    }
}

/// Themes, which only the owner of the terminal handles.
extension ShopProgram {
    private func use(_ name: String) {
        let (isWorn, news) = wardrobe.change(to: name)
        if isWorn {
            if wardrobe.choice.dependsOnBackground { screen.askBackground() }
            screen.redraw()
        }
        for message in news { carryOut(desk.tell(message)) }
        if isWorn { followTheme() }
    }

    /// Handles a reply of the terminal, which may report another background.
    private func take(_ reply: TerminalReply) {
        if wardrobe.take(reply) { screen.askBackground() }
        freshenTheme()
    }

    private func freshenTheme() {
        let (isNew, trouble) = wardrobe.freshen()
        if isNew { screen.redraw() }
        if let trouble { carryOut(desk.tell(.themeKept(trouble.message))) }
        followTheme()
    }

    private func followTheme() {
        // A file may have changed while it was not watched.
        if themeNews.watch(wardrobe.folders, for: wardrobe.files) { freshenTheme() }
    }
}
