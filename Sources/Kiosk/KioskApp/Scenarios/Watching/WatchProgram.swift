import KioskScenario
import KioskUI
import PurchaseEngine
import StoreModel
import TerminalDriver
import TerminalGraphics

/// Plays a scenario in the interface, as fast as a person reads, who may take over wherever it stands.
///
/// All of it is on one thread: the world stands still while the terminal is waited for.
final class WatchProgram: ScenarioPacer {
    private let file: ScenarioFile
    private let screen: TerminalScreen
    private let loop: EventLoop
    private let themes: ThemeLocator
    private var wardrobe: ThemeController
    private var state: WatchState
    private let recorder: ScenarioRecorder?
    private var world: ScenarioWorld?
    /// The shops that are open, by their devices.
    private var shops: [DeviceName: WorldShop] = [:]
    /// What those showed last that were closed.
    private var lastScreens: [DeviceName: Screen] = [:]
    private var ending: ShopEnding?
    /// Whether the person acts, and time passes by itself.
    private var isLiving = false
    /// How long the present step may still take to be watched, in real milliseconds.
    private var budget: Int64 = 0
    private var paintedAt: Int64 = 0
    private var calledAt: Int64?

    /// How long a step is read before it is done, at most waited for, and a call is on its way, in real milliseconds.
    private static let reading: Int64 = 1_200
    private static let patience: Int64 = 4_000
    private static let longestWait: Int64 = 1_500
    private static let callTime: Int64 = 500
    /// How often what is shown is drawn while time passes.
    private static let frame: Int64 = 100

    private init(
        _ file: ScenarioFile, _ state: WatchState, _ terminal: OpenTerminal,
        _ wardrobe: ThemeController,
        _ themes: ThemeLocator, _ recorder: ScenarioRecorder?
    ) {
        (self.file, self.state, self.recorder) = (file, state, recorder)
        (screen, loop) = (terminal.screen, terminal.loop)
        (self.wardrobe, self.themes) = (wardrobe, themes)
    }

    /// Plays a scenario on the terminal, and stays until the person leaves.
    ///
    /// - Parameters:
    ///   - speed: How many times as fast as it can be read.
    ///   - recorder: Hears what the person does; nil where nobody writes it down.
    /// - Throws: ``CommandFailure``.
    static func watch(
        _ file: ScenarioFile, _ settings: Settings, _ capabilities: TerminalCapabilities,
        speed: Double, recorder: ScenarioRecorder? = nil
    ) throws -> WatchResult {
        let themes = ThemeLocator(environment: settings.environment)
        let wardrobe = try settings.wardrobe(
            in: themes, hasDarkBackground: capabilities.hasDarkBackground)
        var state = WatchState(
            title: file.scenario.title, count: file.scenario.steps.count,
            device: file.scenario.devices.first?.name ?? "phone-1")
        state.begin(atSpeed: speed)
        state.recording = recorder?.path
        let terminal = try OpenTerminal(
            capabilities, settings.interface, asksBackground: wardrobe.choice.dependsOnBackground)
        defer { terminal.screen.close() }
        let program = WatchProgram(file, state, terminal, wardrobe, themes, recorder)
        let player = try ScenarioPlayer(
            file.scenario, catalog: file.catalog,
            stage: { [weak program] seat in
                guard let program else {
                    throw CommandFailure(74, "scenario", "Nobody watches any more.")
                }
                return try program.open(seat)
            }, pace: program)
        // The world holds who watches it, and is gone with its files once nobody holds it.
        defer { program.world = nil }
        let result = player.play(audit: ScenarioRun.audit)
        var watched = WatchResult(result: result, hasLeftEarly: program.state.goesOn)
        watched.tookOverIn = program.state.tookOverIn
        if case .signal(let signal)? = program.ending { watched.signal = signal }
        return watched
    }

