import KioskUI
import PurchaseCore
import PurchaseEngine
import SandboxBackend
import StoreModel
import StoreText
import Synchronization
import TerminalGraphics

/// The shop without a terminal: what the interface shows, and the life behind it.
///
/// Used on one thread. Tell it what happens there, take the mail whenever it wakes, draw it; what only the owner of
/// a terminal can do comes back as commands. Releasing it, or ``close()``, equals a crash: whatever was on its way
/// is given up where it is, and the next one goes on where the journal ends.
final class ShopController {
    /// What is shown.
    private(set) var model: Model
    private var settings: Settings
    private var mailbox: Mailbox
    private let ground: ShopDependencies
    private let wake: @Sendable () -> Void
    private var life: Task<Void, Never>
    private var wishes: AsyncStream<Command>.Continuation
    /// What the config file says since the start, wherever one stands meanwhile.
    private let config: Mailbox
    private let following: Task<Void, Never>?
    /// Is told of each wish before it is begun.
    var onWish: ((Command) -> Void)?
    /// Is told of each message before it is taken in.
    var onMessage: ((KioskUI.Message) -> Void)?
    /// Where the program kills itself, wherever one stands meanwhile.
    private let crash: CrashInterceptor

    /// Opens the shop; nothing here waits for it.
    ///
    /// - Parameter wake: Called on any thread when there is mail.
    init(
        _ settings: Settings, _ window: Window, on ground: ShopDependencies,
        wake: @escaping @Sendable () -> Void
    ) {
        let planned = settings.crash
        var settings = settings
        // The screen has to be given back first.
        settings.crash = nil
        self.settings = settings
        self.ground = ground
        self.wake = wake
        let mailbox = Mailbox(wake: wake)
        self.mailbox = mailbox
        model = Model(
            place: settings.place(in: nil), size: window.size, glyphs: window.glyphs,
            now: ground.now(),
            zone: window.zone, preferences: settings.interface.preferences)
        let config = Mailbox(wake: wake)
        self.config = config
        let crash = CrashInterceptor(planned) { moment in
            if let moment { config.post(.crashReached(moment)) }
        }
        self.crash = crash
        (life, wishes) = Self.begin(ShopWorker(settings, mailbox, on: ground, crash), on: ground)
        let followed = settings
        following =
            switch ground.follows {
            case .nothing: nil
            case .files:
                Task.detached(executorPreference: ThreadPoolExecutor(count: 1)) {
                    await ConfigFollower(followed).follow { config.post($0) }
                }
            }
        wishes.yield(.note(.screen(model.screen.logName)))
        tell(.snapshot(.opening(settings.messages)))
        if let planned { tell(.crashPlanned(planned)) }
    }

    deinit {
        life.cancel()
        following?.cancel()
    }

    /// The window that the shop is drawn in.
    struct Window {
        /// Its cells.
        let size: Size
        /// What it can show.
        var glyphs = GlyphSet.unicode
        /// The time zone of the clocks shown; nil for this machine's.
        var zone: String?
    }

    /// Why the shop could not be opened; nil while it can.
    var failure: CommandFailure? { mailbox.failure }

    /// Takes in what happened; what concerns the backend is begun.
    ///
    /// - Returns: What only the owner of the terminal can do, in order.
    @discardableResult
    func tell(_ message: KioskUI.Message) -> [Command] {
        onMessage?(message)
        return update(&model, message).flatMap { begin($0) }
    }

    /// Takes in a key, the mouse or pasted text.
    func take(_ input: InputEvent) -> [Command] { tell(.input(input, at: ground.now())) }

    /// Takes in everything that the life behind has told since.
    func takeMail() -> [Command] {
        let mail = mailbox.take() + config.take()
        guard !mail.isEmpty else { return [] }
        // Nothing may have happened for an hour: news begins now, and not when the last key was pressed.
        return tell(.tick(ground.now())) + mail.flatMap { tell($0) }
    }

    /// The present frame; say ``drawn()`` once it is on the screen.
    func draw(in size: Size) -> Canvas {
        var canvas = Canvas(size: size, fill: .text)
        view(model, on: &canvas)
        return canvas
    }

    /// The last frame is on the screen: the guard of a dialog counts from here.
    func drawn() -> [Command] { tell(.drawn(at: ground.now())) }

    /// Ends the life behind; returns a task that ends with it.
    @discardableResult
    func close() -> Task<Void, Never> {
        following?.cancel()
        life.cancel()
        return life
    }

    /// Lets the life behind begin; it waits for the end of the one before.
    private static func begin(
        _ life: ShopWorker, on ground: ShopDependencies, after last: Task<Void, Never>? = nil
    ) -> (Task<Void, Never>, AsyncStream<Command>.Continuation) {
        let (commands, wishes) = AsyncStream<Command>.makeStream()
        let task = Task.detached(executorPreference: ground.threads()) {
            await last?.value
            await life.run(commands)
        }
        return (task, wishes)
    }

    /// Ends the life behind and begins another one where one stands now; what was on its way goes on when one is back.
    private func move(_ change: ContextChange) -> [Command] {
        if let refusal = ground.refusing(change) { return tell(.moveFailed(refusal)) }
        do throws(CommandFailure) {
            settings = try settings.moved(change)
        } catch {
            return tell(.moveFailed(error.message))
        }
        life.cancel()
        // What the old life still tells is nobody's business any more.
        mailbox = Mailbox(wake: wake)
        let next = ShopWorker(settings, mailbox, on: ground, crash)
        (life, wishes) = Self.begin(next, on: ground, after: life)
        return tell(.place(settings.place(in: nil))) + tell(.moved)
            + tell(.snapshot(.opening(settings.messages)))
    }

    private func begin(_ command: Command) -> [Command] {
        onWish?(command)
        switch command {
        case .newIntent: return tell(.newIntent(IntentID(ground.newID())))
        case .buy, .restore, .spend, .finish, .loadCatalog, .loadHistory, .loadReceipt, .loadLog,
            .loadOrders, .followSandbox, .loadMore, .loadSubscriptions, .manage, .turnClock, .test,
            .approve,
            .decline,
            .resolve, .unstick, .plan, .clearFault, .edit, .buyOutside, .refund, .change, .save,
            .exportLog,
            .refreshWallet,
            .retry,
            .note:
            wishes.yield(command)
            return []
        case .move(let change): return move(change)
        case .planCrash(let moment):
            if let plan = ground.planningCrash { plan(moment) } else { crash.die(at: moment) }
            return []
        case .quit, .suspend, .redraw, .setTheme, .listThemes, .setMouse, .copy, .remember,
            .say, .crash:
            return [command]
        }
    }
}

extension EngineSnapshot {
    /// What is known before the journal has been read: nothing, and so nothing can be bought yet.
    fileprivate static func opening(_ messages: LocalizedTexts) -> EngineSnapshot {
        EngineSnapshot(
            mode: .reading(reason: messages.text(.buyBlockedStarting)), rows: [],
            wallet: EngineSnapshot.empty.wallet, entitlements: [], hasLaunched: false,
            isSettled: false)
    }
}
