import Dispatch
import FoundationEssentials
import KioskUI
import PurchaseCore
import PurchaseEngine
import StoreModel
import TerminalGraphics

/// Plays a script in a shop without a terminal.
///
/// The clock of the interface goes on a second at each key, so that a dialog has been seen before its answer comes, and
/// so that a recording can be followed; the clocks of device, store and merchant are the real ones. Used on one thread,
/// which it blocks while it waits.
final class ScriptRun {
    private let script: Script
    private let desk: ShopController
    private let bell: DispatchSemaphore
    private let themes: ThemeLocator
    private let settings: Settings
    private var wardrobe: ThemeController
    private let camera: ScriptRecorder?
    private let skew: Skew
    private var size: Size
    private var hasLeft = false

    /// How far the interface's clock is before the real one, in milliseconds.
    private final class Skew {
        var milliseconds: Int64 = 0
    }

    /// How long a wait may take, in milliseconds, before the script fails.
    static let patience = 30_000

    /// The window where the script says nothing.
    static let usualSize = Size(width: 100, height: 28)

    /// Opens the shop that the script is played in.
    ///
    /// - Parameter recording: The new file to record to; nil for none. With one, see ``ScriptRecorder``.
    /// - Throws: ``CommandFailure`` where the theme, or that file, cannot be used.
    init(
        _ script: Script, _ settings: Settings, recording: String? = nil
    ) throws(CommandFailure) {
        let (bell, skew, clock) = (DispatchSemaphore(value: 0), Skew(), settings.clock)
        (self.script, self.bell, self.skew, self.settings) = (script, bell, skew, settings)
        let size = script.firstSize ?? Self.usualSize
        self.size = size
        themes = ThemeLocator(environment: settings.environment)
        wardrobe = try settings.wardrobe(in: themes, hasDarkBackground: nil)
        camera = try recording.map { path throws(CommandFailure) in
            try ScriptRecorder(path, size: size, at: clock.now())
        }
        desk = ShopController(
            settings, ShopController.Window(size: size),
            on: ShopDependencies(
                now: { clock.now().adding(milliseconds: skew.milliseconds) },
                newID: { clock.newID() }),
            wake: { bell.signal() })
    }

    /// Plays the script to its end, or to where the person leaves the shop.
    ///
    /// - Parameters:
    ///   - show: Gets each screen that the script shows.
    ///   - save: Writes a screen into the file that the script names.
    /// - Throws: ``CommandFailure``: 1 where something that was awaited did not come, with the screen as it was; what
    ///   kept the shop from opening; and what `save` throws.
    func play(
        show: (String) -> Void, save: (String, String) throws(CommandFailure) -> Void
    ) throws(CommandFailure) {
        for step in script.steps where !hasLeft {
            switch step.act {
            case .size(let size):
                self.size = size
                carryOut(desk.tell(.resized(size)))
            case .keys(let keys): for key in keys { take(.key(key)) }
            case .type(let text): type(text)
            case .paste(let text): take(.paste(text))
            case .waitText(let text):
                try wait(step, text) { CanvasText(draw()).words.contains(text) }
            case .waitOpen: try wait(step, "the shop to open") { desk.model.isOpenForBuying }
            case .waitSettled: try wait(step, "everything to settle") { desk.model.isSettled }
            case .show: show(screen)
            case .save(let file): try save(file, screen)
            }
            if let failure = desk.failure { throw failure }
        }
    }

    /// Ends the life behind the shop; the task ends with it.
    func end() -> Task<Void, Never> { desk.close() }

    /// Ends the recording with the screen as it is now.
    ///
    /// - Throws: ``CommandFailure`` where not all of it is in the file.
    func endRecording() throws(CommandFailure) {
        draw()
        try camera?.end(size)
    }

    /// Takes in the news, and draws the screen as it is then.
    @discardableResult
    private func draw() -> Canvas {
        carryOut(desk.takeMail())
        let canvas = desk.draw(in: size)
        camera?.take(canvas, wardrobe.theme, at: now)
        carryOut(desk.drawn())
        return canvas
    }

    /// The screen as it is now.
    private var screen: String { CanvasText(draw()).screen }

    private func take(_ input: InputEvent, after pause: Int64 = 1000) {
        draw()
        skew.milliseconds += pause
        carryOut(desk.take(input))
    }

    /// Types as a person does: a look at the screen, then one letter after the other.
    private func type(_ text: String) {
        for (index, character) in text.enumerated() {
            take(.key(KeyPress(.character(character))), after: index == 0 ? 1000 : 120)
        }
    }

    private func wait(
        _ step: ScriptStep, _ what: String, until holds: () -> Bool
    ) throws(CommandFailure) {
        let limit = DispatchTime.now() + .milliseconds(Self.patience)
        while true {
            draw()
            if let failure = desk.failure { throw failure }
            if holds() { return }
            // What is shown may change by time alone.
            let tick = min(limit, DispatchTime.now() + .milliseconds(500))
            if bell.wait(timeout: tick) == .timedOut {
                carryOut(desk.tell(.tick(now)))
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
            "Line \(step.line) waited \(Self.patience / 1000) s for “\(what.prefix(80))” in vain. "
                + "The screen was:\n\(screen)")
    }

    private func carryOut(_ commands: [Command]) {
        for command in commands {
            switch command {
            case .quit: hasLeft = true
            case .crash(let moment): ProcessKill.die(settings, at: moment)
            case .listThemes: carryOut(desk.tell(.themes(themes.items(inUse: wardrobe.wornName))))
            case .setTheme(let name):
                for message in wardrobe.change(to: name).news { carryOut(desk.tell(message)) }
            // The others are for who has a terminal, or were begun by the desk.
            default: break
            }
        }
    }
}
