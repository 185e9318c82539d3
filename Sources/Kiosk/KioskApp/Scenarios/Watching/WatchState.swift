import KioskScenario
import StoreModel
import TerminalGraphics

/// Where a scenario stands that somebody watches, and whose turn it is.
struct WatchState {
    /// Who acts.
    enum Turn: Hashable {
        /// The scenario does.
        case playing
        /// The scenario does one more step.
        case oneStep
        /// The person does, and time passes as it does for people.
        case person
    }

    /// What a key is for.
    enum Meaning: Hashable {
        /// Nothing, or something that has been done here.
        case nothing
        /// The shop that is shown.
        case shop
        /// The person has seen enough.
        case leave
        /// The app on the device that is shown is to be killed, or started.
        case kill, launch
        /// The next device is to be shown.
        case nextDevice
    }

    /// What it is called.
    let title: String
    /// How many steps there are; 0 where a person alone acts.
    let count: Int
    /// The file that is written; nil where none is.
    var recording: String?
    private(set) var turn = Turn.playing
    /// How many times as fast as it can be read.
    private(set) var speed = 1.0
    /// The step that is done now, or was done last, counted from 1.
    private(set) var number = 0
    private(set) var step: ScenarioStep?
    /// The step in or after which the person took over first, counted from 1, 0 being before the first; nil where the scenario
    /// alone did, until its end.
    private(set) var tookOverIn: Int?
    /// The device that is shown.
    var device: DeviceName
    /// How it ended; nil while it goes on.
    private(set) var ending: Ending?

    /// How a scenario ended.
    enum Ending: Hashable {
        case asExpected
        case failed(ScenarioFailure)
    }

    init(title: String, count: Int, device: DeviceName) {
        (self.title, self.count, self.device) = (title, count, device)
    }

    /// The speeds that there are.
    static let speeds = [0.25, 0.5, 1, 2, 4, 8, 16, 32]

    /// Begins at another speed, which is brought to the nearest that there is.
    mutating func begin(atSpeed wanted: Double) {
        speed = Self.speeds.min { abs($0 - wanted) < abs($1 - wanted) } ?? 1
    }

    /// A step is about to be done.
    mutating func begin(_ step: ScenarioStep, number: Int, on device: DeviceName) {
        if turn == .oneStep, self.step != nil { turn = .person }
        (self.step, self.number, self.device) = (step, number, device)
    }

    /// All was played; the person may go on in the world.
    mutating func end(_ failure: ScenarioFailure?) {
        ending = failure.map(Ending.failed) ?? .asExpected
        turn = .person
    }

    /// Whether the scenario can still go on.
    var goesOn: Bool { ending == nil }

    /// The person takes the world over; what is done after the end is about nothing any more.
    mutating func act() {
        if goesOn { tookOverIn = tookOverIn ?? number }
    }

    /// What a key means; what concerns the playing alone is done.
    ///
    /// - Parameters:
    ///   - isTyping: Whether letters are for a dialog or a field of the shop.
    ///   - isOn: Whether the app runs on the device that is shown.
    mutating func take(_ key: KeyPress, isTyping: Bool, isOn: Bool) -> Meaning {
        if key.control {
            switch key.key {
            case .character("c"): return .leave
            case .character("k") where turn == .person: return isOn ? .kill : .nothing
            case .character("n") where turn == .person: return .nextDevice
            default: return turn == .person && isOn ? .shop : .nothing
            }
        }
        guard turn == .person, isOn, isTyping || !isOurs(key) else { return takeOurs(key, isOn) }
        return .shop
    }

    /// Whether it is a key of the playing, which the shop has no use for.
    private func isOurs(_ key: KeyPress) -> Bool {
        guard !key.alt, case .character(let letter) = key.key else { return false }
        return letter == "q" || goesOn && [" ", ".", "[", "]"].contains(letter)
    }

    private mutating func takeOurs(_ key: KeyPress, _ isOn: Bool) -> Meaning {
        switch key.key {
        case .enter where turn == .person && !isOn: return .launch
        case .character("q"): return .leave
        case .character(" ") where goesOn:
            turn = turn == .person ? .playing : .person
            // Time passes then as it does for people, and with it what waits for a moment.
            if turn == .person { act() }
        case .character(".") where goesOn: turn = .oneStep
        case .character("]"): change(by: 1)
        case .character("["): change(by: -1)
        default: break
        }
        return .nothing
    }

    private mutating func change(by step: Int) {
        guard let place = Self.speeds.firstIndex(of: speed),
            Self.speeds.indices.contains(place + step)
        else { return }
        speed = Self.speeds[place + step]
    }
}
