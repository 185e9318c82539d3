import FoundationEssentials
import KioskUI
import PurchaseCore
import PurchaseEngine
import StoreModel
import TerminalDriver
import TerminalGraphics

/// The full-screen shop: the interface on this thread, the engine in tasks beside it.
final class ShopProgram {
    private let session: DriverSession
    private let screen: TerminalScreen
    private let loop: EventLoop
    private let courier: Courier
    private let mailbox: Mailbox
    private let themes: ThemeLibrary
    private let clock = SystemEngineClock()
    private var model: Model
    private var theme: Theme
    private var ending: Ending?

    /// How the program ends.
    private enum Ending {
        case quit
        case signal(LoopSignal)
    }

    private init(
        _ session: DriverSession, _ screen: TerminalScreen, _ loop: EventLoop, _ theme: Theme,
        _ themes: ThemeLibrary
    ) {
        self.session = session
        self.screen = screen
        self.loop = loop
        self.theme = theme
        self.themes = themes
        mailbox = Mailbox(loop.wakeHandle)
        courier = Courier(session: session, mailbox: mailbox)
        model = Model(
            place: session.backend.place, size: screen.size, glyphs: screen.glyphs,
            now: clock.now())
    }

    /// Opens the shop on the terminal and stays until the person leaves.
    ///
    /// - Returns: The exit code.
    /// - Throws: ``CommandFailure`` before the screen is taken.
    static func run(
        _ settings: Settings, _ capabilities: TerminalCapabilities, environment: [String: String]
    ) throws -> Int32 {
        let themes = ThemeLibrary(environment: environment)
        let theme = try settings.theme.map(themes.theme) ?? .builtIn
        let opened = Waiting.forResult { () async -> Result<DriverSession, CommandFailure> in
            do throws(CommandFailure) {
                let backend = try await BackendSession.open(settings)
                return .success(try await DriverSession.drivingOrReading(backend))
            } catch {
                return .failure(error)
            }
        }
        guard let session = try opened?.get() else {
            throw CommandFailure(74, "no-session", "The shop could not be opened.")
        }
        let screen: TerminalScreen
        let loop: EventLoop
        do throws(TerminalError) {
            screen = try TerminalScreen(capabilities, mouse: true)
            loop = try EventLoop(screen: screen, isRemote: capabilities.isRemote)
        } catch {
            throw CommandFailure(74, "terminal", "\(error)")
        }
        let diversion = OutputDiversion(to: settings.profileFolder + "/stderr.log")
        let program = ShopProgram(session, screen, loop, theme, themes)
        let ending = program.loopUntilEnd()
        screen.close()
        diversion?.endAndReplay()
        if let message = program.model.quitMessage { settings.output.text(message) }
        if case .signal(let signal) = ending { signal.endProcess() }
        return 0
    }

    private func loopUntilEnd() -> Ending {
        courier.start()
        paint()
        while ending == nil {
            let deadline = model.nextTick.map { tick in
                MonotonicTime.milliseconds + max(0, tick.since(clock.now()))
            }
            for event in loop.next(deadline: deadline) { handle(event) }
            for message in mailbox.take() { tell(message) }
            if ending == nil { paint() }
        }
        return ending ?? .quit
    }

    private func handle(_ event: LoopEvent) {
        switch event {
        case .input(.resized(let size)): tell(.resized(size))
        case .input(let input): tell(.input(input, at: clock.now()))
        case .timeout: tell(.tick(clock.now()))
        case .wake: break
        case .signal(.suspend): screen.suspend()
        case .signal(let signal): ending = .signal(signal)
        case .closed: ending = .quit
        }
    }

    private func paint() {
        var canvas = Canvas(size: screen.size, fill: .text)
        view(model, on: &canvas)
        if !screen.present(canvas, theme: theme) { ending = ending ?? .quit }
        // The dialog's guard counts from the frame that showed it.
        for command in update(&model, .drawn(at: clock.now())) { carryOut(command) }
    }

    private func tell(_ message: Message) {
        for command in update(&model, message) { carryOut(command) }
    }

    private func carryOut(_ command: Command) {
        switch command {
        case .quit: ending = .quit
        case .suspend: screen.suspend(job: true)
        case .redraw: screen.redraw()
        case .newIntent: tell(.newIntent(IntentID(clock.newID())))
        case .setMouse(let isOn): screen.setMouse(isOn)
        case .copy(let text): _ = screen.copy(SafeText(untrusted: text, limit: 20_000))
        case .listThemes: tell(.themes(themes.names))
        case .setTheme(let name): use(name)
        case .buy, .restore, .spend, .finish, .loadCatalog, .loadHistory, .refreshWallet:
            courier.carryOut(command)
        }
    }

    private func use(_ name: String) {
        do throws(CommandFailure) {
            theme = try themes.theme(name)
            screen.redraw()
            tell(.themeChanged(name))
        } catch {
            tell(.notice(error.message))
        }
    }
}
