import KioskScenario
import StoreModel
import TerminalDriver
import TerminalGraphics

/// The state of a watched scenario: mode, speed, current step and outcome.
struct PlaybackState {
    /// Which side acts.
    enum Mode: Hashable {
        /// The scenario plays.
        case playing
        /// The scenario plays one more step.
        case oneStep
        /// The user acts, and the world advances in real time.
        case interactive
    }

    /// What the program does with a key.
    enum KeyAction: Hashable {
        /// Nothing more: the key is unused or was handled here.
        case nothing
        /// The key is passed to the displayed shop.
        case shop
        /// The user leaves.
        case leave
        /// The app on the displayed device is killed or started.
        case kill, launch
        /// The next device is displayed.
        case nextDevice
    }

    /// The title of the scenario.
    let title: String
    /// The steps; empty if only the user acts.
    let steps: [ScenarioStep]
    var count: Int { steps.count }
    /// The file that is recorded, or nil.
    var recording: String?
    private(set) var mode = Mode.playing
    /// The factor relative to reading speed.
    private(set) var speed = 1.0
    /// The number of the current or last step, counted from 1.
    private(set) var number = 0
    private(set) var step: ScenarioStep?
    /// The time of the world at which the current step began.
    private var stepStart: Timestamp?
    /// The step in or after which the user took over first, or nil if only the scenario acted before its end.
    ///
    /// Steps are counted from 1; 0 is before the first one.
    private(set) var takeoverStep: Int?
    /// The displayed device.
    var device: DeviceName
    /// The outcome, or nil while the scenario is not over.
    private(set) var ending: Ending?

    /// The outcome of a scenario.
    enum Ending: Hashable {
        case asExpected
        case failed(ScenarioFailure)
    }

    init(title: String, steps: [ScenarioStep], device: DeviceName) {
        (self.title, self.steps, self.device) = (title, steps, device)
    }

    /// The keys of the bar that would otherwise be keys of the shop, which must not have a second meaning there.
    static let keys: [KeyPress] = [" ", ".", "[", "]"].map { KeyPress(.character($0)) }

    /// The available speeds.
    static let speeds = [0.25, 0.5, 1, 2, 4, 8, 16, 32]

    /// Sets the initial speed to the nearest available one.
    mutating func setSpeed(_ wanted: Double) {
        speed = Self.speeds.min { abs($0 - wanted) < abs($1 - wanted) } ?? 1
    }

    /// Records that a step is about to be played.
    ///
    /// - Parameter moment: The time of the world.
    mutating func beginStep(
        _ step: ScenarioStep, number: Int, on device: DeviceName, at moment: Timestamp
    ) {
        if mode == .oneStep, self.step != nil { mode = .interactive }
        (self.step, self.number, self.device) = (step, number, device)
        stepStart = moment
    }

    /// Records the end of the scenario. The user may then act in the world.
    mutating func end(_ failure: ScenarioFailure?) {
        ending = failure.map(Ending.failed) ?? .asExpected
        mode = .interactive
    }

    /// Whether the scenario is not over.
    var isInProgress: Bool { ending == nil }

    /// The expectations of the current step, unless its text already names them.
    var unnamedExpectations: String? {
        let wanted = step?.expectations.map(\.text).joined(separator: ", ") ?? ""
        return wanted.isEmpty || step?.text == wanted ? nil : wanted
    }

    /// The progress of a step, counted from 1.
    enum Progress: Hashable {
        case ahead, running, passed, failed
    }

    func progress(ofStep number: Int) -> Progress {
        switch ending {
        case .asExpected?: .passed
        case .failed(let failure)? where failure.number == number: .failed
        default: number < self.number ? .passed : number > self.number ? .ahead : lastProgress
        }
    }

    /// The progress of the current step, which passed if only the check after all steps failed.
    private var lastProgress: Progress { isInProgress ? .running : .passed }

    /// The start and the end of the wait that the current step consists of; nil for another step.
    var wait: ClosedRange<Timestamp>? {
        guard isInProgress, let stepStart, let step, step.operation.duration > 0 else { return nil }
        return stepStart...stepStart.adding(milliseconds: step.operation.duration)
    }

    /// Records that the user acts. Actions after the end do not affect the outcome.
    mutating func recordUserAction() {
        if isInProgress { takeoverStep = takeoverStep ?? number }
    }

    /// Handles a key of the player, and returns what the program has to do.
    ///
    /// - Parameters:
    ///   - isTyping: Whether letters are input of a dialog or field of the shop.
    ///   - isOn: Whether the app runs on the displayed device.
    mutating func handle(_ key: KeyPress, isTyping: Bool, isOn: Bool) -> KeyAction {
        if key.control {
            switch key.key {
            case .character("c"): return .leave
            case .character("k") where mode == .interactive: return isOn ? .kill : .nothing
            case .character("n") where mode == .interactive: return .nextDevice
            default: return mode == .interactive && isOn ? .shop : .nothing
            }
        }
        guard mode == .interactive, isOn, isTyping || !isPlayerKey(key) else {
            return handlePlayerKey(key, isOn)
        }
        return .shop
    }

    /// Whether the key belongs to the player and is unused in the shop.
    private func isPlayerKey(_ key: KeyPress) -> Bool {
        guard !key.alt, case .character(let letter) = key.key else { return false }
        return letter == "q" || isInProgress && [" ", ".", "[", "]"].contains(letter)
    }

    private mutating func handlePlayerKey(_ key: KeyPress, _ isOn: Bool) -> KeyAction {
        switch key.key {
        case .enter where mode == .interactive && !isOn: return .launch
        case .character("q"): return .leave
        case .character(" ") where isInProgress:
            mode = mode == .interactive ? .playing : .interactive
            // Taking over lets time pass, and with it scheduled events, so it counts as an action of the user.
            if mode == .interactive { recordUserAction() }
        case .character(".") where isInProgress: mode = .oneStep
        case .character("]"): changeSpeed(by: 1)
        case .character("["): changeSpeed(by: -1)
        default: break
        }
        return .nothing
    }

    private mutating func changeSpeed(by step: Int) {
        guard let index = Self.speeds.firstIndex(of: speed),
            Self.speeds.indices.contains(index + step)
        else { return }
        speed = Self.speeds[index + step]
    }
}

/// The outcome of a watched scenario.
struct PlaybackResult {
    /// The result of the scenario, or its state when the user left.
    let result: ScenarioResult
    /// Whether the user left before the end of the scenario.
    let hasLeftEarly: Bool
    /// The step in or after which the user acted first, counted from 1, or nil if only the scenario acted.
    var takeoverStep: Int?
    /// The signal that ended the program, or nil if the user left.
    var signal: LoopSignal?

    /// The exit code if the scenario neither passed nor failed, because some steps are pending.
    static let leftEarlyExitCode: Int32 = 2

    /// Returns the message for a user who left early, or nil if the scenario came to its end or failed.
    func leftEarlyMessage(_ file: ScenarioFile) -> String? {
        guard hasLeftEarly, result.failure == nil else { return nil }
        let steps = file.scenario.steps
        let next = steps.indices.contains(result.steps) ? steps[result.steps] : nil
        let position = next.map { step in
            "at \(file.path):\(step.location): \(step.text)"
        }
        return "Left after \(result.steps) of \(steps.count) steps, "
            + "\(position ?? "before the audit"): neither passed nor failed."
    }

    /// The message for a user who acted in the scenario's world before its end, or nil.
    var takeoverMessage: String? {
        takeoverStep.map { number in
            let position = number == 0 ? "before the first step" : "in step \(number)"
            return "You took over \(position), so the result may depend on what you did."
        }
    }
}
