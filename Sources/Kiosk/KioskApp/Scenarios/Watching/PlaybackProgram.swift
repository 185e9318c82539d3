import KioskPresentation
import KioskScenario
import KioskUI
import PurchaseEngine
import StoreModel
import StoreText
import TerminalDriver
import TerminalGraphics

/// Plays a scenario in the interface at reading speed, and lets the user take over at any point.
///
/// Everything runs on one thread, so the world does not advance while the program waits for the terminal.
final class PlaybackProgram: PlaybackObserver {
    private let file: ScenarioFile
    private let terminal: FullScreenTerminal
    private var screen: TerminalScreen { terminal.screen }
    private var state: PlaybackState
    private let recorder: ScenarioRecorder?
    private let formatter: DisplayFormatter
    private var world: ScenarioWorld?
    /// The open shops, by their devices.
    private var shops: [DeviceName: ScenarioShop] = [:]
    /// The last screens of closed shops, by their devices.
    private var lastScreens: [DeviceName: Screen] = [:]
    /// Whether the user acts and the world advances in real time.
    private var isRunningInRealTime = false
    /// The remaining time for which the current step may be displayed, in milliseconds of real time.
    private var remainingTime: Int64 = 0
    private var paintedAt: Int64 = 0
    private var callShownSince: Int64?
    /// The displayed time of the world while it is ahead of the current one.
    private var displayedTime: Timestamp?

    /// The display times in milliseconds of real time: for the text of a step (`readingTime`), for all waits of a
    /// step together (`stepTimeLimit`), for one wait (`longestWait`) and for a call in flight (`callTime`).
    private static let readingTime: Int64 = 1_200
    private static let stepTimeLimit: Int64 = 4_000
    private static let longestWait: Int64 = 1_500
    private static let callTime: Int64 = 500
    /// The interval between frames in milliseconds of real time.
    private static let frame: Int64 = 100

    private init(
        _ file: ScenarioFile, _ state: PlaybackState, _ terminal: FullScreenTerminal,
        _ recorder: ScenarioRecorder?, _ locale: LocaleID
    ) {
        (self.file, self.state, self.recorder) = (file, state, recorder)
        self.terminal = terminal
        formatter = DisplayFormatter(locale: locale, glyphs: terminal.screen.glyphs, zone: "UTC")
    }

    /// Plays a scenario on the terminal until the user leaves.
    ///
    /// - Parameters:
    ///   - speed: The factor relative to reading speed.
    ///   - recorder: Records the actions of the user, or nil.
    /// - Returns: How the scenario ended, and how the user interacted with it.
    /// - Throws: ``CommandFailure``.
    static func watch(
        _ file: ScenarioFile, _ settings: Settings, _ capabilities: TerminalCapabilities,
        speed: Double, recorder: ScenarioRecorder? = nil
    ) throws -> PlaybackResult {
        var state = PlaybackState(
            title: file.scenario.title, steps: file.scenario.steps,
            device: file.scenario.devices.first?.name ?? "phone-1")
        state.setSpeed(speed)
        state.recording = recorder?.path
        let terminal = try FullScreenTerminal(settings, capabilities)
        defer { terminal.screen.close() }
        let program = PlaybackProgram(file, state, terminal, recorder, settings.locale)
        let player = try ScenarioPlayer(
            file.scenario, catalog: file.catalog, serverAPI: ScenarioRunner.serverAPI,
            screenFactory: { [weak program] connection in
                guard let program else {
                    throw CommandFailure(74, "scenario", "The screen is closed.")
                }
                return try program.open(connection)
            }, observer: program)
        // The world retains this program, and its files are removed once it is released.
        defer { program.world = nil }
        let result = player.play(audit: ScenarioRunner.audit)
        var watched = PlaybackResult(result: result, hasLeftEarly: program.state.isInProgress)
        watched.takeoverStep = program.state.takeoverStep
        if case .signal(let signal)? = terminal.ending { watched.signal = signal }
        return watched
    }