    private func open(_ seat: DeviceConnection) throws -> WorldShop {
        let shop = try WorldShop(
            seat, of: file,
            window: ShopController.Window(size: shopSize, glyphs: screen.glyphs, zone: "UTC"),
            firstScreen: lastScreens[seat.device] ?? firstScreen)
        shop.onCommand = { [weak self] command in self?.carryOut(command) }
        shop.onClose = { [weak self] screen in
            self?.lastScreens[seat.device] = screen
            self?.shops[seat.device] = nil
        }
        shop.desk.onWish = { [weak self] wish in self?.note(wish) }
        shop.desk.onMessage = { [weak self] message in self?.recorder?.take(message) }
        shop.desk.tell(.themeChanged(wardrobe.choice.text))
        shops[seat.device] = shop
        return shop
    }

    /// Where no step is about the screen, Activity shows most of what goes on.
    private var firstScreen: Screen? {
        state.count == 0 || file.scenario.isAboutScreens ? nil : .activity
    }

    private func note(_ wish: Command) {
        guard let recorder, let world, state.turn == .person else { return }
        recorder.take(wish, at: world.now)
    }

    private var shopSize: Size {
        Size(
            width: screen.size.width,
            height: max(1, screen.size.height - WatchBar.height(in: screen.size)))
    }

    // MARK: The scenario

    var isOver: Bool { ending != nil }

    func begin(_ world: ScenarioWorld) {
        self.world = world
        let device = state.device
        recorder?.finding = { [unowned world] wanted in
            switch wanted {
            case .intent(let id): Self.found(world.name(of: id, on: device))
            case .transaction(let id): Self.found(world.name(of: id, on: device))
            case .subscription(let id):
                world.product(ofSubscription: id).map { ScenarioRecorder.Found(product: $0) }
            }
        }
        recorder?.refusalOfSpending = { [unowned world] goods in
            world.refusal(of: goods, on: device)
        }
        recorder?.plansBesides = { [unowned world] id in
            world.faults.filter { $0.id != id }.map(\.plan)
        }
        paint()
    }

    private static func found(
        _ name: (product: ProductID, nth: Int?)?
    ) -> ScenarioRecorder.Found? {
        name.map { ScenarioRecorder.Found(product: $0.product, nth: $0.nth) }
    }

    func begin(_ step: ScenarioStep, number: Int, on device: DeviceName) {
        state.begin(step, number: number, on: device)
        budget = Self.patience
        hold(Self.reading)
    }

    func pass(to moment: Timestamp) {
        guard !isLiving, let world else { return }
        let time = min(moment.since(world.now), Self.longestWait, budget)
        guard time > 0 || MonotonicTime.milliseconds - paintedAt >= Self.frame else { return }
        budget -= max(0, time)
        hold(time)
    }

    func call() {
        guard !isLiving else { return }
        let time = min(Self.callTime, budget)
        budget -= time
        hold(time)
    }

    func end(_ failure: ScenarioFailure?) {
        state.end(failure)
        live()
        guard let recorder, let world else { return }
        let end = world.now
        settle(world)
        recorder.end(world.present(of: state.device, file.catalog.products), at: end)
    }

    /// Lets everything come to its end that was begun, as a scenario waits for what it expects.
    private func settle(_ world: ScenarioWorld) {
        isLiving = true
        let end = world.now.adding(milliseconds: Self.settling)
        while world.now < end {
            world.letCallsPass()
            world.live(to: world.now.adding(milliseconds: 100))
        }
        isLiving = false
    }

    /// As long as a step waits for what is expected, in milliseconds of the world.
    private static let settling: Int64 = 60_000

    /// Shows what is there for so long, unless the person takes over or leaves.
    private func hold(_ milliseconds: Int64) {
        let end = MonotonicTime.milliseconds + Int64(Double(max(0, milliseconds)) / state.speed)
        while true {
            paint()
            let now = MonotonicTime.milliseconds
            for event in loop.next(deadline: min(end, now + Self.frame)) { handle(event) }
            if state.turn == .person { return live() }
            if isOver || MonotonicTime.milliseconds >= end { return }
        }
    }

    /// Lets the person act, while time passes as it does for people, until the scenario goes on.
    private func live() {
        guard let world, !isLiving else { return }
        isLiving = true
        defer { isLiving = false }
        var last = MonotonicTime.milliseconds
        while state.turn == .person, !isOver {
            paint()
            for event in loop.next(deadline: last + Self.frame) { handle(event) }
            let now = MonotonicTime.milliseconds
            letCallsPass(at: now)
            world.live(to: world.now.adding(milliseconds: now - last))
            last = now
        }
    }

