import KioskUI
import PurchaseEngine
import StoreFiles
import StoreModel
import TerminalGraphics

/// The shop as a dialogue in lines, for terminals without full-screen support and for screen readers.
///
/// ``ShopController`` runs the shop, as on the screen; this class reads whole lines and writes only safe text and line
/// feeds. The next line is read when all work that the previous line started is done, or continues in the background.
/// Used on one thread, which it blocks while it waits.
final class LineModeShop {
    private let settings: Settings
    private let out: Output
    private let isTyped: Bool
    private let queue: LineModeEventQueue
    private let input: LineInput
    private let clock: any EngineClock
    private let controller: ShopController
    private var hasLeft = false
    /// The prompt and when it was printed; nil if it is not the last line of the output.
    private var shownPrompt: (text: SafeText, at: Timestamp)?

    /// How long closing the shop may take, in milliseconds.
    private static let closeTimeout: Int32 = 3000

    private init(_ settings: Settings) {
        let (queue, clock) = (LineModeEventQueue(), settings.clock)
        (self.settings, self.queue, self.clock, out) = (settings, queue, clock, settings.output)
        isTyped = settings.process.isTyped
        input = LineInput(settings.process.input, isTyped: isTyped) { clock.now() }
        let glyphs = out.isASCII ? GlyphSet.ascii : .unicode
        controller = ShopController(
            settings, ShopController.Window(size: ShopController.Window.hiddenSize, glyphs: glyphs),
            on: ShopDependencies(now: { clock.now() }, newID: { clock.newID() }),
            wake: { queue.wake() })
    }

    /// Runs the dialogue on a thread of its own until the user leaves or the input ends.
    ///
    /// The dialogue itself reports what fails while the shop is open.
    /// - Throws: ``CommandFailure`` if the shop cannot be opened.
    static func run(_ settings: Settings) async throws(CommandFailure) {
        let result: Result<Void, CommandFailure> = await withCheckedContinuation { done in
            Thread.start {
                let shop = LineModeShop(settings)
                let result = Result { () throws(CommandFailure) in try shop.run() }
                let worker = shop.controller.close()
                // The caller may remove the folder next, so no task may still write to it.
                BlockingWait.untilFinished(atMost: closeTimeout) { await worker.value }
                done.resume(returning: result)
            }
        }
        try result.get()
    }

    private func run() throws(CommandFailure) {
        perform(controller.send(.startLineMode))
        input.start { [queue] in queue.add($0) }
        while !hasLeft {
            perform(controller.processMessages())
            if let failure = controller.failure { throw failure }
            if !processLine() { pause() }
        }
    }

    /// Processes the next line if the shop expects one; returns false if it does not, or if none has arrived.
    private func processLine() -> Bool {
        guard !hasLeft, controller.model.linePrompt != nil else { return false }
        prompt()
        if let line = queue.next() {
            input.allowNextRead()
            submit(line)
            return true
        }
        guard queue.isOver else { return false }
        // The output still ends in the prompt, without a line feed.
        endPrompt()
        perform(controller.send(.endOfLines))
        return true
    }

    private func submit(_ line: LineInput.Line) {
        // A pipe does not echo its lines, and lines typed before the prompt were echoed further up. Printing them here
        // keeps the transcript in the order of the dialogue.
        if !isTyped || shownPrompt.map({ line.at <= $0.at }) ?? true { out.text(line.text) }
        shownPrompt = nil
        perform(controller.send(.line(line.text, at: line.at, isTyped: isTyped)))
    }

    /// Waits for a line, for a message of the shop, or until the shop has something to print.
    private func pause() {
        queue.wait(atMost: controller.model.nextTick.map { $0.since(clock.now()) })
        perform(controller.send(.tick(clock.now())))
    }

    private func prompt() {
        guard let text = controller.model.linePrompt, text != shownPrompt?.text else { return }
        endPrompt()
        out.prompt(text.string)
        shownPrompt = (text, clock.now())
        // From here on, a line can be an answer to this question.
        perform(controller.drawn())
    }

    /// Starts a new line after a prompt, because the user may have begun to type.
    private func endPrompt() {
        if shownPrompt != nil { out.text("") }
        shownPrompt = nil
    }

    private func perform(_ commands: [TerminalCommand]) {
        for command in commands {
            switch command {
            case .write(let texts):
                endPrompt()
                for text in texts { out.text(text) }
            case .quit: hasLeft = true
            case .crash(let moment):
                endPrompt()
                ProcessKill.killProcess(settings, at: moment)
            case .saveChoice(let choice):
                if let remark = PreferencesSaver(settings).save(choice) {
                    perform(controller.send(.notice(remark)))
                }
            // These commands need a screen.
            case .suspend, .redraw, .setTheme, .listThemes, .setMouse, .copy, .notify, .page, .edit:
                break
            }
        }
    }
}
