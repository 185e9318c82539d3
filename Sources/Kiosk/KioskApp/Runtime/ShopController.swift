import KioskUI
import PurchaseCore
import PurchaseEngine
import SandboxBackend
import StoreModel
import StoreText
import Synchronization
import TerminalGraphics

/// Owns the model of the shop, updates it, and runs the worker behind it. It does not need a terminal.
///
/// Use it on one thread: pass each event to ``tell(_:)``, call ``processMessages()`` whenever `wake` is called, and draw.
/// Commands that only the owner of a terminal can execute are returned. Releasing the controller, or ``close()``,
/// equals a crash: calls in flight are abandoned, and the next run continues from the journal.
final class ShopController {
    /// The state that the interface shows.
    private(set) var model: Model
    private var settings: Settings
    private var mailbox: Mailbox
    private let dependencies: ShopDependencies
    private let wake: @Sendable () -> Void
    private var workerTask: Task<Void, Never>
    private var commandContinuation: AsyncStream<Command>.Continuation
    /// Messages about edits of the config file. They survive a change of the account, device or storefront.
    private let config: Mailbox
    private let configFollower: Task<Void, Never>?
    /// Is called with each command before it is executed.
    var onCommand: ((Command) -> Void)?
    /// Is called with each message before the model is updated.
    var onMessage: ((KioskUI.Message) -> Void)?
    /// The point at which the process kills itself. It survives a change of the account, device or storefront.
    private let crash: CrashInterceptor

    /// Opens the shop in the background.
    ///
    /// - Parameter wake: Is called on any thread when there are messages.
    init(
        _ settings: Settings, _ window: Window, on dependencies: ShopDependencies,
        wake: @escaping @Sendable () -> Void
    ) {
        let planned = settings.crash
        var settings = settings
        // The controller handles the crash itself, because the terminal has to be restored first.
        settings.crash = nil
        self.settings = settings
        self.dependencies = dependencies
        self.wake = wake
        let mailbox = Mailbox(wake: wake)
        self.mailbox = mailbox
        model = Model(
            context: settings.sessionContext(in: nil), size: window.size, glyphs: window.glyphs,
            now: dependencies.now(),
            zone: window.zone, preferences: settings.interface.preferences)
        let config = Mailbox(wake: wake)
        self.config = config
        let crash = CrashInterceptor(planned) { moment in
            if let moment { config.post(.crashReached(moment)) }
        }
        self.crash = crash
        (workerTask, commandContinuation) = Self.startWorker(
            ShopWorker(settings, mailbox, on: dependencies, crash), on: dependencies)
        let followed = settings
        configFollower =
            !dependencies.followsFiles
            ? nil
            : Task.detached(executorPreference: ThreadPoolExecutor(count: 1)) {
                await ConfigWatcher(followed).follow { config.post($0) }
            }
        commandContinuation.yield(.log(.screen(model.screen.logName)))
        send(.snapshot(.starting(settings.messages)))
        if let planned { send(.crashPlanned(planned)) }
    }

    deinit {
        workerTask.cancel()
        configFollower?.cancel()
    }

    /// The window in which the shop is drawn.
    struct Window {
        /// The size of a window that is not displayed.
        static let hiddenSize = Size(width: 100, height: 28)

        /// The size in cells.
        let size: Size
        /// The characters that the terminal can display.
        var glyphs = GlyphSet.unicode
        /// The time zone of displayed times, or nil for that of this machine.
        var zone: String?
    }

    /// Why the shop could not be opened, or nil if no failure was reported.
    var failure: CommandFailure? { mailbox.failure }

    /// Updates the model with a message and executes the resulting commands of the backend.
    ///
    /// - Returns: The commands for the owner of the terminal, in order.
    @discardableResult
    func send(_ message: KioskUI.Message) -> [TerminalCommand] {
        onMessage?(message)
        return update(&model, message).flatMap { dispatch($0) }
    }

    /// Handles a key press, a mouse event or pasted text.
    func handle(_ input: InputEvent) -> [TerminalCommand] {
        send(.input(input, at: dependencies.now()))
    }

