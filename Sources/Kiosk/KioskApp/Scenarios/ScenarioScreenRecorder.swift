import KioskPresentation
import KioskScenario
import StoreFiles
import StoreModel
import TerminalDriver
import TerminalGraphics

/// Records the screen of a scenario that is played without a terminal, at the times of its world.
///
/// The recording shows the device whose screen the current step uses, or else the last one that a step used. Use it on
/// the world's thread.
final class ScenarioScreenRecorder: PlaybackObserver {
    /// The size of the recorded window.
    let size: Size
    let isOver = false
    let hasViewer = false
    private let composer: FrameComposer
    private let recorder: AsciicastRecorder
    private let theme: Theme
    private var device: DeviceName
    /// The open shops, by their devices.
    private var shops: [DeviceName: ScenarioShop] = [:]
    /// The world, which retains its observer.
    private weak var world: ScenarioWorld?
    /// The time of the last frame.
    private var last: Timestamp

    /// The size of the window if the user does not set one.
    static let defaultSize = Size(width: 100, height: 30)
    /// How long the last screen stays in the recording, in milliseconds.
    private static let rest: Int64 = 2000

    /// Starts a recording in 24-bit color.
    ///
    /// Call it before other threads run: see ``FrameComposer``.
    /// - Parameter path: The new file.
    /// - Throws: ``CommandFailure`` with exit code 74.
    init(
        _ path: String, of scenario: Scenario, size: Size, theme: Theme
    ) throws(CommandFailure) {
        do throws(TerminalError) {
            composer = try FrameComposer(
                types: [FrameComposer.directType], glyphs: .unicode, size: size)
        } catch {
            throw CommandFailure(74, "record", "Cannot record to \(path): \(error)")
        }
        let start = scenario.start.milliseconds
        recorder = try AsciicastRecorder(
            path, size: size, terminalType: composer.terminalType, date: start / 1000, at: start)
        (self.size, self.theme, last) = (size, theme, scenario.start)
        let first = scenario.steps.first(where: \.concernsScreen)?.device
        device = first ?? scenario.devices.first?.name ?? "phone-1"
    }

    /// Records a shop, which has just been opened, until it closes.
    func follow(_ shop: ScenarioShop) {
        let device = shop.device
        shops[device] = shop
        shop.onClose = { [weak self] _ in self?.shops[device] = nil }
    }

    /// Ends the recording: keeps the last screen for a moment, then leaves it.
    ///
    /// - Returns: Why the recording is incomplete, or nil.
    func end() -> CommandFailure? {
        recorder.record(
            composer.leave(), size: size, at: last.adding(milliseconds: Self.rest).milliseconds)
        composer.close()
        return recorder.failure.map {
            CommandFailure(
                74, "record", "The recording in \(recorder.path) is incomplete: \($0).")
        }
    }

    func didStart(_ world: ScenarioWorld) {
        self.world = world
        record()
    }

    func willPerform(_ step: ScenarioStep, number: Int, on device: DeviceName) {
        if step.concernsScreen { self.device = device }
    }

    func willAdvance(to moment: Timestamp) { record() }

    func didSuspendCall() {}

    func didFinish(_ failure: ScenarioFailure?) { record() }

    /// Records the current screen if it differs from the last one.
    private func record() {
        guard let world else { return }
        last = world.now
        let bytes = composer.bytes(for: screen(in: world), theme: theme, depth: .truecolor)
        if !bytes.isEmpty { recorder.record(bytes, size: size, at: last.milliseconds) }
    }

    /// Returns the screen of the device, which is empty while the app runs and no step has opened its shop.
    private func screen(in world: ScenarioWorld) -> Canvas {
        guard world.deviceStates.contains(where: { $0.name == device && $0.isOn }) else {
            let formatter = DisplayFormatter(locale: .fallback, glyphs: .unicode, zone: "UTC")
            return Canvas(closedAppOn: device, formatter, size: size, shop: size)
        }
        return shops[device]?.draw() ?? Canvas(size: size)
    }
}

extension ScenarioRunner {
    /// The outcome of a recorded scenario, and why the recording is incomplete, or nil.
    typealias Recorded = (outcome: ScenarioOutcome, failure: CommandFailure?)

    /// Plays a scenario on a new thread and records its screen.
    ///
    /// - Parameters:
    ///   - file: The only scenario of this run.
    ///   - path: The new file of the recording.
    ///   - size: The size of the recorded window.
    /// - Throws: ``CommandFailure`` if the theme or that file cannot be used. Nothing is played then.
    func play(
        _ file: ScenarioFile, recordingTo path: String, size: Size, _ settings: Settings
    ) async throws(CommandFailure) -> Recorded {
        let result: Result<Recorded, CommandFailure> = await withCheckedContinuation { done in
            Thread.start {
                let result = Result { () throws(CommandFailure) -> Recorded in
                    let theme = try settings.makeThemeController(
                        in: ThemeLocator(environment: settings.environment), hasDarkBackground: nil
                    ).theme
                    let recorder = try ScenarioScreenRecorder(
                        path, of: file.scenario, size: size, theme: theme)
                    let filePool = WorldFilePool()
                    // The world files are removed here, because the process may end before this thread does.
                    defer { filePool.remove() }
                    let played = outcome(
                        of: file, filePool, reports?.destination(0), recorder: recorder)
                    return (played, recorder.end())
                }
                done.resume(returning: result)
            }
        }
        return try result.get()
    }
}