    private func open(_ connection: DeviceConnection) throws -> ScenarioShop {
        let shop = try ScenarioShop(
            connection, of: file,
            window: ShopController.Window(
                size: currentFrame.shopSize, glyphs: screen.glyphs, zone: "UTC"),
            firstScreen: lastScreens[connection.device] ?? firstScreen)
        shop.onCommand = { [weak self] command in self?.perform(command) }
        shop.onClose = { [weak self] screen in
            self?.lastScreens[connection.device] = screen
            self?.shops[connection.device] = nil
        }
        shop.controller.onCommand = { [weak self] command in self?.record(command) }
        shop.controller.onMessage = { [weak self] message in self?.recorder?.record(message) }
        var preferences = shop.controller.model.preferences
        preferences.keys = preferences.keys.without(PlaybackState.keys)
        shop.controller.send(.preferences(preferences))
        shop.controller.send(.themeChanged(terminal.themeController.choice.text))
        shops[connection.device] = shop
        return shop
    }

    /// If the steps do not refer to screens, Activity shows most of what happens.
    private var firstScreen: Screen? {
        state.count == 0 || file.scenario.isAboutScreens ? nil : .activity
    }

    private func record(_ command: Command) {
        guard let recorder, let world, state.mode == .interactive else { return }
        recorder.record(command, at: world.now)
    }

    private var currentFrame: PlaybackFrame {
        let bar = PlaybackBar(
            state: state, now: world?.now ?? file.scenario.start, isOn: isOn,
            hasOthers: file.scenario.devices.count > 1, formatter: formatter)
        return PlaybackFrame(bar: bar, size: screen.size)
    }

    // MARK: Scenario

    var isOver: Bool { terminal.ending != nil }

    func didStart(_ world: ScenarioWorld) {
        self.world = world
        let device = state.device
        recorder?.resolveTarget = { [unowned world] in world.name(of: $0, on: device) }
        recorder?.spendRefusal = { [unowned world] in world.refusal(of: $0, on: device) }
        recorder?.faultPlansExcept = { [unowned world] id in
            world.faults.filter { $0.id != id }.map(\.plan)
        }
        paint()
    }

    func willPerform(_ step: ScenarioStep, number: Int, on device: DeviceName) {
        state.beginStep(step, number: number, on: device, at: world?.now ?? file.scenario.start)
        remainingTime = Self.stepTimeLimit
        display(Self.readingTime)
    }

    func willAdvance(to moment: Timestamp) {
        guard !isRunningInRealTime, let world else { return }
        let time = min(moment.since(world.now), Self.longestWait, remainingTime)
        guard time > 0 || MonotonicTime.milliseconds - paintedAt >= Self.frame else { return }
        remainingTime -= max(0, time)
        display(time, until: moment)
    }

    func didSuspendCall() {
        guard !isRunningInRealTime else { return }
        let time = min(Self.callTime, remainingTime)
        remainingTime -= time
        display(time)
    }

    func didFinish(_ failure: ScenarioFailure?) {
        state.end(failure)
        runInRealTime()
        guard let recorder, let world else { return }
        let end = world.now
        finishPendingWork(world)
        guard let present = world.currentState(of: state.device, file.catalog.products) else {
            return
        }
        recorder.end(present, at: end)
    }

    /// Lets everything in flight finish, as a scenario waits for what it expects.
    private func finishPendingWork(_ world: ScenarioWorld) {
        isRunningInRealTime = true
        let end = world.now.adding(milliseconds: Self.pendingWorkTime)
        while world.now < end {
            world.resumeCalls()
            world.advance(to: world.now.adding(milliseconds: 100))
        }
        isRunningInRealTime = false
    }

    /// The time for which a step waits for an expectation, in milliseconds of the world's time.
    private static let pendingWorkTime: Int64 = 60_000

    /// Displays the current state for a time, unless the user takes over or leaves.
    ///
    /// - Parameter moment: The time of the world to which the displayed time advances meanwhile.
    private func display(_ milliseconds: Int64, until moment: Timestamp? = nil) {
        let start = MonotonicTime.milliseconds
        let length = Int64(Double(max(0, milliseconds)) / state.speed)
        let end = start + length
        defer { displayedTime = nil }
        while true {
            let now = MonotonicTime.milliseconds
            if let moment, let current = world?.now, length > 0 {
                let passed = Double(min(now - start, length)) / Double(length)
                let shown = Int64(Double(moment.since(current)) * passed)
                displayedTime = current.adding(milliseconds: shown)
            }
            paint()
            terminal.processEvents(until: min(end, now + Self.frame), handle)
            if state.mode == .interactive { return runInRealTime() }
            if isOver || MonotonicTime.milliseconds >= end { return }
        }
    }

