import Dispatch
import FoundationEssentials
import KioskUI
import PurchaseCore
import PurchaseEngine
import StoreModel
import TerminalGraphics

/// Plays a script in a shop without a terminal.
///
/// Before each key, the clock of the interface is advanced by a second, so that a dialog was visible before its answer
/// arrives and a recording can be followed. The clocks of device, store and merchant are real. Use it on one thread,
/// which it blocks while it waits.
final class ScriptRun {
    private let script: Script
    private let controller: ShopController
    private let semaphore: DispatchSemaphore
    private let themes: ThemeLocator
    private let settings: Settings
    private var themeController: ThemeController
    private let recorder: ScriptRecorder?
    private let skew: ClockOffset
    private var size: Size
    private var hasLeft = false

    /// How far the clock of the interface is ahead of real time, in milliseconds.
    private final class ClockOffset {
        var milliseconds: Int64 = 0
    }

    /// The time after which a wait fails the script, in milliseconds.
    static let timeout = 30_000

    /// The size of the window if the script does not set one.
    static let defaultSize = Size(width: 100, height: 28)

    /// Opens the shop for the script.
    ///
    /// - Parameter recording: The new file to record to, as described at ``ScriptRecorder``, or nil.
    /// - Throws: ``CommandFailure`` if the theme or that file cannot be used.
    init(
        _ script: Script, _ settings: Settings, recording: String? = nil
    ) throws(CommandFailure) {
        let (bell, skew, clock) = (DispatchSemaphore(value: 0), ClockOffset(), settings.clock)
        (self.script, self.semaphore, self.skew, self.settings) = (script, bell, skew, settings)
        let size = script.firstSize ?? Self.defaultSize
        self.size = size
        themes = ThemeLocator(environment: settings.environment)
        themeController = try settings.makeThemeController(in: themes, hasDarkBackground: nil)
        recorder = try recording.map { path throws(CommandFailure) in
            try ScriptRecorder(path, size: size, at: clock.now())
        }
        controller = ShopController(
            settings, ShopController.Window(size: size),
            on: ShopDependencies(
                now: { clock.now().adding(milliseconds: skew.milliseconds) },
                newID: { clock.newID() }),
            wake: { bell.signal() })
    }

    /// Plays the script to its end, or until a step leaves the shop.
    ///
    /// - Parameters:
    ///   - show: Receives each screen that the script shows.
    ///   - save: Writes a screen to the file that the script names.
    /// - Throws: ``CommandFailure`` with exit code 1 and the current screen if a wait fails, the failure that kept the
    ///   shop from opening, or the error of `save`.
    func play(
        show: (String) -> Void, save: (String, String) throws(CommandFailure) -> Void
    ) throws(CommandFailure) {
        for step in script.steps where !hasLeft {
            switch step.operation {
            case .size(let size):
                self.size = size
                perform(controller.send(.resized(size)))
            case .keys(let keys): for key in keys { send(.key(key)) }
            case .type(let text): type(text)
            case .paste(let text): send(.paste(text))
            case .waitText(let text):
                try wait(step, text) { CanvasText(draw()).words.contains(text) }
            case .waitOpen: try wait(step, "the shop to open") { controller.model.isOpenForBuying }
            case .waitSettled: try wait(step, "everything to settle") { controller.model.isIdle }
            case .show: show(screen)
            case .save(let file): try save(file, screen)
            }
            if let failure = controller.failure { throw failure }
        }
    }

    /// Cancels the worker of the shop and returns its task.
    func end() -> Task<Void, Never> { controller.close() }

    /// Ends the recording with the current screen.
    ///
    /// - Throws: ``CommandFailure`` if the file is incomplete.
    func endRecording() throws(CommandFailure) {
        draw()
        try recorder?.end(size)
    }

    /// Handles pending messages and draws the screen.
    @discardableResult
    private func draw() -> Canvas {
        perform(controller.processMessages())
        let canvas = controller.draw(in: size)
        recorder?.record(canvas, themeController.theme, at: now)
        perform(controller.drawn())
        return canvas
    }

    /// The current screen as text.
    private var screen: String { CanvasText(draw()).screen }

    private func send(_ input: InputEvent, after pause: Int64 = 1000) {
        draw()
        skew.milliseconds += pause
        perform(controller.handle(input))
    }

    /// Types with the delays of a person: a second before the first character, and less between the others.
    private func type(_ text: String) {
        for (index, character) in text.enumerated() {
            send(.key(KeyPress(.character(character))), after: index == 0 ? 1000 : 120)
        }
    }

    private func wait(
        _ step: ScriptStep, _ what: String, until holds: () -> Bool
    ) throws(CommandFailure) {
        let limit = DispatchTime.now() + .milliseconds(Self.timeout)
        while true {
            draw()
            if let failure = controller.failure { throw failure }
            if holds() { return }
            // The screen may change with time only.
            let tick = min(limit, DispatchTime.now() + .milliseconds(500))
            if semaphore.wait(timeout: tick) == .timedOut {
                perform(controller.send(.tick(now)))
                guard DispatchTime.now() < limit else { throw failure(step, what) }
            }
        }
    }

    private var now: Timestamp {
        settings.clock.now().adding(milliseconds: skew.milliseconds)
    }

    private func failure(_ step: ScriptStep, _ what: String) -> CommandFailure {
        CommandFailure(
            1, "script",
            "Line \(step.line) timed out after \(Self.timeout / 1000) s, waiting for “\(what.prefix(80))”. "
                + "The screen was:\n\(screen)")
    }

    private func perform(_ commands: [Command]) {
        for command in commands {
            switch command {
            case .quit: hasLeft = true
            case .crash(let moment): ProcessKill.killProcess(settings, at: moment)
            case .listThemes:
                perform(controller.send(.themes(themes.items(inUse: themeController.activeName))))
            case .setTheme(let name):
                for message in themeController.change(to: name).news {
                    perform(controller.send(message))
                }
            // The controller has executed the other commands, or they need a terminal.
            default: break
            }
        }
    }
}

extension CanvasText {
    /// The words on the canvas: each run of whitespace and box-drawing characters is a single space.
    var words: String {
        screen.split { $0.isWhitespace || ("\u{2500}"..."\u{257F}").contains($0) }
            .joined(separator: " ")
    }
}
