import StoreText
package import TerminalGraphics

/// The screen that is shown while a presentation is being prepared: its title and a note.
package struct LoadingScreen: Presentation {
    package var state: PresentationState
    package let title: SafeText

    init(_ title: SafeText, _ state: PresentationState) {
        self.title = title
        self.state = state
    }

    /// The screen has nothing to return to, so Esc quits like `q`.
    package let keys = PresentationKeyTable([], leaving: [.character("q"), .escape])

    package mutating func goOn() -> Bool { false }

    package mutating func act(_ action: PresentationAction) {}

    package func isUseful(_ action: PresentationAction) -> Bool { true }

    package func draw(in rect: Rect, on canvas: inout Canvas) -> Int {
        let isAiry = rect.height >= 10
        let inside = rect.inset(left: 1, top: isAiry ? 1 : 0, right: 1)
        // A line as long as a wide window is hard to read.
        var block = TextBlock(width: min(inside.width, 76))
        block.add(state.words.say(.demoBeingPlayed))
        block.draw(in: inside, top: state.top, on: &canvas)
        return block.lines.count + (isAiry ? 1 : 0)
    }
}