    /// Lets the user act while the world advances in real time, until the scenario continues.
    private func runInRealTime() {
        guard let world, !isRunningInRealTime else { return }
        (isRunningInRealTime, displayedTime) = (true, nil)
        defer { isRunningInRealTime = false }
        var last = MonotonicTime.milliseconds
        while state.mode == .interactive, !isOver {
            paint()
            terminal.processEvents(until: last + Self.frame, handle)
            let now = MonotonicTime.milliseconds
            releaseCalls(at: now)
            world.advance(to: world.now.adding(milliseconds: now - last))
            last = now
        }
    }

    /// Releases a call only after it was displayed as in flight for a moment.
    private func releaseCalls(at now: Int64) {
        guard let world, world.hasSuspendedCalls else {
            callShownSince = nil
            return
        }
        let since = callShownSince ?? now
        callShownSince = since
        guard now - since >= Self.callTime else { return }
        callShownSince = nil
        world.resumeCalls()
    }

    // MARK: Terminal

    private var isOn: Bool {
        world?.deviceStates.contains { $0.name == state.device && $0.isOn } ?? false
    }

    /// The shop on the displayed device, or nil while the app does not run there.
    private var shop: ScenarioShop? {
        guard isOn, let world else { return nil }
        // Opens the shop if it was not displayed before. A failure is reported when a step uses the shop.
        _ = try? world.screen(of: state.device) { [weak self] seat in
            guard let self else { throw CommandFailure(74, "scenario", "The screen is closed.") }
            return try self.open(seat)
        }
        return shops[state.device]
    }

    private func paint() {
        paintedAt = MonotonicTime.milliseconds
        let frame = currentFrame
        var canvas: Canvas
        if let shop {
            shop.resize(frame.shopSize)
            canvas = shop.draw(in: screen.size)
        } else {
            canvas = Canvas(
                closedAppOn: state.device, formatter, size: screen.size, shop: frame.shopSize)
        }
        frame.draw(at: displayedTime ?? frame.bar.now, on: &canvas)
        terminal.present(canvas)
    }

    private func handle(_ event: LoopEvent) {
        switch event {
        case .input(.key(let key)): handleKey(key)
        case .input(.resized): break
        case .input(.reply(let reply)):
            if let failure = terminal.apply(reply) {
                shop?.controller.send(.localizedNotice(.toastThemeKept, failure.message))
            }
        case .input(.mouse(let press))
        where !Rect(size: currentFrame.shopSize).contains(press.point):
            break
        case .input(let input): if state.mode == .interactive { sendToShop(input) }
        // The terminal handles signals and its end.
        case .timeout, .wake, .signal, .closed: break
        }
    }

    private func handleKey(_ key: KeyPress) {
        let isTyping = shop?.controller.model.isTyping ?? false
        switch state.handle(key, isTyping: isTyping, isOn: isOn) {
        case .nothing: break
        case .shop: sendToShop(.key(key))
        case .leave: terminal.ending = terminal.ending ?? .quit
        case .kill:
            guard let world else { break }
            state.recordUserAction()
            recorder?.record(isRunning: false, at: world.now)
            world.kill(state.device)
        case .launch:
            guard let world else { break }
            state.recordUserAction()
            recorder?.record(isRunning: true, at: world.now)
            // A failed launch is visible, because the app does not run.
            try? world.launch(state.device)
        case .nextDevice:
            let names = file.scenario.devices.map(\.name)
            let index = names.firstIndex(of: state.device) ?? 0
            if !names.isEmpty { state.device = names[(index + 1) % names.count] }
        }
    }

    private func sendToShop(_ input: InputEvent) {
        guard let shop, let world else { return }
        // A change of the terminal focus is not an action of the user.
        if case .focus = input {} else { state.recordUserAction() }
        shop.handle(input)
        world.advance(to: world.now)
    }

    private func perform(_ command: TerminalCommand) {
        switch command {
        case .crash: world?.kill(state.device)
        // A scenario does not change the preferences of the user.
        case .saveChoice: break
        default: for message in terminal.perform(command) { shop?.controller.send(message) }
        }
    }
}
