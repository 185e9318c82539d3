import KioskUI
import StoreModel
import StoreText
import TerminalDriver
import TerminalGraphics

/// The terminal of a full-screen program, with its event loop and its theme.
final class FullScreenTerminal {
    let screen: TerminalScreen
    let loop: EventLoop
    private(set) var themeController: ThemeController
    private let themes: ThemeLocator
    private let preferences: PreferencesSaver
    private let environment: [String: String]
    /// How the program ended; nil while it runs.
    var ending: ShopExitReason?

    /// Loads the theme, and then opens the screen and the event loop. The caller has to close the screen.
    ///
    /// - Parameter prepare: Is called once the theme is loaded.
    /// - Throws: ``CommandFailure`` if the theme cannot be used, with exit code 74 if the terminal cannot be used.
    init(
        _ settings: Settings, _ capabilities: TerminalCapabilities, prepare: () throws -> Void = {}
    ) throws {
        environment = settings.environment
        themes = ThemeLocator(environment: environment)
        preferences = PreferencesSaver(settings)
        themeController = try settings.makeThemeController(
            in: themes, hasDarkBackground: capabilities.hasDarkBackground)
        try prepare()
        do throws(TerminalError) {
            screen = try TerminalScreen(
                capabilities, mouse: settings.interface.preferences.isMouseOn,
                queriesBackground: themeController.choice.dependsOnBackground)
            loop = try EventLoop(
                screen: screen, isRemote: capabilities.isRemote,
                escapeDelay: settings.interface.escapeDelay)
        } catch {
            throw CommandFailure(74, "terminal", "\(error)")
        }
    }

    /// Displays a frame. After a failed write the program ends: a signal has arrived, or the terminal is gone.
    func present(_ canvas: Canvas) {
        guard !screen.present(canvas, theme: themeController.theme) else { return }
        for case .signal(let signal) in loop.next(deadline: MonotonicTime.milliseconds)
        where signal.isEnd { ending = ending ?? .signal(signal) }
        ending = ending ?? .quit
    }

    // MARK: Events

    /// Waits for events, and handles the signals and the end of the terminal.
    ///
    /// - Parameters:
    ///   - deadline: The time at which a timeout is reported, in milliseconds of ``MonotonicTime``; nil for none.
    ///   - handle: Handles each of the other events.
    func processEvents(until deadline: Int64?, _ handle: (LoopEvent) -> Void) {
        for event in loop.next(deadline: deadline) {
            switch event {
            case .signal(.suspend): screen.suspend()
            case .signal(let signal): ending = .signal(signal)
            case .closed: ending = ending ?? .quit
            case .input, .timeout, .wake: handle(event)
            }
        }
    }

    // MARK: Commands

    /// Executes a command of the interface.
    ///
    /// - Returns: The messages that answer the command.
    func perform(_ command: TerminalCommand) -> [KioskUI.Message] {
        switch command {
        case .quit: ending = ending ?? .quit
        case .suspend: screen.suspend(job: true)
        case .redraw: screen.redraw()
        case .crash(let moment): ending = .crash(moment)
        case .setTheme(let name): return changeTheme(to: name)
        case .saveChoice(let choice): return preferences.save(choice).map { [.notice($0)] } ?? []
        case .listThemes:
            let items = themes.items(inUse: themeController.activeName)
            return [.themes(items, in: themes.folders)]
        case .setMouse(let isOn): screen.setMouse(isOn)
        case .copy(let text):
            // The interface has already confirmed the copy, because it works in nearly every terminal.
            let isCopied = screen.copy(SafeText(untrusted: text, limit: 20_000))
            return isCopied ? [] : [.localizedNotice(.toastNotCopied)]
        case .notify(let text): screen.notify(text)
        case .page(let lines):
            return UserProgram.pager(environment).run(on: screen, input: lines).map { [$0] } ?? []
        case .edit(let path):
            let editor = UserProgram.editor(environment)
            return editor.run(on: screen, arguments: [path]).map { [$0] } ?? []
        // Only line mode prints text.
        case .write: break
        }
        return []
    }

    // MARK: Theme

    /// Changes to the theme with this name if it can be used.
    private func changeTheme(to name: String) -> [KioskUI.Message] {
        do throws(CommandFailure) {
            let failure = try themeController.choose(ThemeChoice(name))
            if themeController.choice.dependsOnBackground { screen.queryBackground() }
            screen.redraw()
            return [.themeChanged(name)]
                + (failure.map { [.localizedNotice(.toastThemeKept, $0.message)] } ?? [])
        } catch {
            return [.notice(error.message)]
        }
    }

    /// Handles a reply of the terminal, which may report another background.
    ///
    /// - Returns: Why the theme cannot be loaded, or nil if it is loaded or was reported before.
    func apply(_ reply: TerminalReply) -> CommandFailure? {
        if themeController.apply(reply) { screen.queryBackground() }
        return reloadTheme()
    }

    /// Loads the theme again if its files or the background have changed.
    ///
    /// - Returns: Why the theme cannot be loaded, or nil if it is loaded or was reported before.
    func reloadTheme() -> CommandFailure? {
        let (isNew, failure) = themeController.reloadIfNeeded()
        if isNew { screen.redraw() }
        return failure
    }
}

/// How an open shop ended.
enum ShopExitReason {
    /// The user left, or the terminal was closed.
    case quit
    /// The process received a signal. It ends by that signal after the cleanup.
    case signal(LoopSignal)
    /// The process kills itself, at the planned point or immediately (nil). Only the terminal is restored.
    case crash(CrashMoment?)
}
