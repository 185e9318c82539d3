import KioskUI
import PurchaseEngine
import StoreFiles
import StoreModel
import TerminalGraphics

/// The shop as a conversation in lines: for terminals that cannot be a screen, and for people who have it read out.
///
/// The shop itself is the desk's, as on the screen; this reads whole lines, and writes nothing but safe text and line
/// feeds. A line is read when everything that the one before has begun is done, or is said to go on by itself. Used on
/// one thread, which it blocks while it waits.
final class LineModeShop {
    private let settings: Settings
    private let out: Output
    private let isTyped: Bool
    private let queue: LineEventQueue
    private let input: LineInput
    private let clock: any EngineClock
    private let desk: ShopController
    private var hasLeft = false
    /// What was written before the place where one types, and when; nil where that is not the last line.
    private var prompted: (text: SafeText, at: Timestamp)?

    /// How long the end of the dialogue waits for what goes on behind it, in milliseconds.
    private static let patience: Int32 = 3000

    private init(_ settings: Settings) {
        let (queue, clock) = (LineEventQueue(), settings.clock)
        (self.settings, self.queue, self.clock, out) = (settings, queue, clock, settings.output)
        isTyped = settings.process.isTyped
        input = LineInput(settings.process.input, isTyped: isTyped) { clock.now() }
        let glyphs = out.isASCII ? GlyphSet.ascii : .unicode
        desk = ShopController(
            settings, ShopController.Window(size: ScriptRun.usualSize, glyphs: glyphs),
            on: ShopDependencies(now: { clock.now() }, newID: { clock.newID() }),
            wake: { queue.ring() })
    }

    /// Talks on a thread of its own until the person leaves, or the input ends; what failed was said when it did.
    ///
    /// - Throws: ``CommandFailure`` where the shop cannot be opened.
    static func talk(_ settings: Settings) async throws(CommandFailure) {
        let result: Result<Void, CommandFailure> = await withCheckedContinuation { done in
            Thread.start {
                let shop = LineModeShop(settings)
                let result = Result { () throws(CommandFailure) in try shop.talk() }
                let life = shop.desk.close()
                // So that nobody writes into a folder that is about to be removed.
                BlockingWait.forEnd(atMost: patience) { await life.value }
                done.resume(returning: result)
            }
        }
        try result.get()
    }

    private func talk() throws(CommandFailure) {
        carryOut(desk.tell(.converse))
        input.start { [queue] in queue.add($0) }
        while !hasLeft {
            carryOut(desk.takeMail())
            if let failure = desk.failure { throw failure }
            if !takeLine() { pause() }
        }
    }

    /// Takes the next line, where one is awaited and there is one.
    private func takeLine() -> Bool {
        guard !hasLeft, desk.model.linePrompt != nil else { return false }
        prompt()
        if let line = queue.next() {
            input.taken()
            hear(line)
            return true
        }
        guard queue.isOver else { return false }
        // The prompt's line is left open.
        endPrompt()
        carryOut(desk.tell(.endOfLines))
        return true
    }

    private func hear(_ line: LineInput.Line) {
        // A pipe shows nothing of what is typed, and what was typed ahead stands further up; so that the record reads
        // like a conversation, this does.
        if !isTyped || prompted.map({ line.at <= $0.at }) ?? true { out.text(line.text) }
        prompted = nil
        carryOut(desk.tell(.line(line.text, at: line.at, isTyped: isTyped)))
    }

    /// Waits for a line or for mail, or until something has to be said.
    private func pause() {
        queue.wait(atMost: desk.model.nextTick.map { $0.since(clock.now()) })
        carryOut(desk.tell(.tick(clock.now())))
    }

    private func prompt() {
        guard let text = desk.model.linePrompt, text != prompted?.text else { return }
        endPrompt()
        out.prompt(text.string)
        prompted = (text, clock.now())
        // From here on an answer can be one to this question.
        carryOut(desk.drawn())
    }

    /// Begins a new line where the person may have begun to type.
    private func endPrompt() {
        if prompted != nil { out.text("") }
        prompted = nil
    }

    private func carryOut(_ commands: [Command]) {
        for command in commands {
            switch command {
            case .say(let texts):
                endPrompt()
                for text in texts { out.text(text) }
            case .quit: hasLeft = true
            case .crash(let moment):
                endPrompt()
                ProcessKill.die(settings, at: moment)
            case .remember(let choice):
                if let remark = PreferencesSaver(settings).keep(choice) {
                    carryOut(desk.tell(.notice(remark)))
                }
            // The others are for who has a screen, or were begun by the desk.
            default: break
            }
        }
    }
}
