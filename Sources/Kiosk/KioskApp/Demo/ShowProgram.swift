import KioskUI
import TerminalDriver
import TerminalGraphics

/// A show on this thread's terminal.
final class ShowProgram {
    private var show: any Show
    private let screen: TerminalScreen
    private let loop: EventLoop
    private var wardrobe: Wardrobe
    private var ending: ShopEnding?

    private init(
        _ show: any Show, _ screen: TerminalScreen, _ loop: EventLoop, _ wardrobe: Wardrobe
    ) {
        (self.show, self.screen, self.loop, self.wardrobe) = (show, screen, loop, wardrobe)
    }

    /// Shows it until the person leaves.
    ///
    /// - Parameters:
    ///   - plays: Whether it begins to play by itself.
    ///   - make: Makes the show for a terminal with these signs.
    /// - Returns: How it ended; the terminal is given back.
    /// - Throws: ``CommandFailure``.
    static func run(
        _ settings: Settings, _ capabilities: TerminalCapabilities, plays: Bool,
        _ make: (GlyphSet) throws(CommandFailure) -> any Show
    ) throws(CommandFailure) -> ShopEnding {
        let wardrobe = try settings.wardrobe(
            in: ThemeLibrary(environment: settings.environment),
            hasDarkBackground: capabilities.hasDarkBackground)
        // Before the screen is taken: what goes wrong then is said in lines.
        var show = try make(capabilities.glyphs)
        let terminal = try OpenTerminal(
            capabilities, settings.interface, asksBackground: wardrobe.choice.dependsOnBackground)
        if plays { show.begin(at: MonotonicTime.milliseconds) }
        let program = ShowProgram(show, terminal.screen, terminal.loop, wardrobe)
        let ending = program.loopUntilEnd()
        terminal.screen.close()
        return ending
    }

    private func loopUntilEnd() -> ShopEnding {
        handle(.input(.resized(screen.size)))
        paint()
        while ending == nil {
            for event in loop.next(deadline: show.nextTick) { handle(event) }
            if ending == nil { paint() }
        }
        return ending ?? .quit
    }

    private func handle(_ event: LoopEvent) {
        let now = MonotonicTime.milliseconds
        switch event {
        case .input(.reply(let reply)):
            if wardrobe.take(reply) { screen.askBackground() }
            if wardrobe.freshen().isNew { screen.redraw() }
        case .input(let input):
            for command in show.take(input, at: now) { carryOut(command) }
        case .timeout: show.tick(at: now)
        case .signal(.suspend): screen.suspend()
        case .signal(let signal): ending = .signal(signal)
        case .closed: ending = ending ?? .quit
        case .wake: break
        }
    }

    private func carryOut(_ command: ShowCommand) {
        switch command {
        case .quit: ending = .quit
        case .suspend: screen.suspend(job: true)
        case .redraw: screen.redraw()
        }
    }

    private func paint() {
        var canvas = Canvas(size: screen.size)
        show.view(on: &canvas)
        guard !screen.present(canvas, theme: wardrobe.theme) else { return }
        for case .signal(let signal) in loop.next(deadline: MonotonicTime.milliseconds)
        where signal.isEnd { ending = ending ?? .signal(signal) }
        ending = ending ?? .quit
    }
}