    /// Handles all messages that the worker and the config follower have posted since the last call.
    func processMessages() -> [TerminalCommand] {
        let messages = mailbox.removeAll() + config.removeAll()
        guard !messages.isEmpty else { return [] }
        // The last key press may be long ago: the time is updated first, so that notices are shown from now on.
        return send(.tick(dependencies.now())) + messages.flatMap { send($0) }
    }

    /// Draws the current frame. Call ``drawn()`` once it is on the screen.
    func draw(in size: Size) -> Canvas {
        var canvas = Canvas(size: size, fill: .text)
        view(model, on: &canvas)
        return canvas
    }

    /// Records that the last frame is on the screen: the input guard of a dialog starts now.
    func drawn() -> [TerminalCommand] { send(.drawn(at: dependencies.now())) }

    /// Cancels the worker and returns its task.
    @discardableResult
    func close() -> Task<Void, Never> {
        configFollower?.cancel()
        workerTask.cancel()
        return workerTask
    }

    /// Starts a worker once the previous one has ended.
    private static func startWorker(
        _ worker: ShopWorker, on dependencies: ShopDependencies,
        after last: Task<Void, Never>? = nil
    ) -> (Task<Void, Never>, AsyncStream<Command>.Continuation) {
        let (commands, continuation) = AsyncStream<Command>.makeStream()
        let task = Task.detached(executorPreference: dependencies.makeExecutor()) {
            await last?.value
            await worker.run(commands)
        }
        return (task, continuation)
    }

    /// Replaces the worker after a change of the account, device or storefront.
    ///
    /// Unfinished transactions continue when the user switches back.
    private func changeContext(_ change: ContextChange) -> [TerminalCommand] {
        if let refusal = dependencies.contextChangeRefusal(change) {
            return send(.failed(.changeContext(change), CommandError(refusal)))
        }
        do throws(CommandFailure) {
            let changed = try settings.applying(change)
            // The shop would end, because read-only mode does not create the journal of a new device.
            if changed.isReadOnly, case .device(let device) = change, !changed.hasJournal {
                let reason = LocalizedTexts(locale: model.context.locale)
                    .text(.readOnlyDevice, device.rawValue)
                return send(.failed(.changeContext(change), CommandError(reason)))
            }
            settings = changed
        } catch {
            return send(.failed(.changeContext(change), CommandError(error.message)))
        }
        workerTask.cancel()
        // A new mailbox drops the messages of the cancelled worker.
        mailbox = Mailbox(wake: wake)
        let next = ShopWorker(settings, mailbox, on: dependencies, crash)
        (workerTask, commandContinuation) = Self.startWorker(
            next, on: dependencies, after: workerTask)
        return send(.context(settings.sessionContext(in: nil))) + send(.contextChanged)
            + send(.snapshot(.starting(settings.messages)))
    }

    private func dispatch(_ command: Command) -> [TerminalCommand] {
        if settings.isReadOnly, command.changesState {
            let reason = LocalizedTexts(locale: model.context.locale).text(.readOnlyMode)
            return send(.failed(command, CommandError(reason)))
        }
        onCommand?(command)
        switch command {
        case .terminal(let command): return [command]
        case .engine, .sandbox, .query, .save, .exportLog, .log, .copy:
            commandContinuation.yield(command)
            return []
        case .parseOptions(let verb, let path, let words):
            do throws(CommandFailure) {
                let parsed = try ActOptionParser.parse(words, of: path)
                return send(.parsedOptions(verb: verb, parsed))
            } catch {
                return send(.failed(command, CommandError(error.message)))
            }
        case .setPace(let pace):
            settings.latency.milliseconds = pace
            return []
        case .newIntent: return send(.newIntent(IntentID(dependencies.newID())))
        case .changeContext(let change): return changeContext(change)
        case .planCrash(let moment):
            if let plan = dependencies.planCrash {
                plan(moment)
            } else {
                crash.crash(at: moment)
            }
            return []
        }
    }
}

extension EngineSnapshot {
    /// The snapshot before the journal has been read: it is empty, and purchases are blocked.
    fileprivate static func starting(_ messages: LocalizedTexts) -> EngineSnapshot {
        EngineSnapshot(
            mode: .reading(reason: messages.text(.buyBlockedStarting)), rows: [],
            wallet: EngineSnapshot.empty.wallet, entitlements: [], hasLaunched: false,
            isIdle: false)
    }
}