    /// A call is seen to be on its way before somebody hears it.
    private func letCallsPass(at now: Int64) {
        guard let world, world.isCalled else {
            calledAt = nil
            return
        }
        let since = calledAt ?? now
        calledAt = since
        guard now - since >= Self.callTime else { return }
        calledAt = nil
        world.letCallsPass()
    }

    // MARK: The terminal

    private var isOn: Bool {
        world?.phones.contains { $0.name == state.device && $0.isOn } ?? false
    }

    /// The shop on the device that is shown; nil while the app does not run there.
    private var shop: WorldShop? {
        guard isOn, let world else { return nil }
        // Where nobody has looked yet, it is opened; what cannot be opened is said when a step wants it.
        _ = try? world.screen(of: state.device) { [weak self] seat in
            guard let self else { throw CommandFailure(74, "scenario", "Nobody watches.") }
            return try self.open(seat)
        }
        return shops[state.device]
    }

    private func paint() {
        paintedAt = MonotonicTime.milliseconds
        var canvas: Canvas
        if let shop {
            shop.resize(shopSize)
            canvas = shop.draw(in: screen.size)
        } else {
            canvas = Canvas(size: screen.size)
            let text = SafeText(untrusted: "The app does not run on \(state.device).", limit: 200)
            canvas.put(
                text,
                at: Point(x: max(0, (screen.size.width - text.width) / 2), y: shopSize.height / 2),
                style: Style(.muted))
        }
        let bar = WatchBar(
            state: state, now: world?.now ?? file.scenario.start, isOn: isOn,
            hasOthers: file.scenario.devices.count > 1)
        bar.draw(on: &canvas)
        if !screen.present(canvas, theme: wardrobe.theme) { ending = ending ?? .quit }
    }

    private func handle(_ event: LoopEvent) {
        switch event {
        case .input(.key(let key)): take(key)
        case .input(.resized): break
        case .input(.reply(let reply)):
            if wardrobe.take(reply) { screen.askBackground() }
        case .input(.mouse(let press)) where press.point.y >= shopSize.height: break
        case .input(let input): if state.turn == .person { toShop(input) }
        case .timeout, .wake: break
        case .signal(.suspend): screen.suspend()
        case .signal(let signal): ending = .signal(signal)
        case .closed: ending = ending ?? .quit
        }
    }

    private func take(_ key: KeyPress) {
        let isTyping = shop?.desk.model.isTyping ?? false
        switch state.take(key, isTyping: isTyping, isOn: isOn) {
        case .nothing: break
        case .shop: toShop(.key(key))
        case .leave: ending = ending ?? .quit
        case .kill:
            guard let world else { break }
            state.act()
            recorder?.note(isRunning: false, at: world.now)
            world.kill(state.device)
        case .launch:
            guard let world else { break }
            state.act()
            recorder?.note(isRunning: true, at: world.now)
            // What keeps it from starting is seen: it does not run.
            try? world.launch(state.device)
        case .nextDevice:
            let names = file.scenario.devices.map(\.name)
            let place = names.firstIndex(of: state.device) ?? 0
            if !names.isEmpty { state.device = names[(place + 1) % names.count] }
        }
    }

    private func toShop(_ input: InputEvent) {
        guard let shop, let world else { return }
        // Looking at another window is nobody's doing.
        if case .focus = input {} else { state.act() }
        shop.take(input)
        world.live(to: world.now)
    }

    private func carryOut(_ command: Command) {
        switch command {
        case .quit: ending = ending ?? .quit
        case .crash: world?.kill(state.device)
        case .suspend: screen.suspend(job: true)
        case .redraw: screen.redraw()
        case .setMouse(let isOn): screen.setMouse(isOn)
        case .copy(let text): _ = screen.copy(SafeText(untrusted: text, limit: 20_000))
        case .listThemes:
            shop?.desk.tell(.themes(themes.items(inUse: wardrobe.wornName)))
        case .setTheme(let name):
            let (isWorn, news) = wardrobe.change(to: name)
            if isWorn { screen.redraw() }
            for message in news { shop?.desk.tell(message) }
        default: break
        }
    }
}
