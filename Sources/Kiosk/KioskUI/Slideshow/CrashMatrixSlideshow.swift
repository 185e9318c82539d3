import KioskPresentation
package import StoreModel
import StoreText
package import TerminalGraphics

/// The demo of designs: five apps that buy the same product and are killed at the same points.
package struct CrashMatrixSlideshow: Slideshow {
    package var state: SlideshowState
    /// The recorded purchases.
    package let matrix: CrashMatrix
    /// The design of the selected cell.
    package private(set) var design = CrashDesign.finishFirst
    /// The point at which the app of the selected cell is killed.
    package private(set) var point = StagePoint.beforePurchase
    /// Whether the events of the cell use the whole window, for windows without room for both.
    private(set) var isHistoryOpen = false

    /// Shows the recorded purchases and selects the first one that was lost.
    package init(_ matrix: CrashMatrix, _ state: SlideshowState) {
        self.matrix = matrix
        self.state = state
        let lost = StagePoint.allCases.first { matrix[design, $0]?.outcome == .lost }
        point = lost ?? point
    }

    /// Returns the screen that is shown while the purchases are recorded.
    package static func loadingScreen(_ state: SlideshowState) -> LoadingScreen {
        LoadingScreen(title(state.formatter), state)
    }

    package var title: SafeText { Self.title(state.formatter) }

    private static func title(_ words: DisplayFormatter) -> SafeText { words.text(.stagesTitle) }

    package let keys = SlideshowKeyMap([
        SlideshowKeyBinding(
            .left, [.left, .character("h")], .hintDesign, priority: 0, group: [.left, .right]),
        SlideshowKeyBinding(.right, [.right, .character("l"), .tab], .hintDesign),
        SlideshowKeyBinding(
            .up, [.up, .character("k")], .hintPoint, priority: 0, group: [.up, .down]),
        SlideshowKeyBinding(.down, [.down, .character("j")], .hintPoint),
        SlideshowKeyBinding(.switchView, [.enter, .escape], .hintStory, priority: 1),
        SlideshowKeyBinding(.next, [.character(" ")], .hintCellNext, priority: 3),
        SlideshowKeyBinding(.back, [.backspace, .backTab], .hintCellBack),
        SlideshowKeyBinding(.play, [.character("p")], .hintPlay, priority: 5),
        SlideshowKeyBinding(.faster, [.character("+"), .character(">")], .hintFaster),
        SlideshowKeyBinding(.slower, [.character("-"), .character("<")], .hintSlower),
        SlideshowKeyBinding(.again, [.character("r")], .hintAgain, priority: 6),
        SlideshowKeyBinding(.first, [.home, .character("g")], .hintFirst),
        SlideshowKeyBinding(.last, [.end, .character("G")], .hintLast),
        SlideshowKeyBinding(.scrollUp, [.pageUp], .hintPageUp),
        SlideshowKeyBinding(.scrollDown, [.pageDown], .hintPageDown),
    ])

    /// Advances row by row, so that all designs are shown at one point before the next point.
    package mutating func showNextStep() -> Bool { move(by: 1) }

    package mutating func perform(_ action: SlideshowAction) {
        switch action {
        case .next: _ = move(by: 1)
        case .back: _ = move(by: -1)
        case .left: design = Self.neighbour(of: design, -1)
        case .right: design = Self.neighbour(of: design, 1)
        case .up: point = Self.neighbour(of: point, -1)
        case .down: point = Self.neighbour(of: point, 1)
        case .first, .again: (design, point) = (.finishFirst, .beforePurchase)
        case .last: (design, point) = (.kiosk, .deviceLost)
        case .switchView: isHistoryOpen.toggle()
        default: break
        }
        state.top = 0
    }

    package func hasEffect(_ action: SlideshowAction) -> Bool { true }

    private mutating func move(by offset: Int) -> Bool {
        let (designs, points) = (CrashDesign.allCases, StagePoint.allCases)
        let row = points.firstIndex(of: point) ?? 0
        let here = row * designs.count + (designs.firstIndex(of: design) ?? 0) + offset
        guard here >= 0, here < designs.count * points.count else { return false }
        (point, design) = (points[here / designs.count], designs[here % designs.count])
        state.top = 0
        return true
    }

    private static func neighbour<Value: CaseIterable & Equatable>(
        of value: Value, _ offset: Int
    ) -> Value where Value.AllCases == [Value] {
        let all = Value.allCases
        let here = (all.firstIndex(of: value) ?? 0) + offset
        return all[min(max(here, 0), all.count - 1)]
    }
}

extension CrashMatrixSlideshow {
    /// The width from which the verdict and the events are shown side by side.
    private static let besideWidth = 80

    package func draw(in rect: Rect, on canvas: inout Canvas) -> Int {
        let inside = rect.inset(left: 1, right: 1)
        if isHistoryOpen { return drawStory(in: inside, on: &canvas) }
        let (table, rest) = inside.cutTop(min(CrashMatrixTable.height, rect.height))
        CrashMatrixTable(matrix: matrix, formatter: state.formatter, design: design, point: point)
            .draw(in: table, on: &canvas)
        guard rest.height > 2 else { return table.height }
        canvas.horizontalLine(
            at: Point(x: 0, y: rest.y), length: state.size.width, style: Style(.border))
        let below = rest.inset(top: 1)
        guard rect.width >= Self.besideWidth else {
            let block = verdict(in: below.size)
            block.draw(in: below, top: state.top, on: &canvas)
            return rect.height - below.height + block.lines.count
        }
        return rect.height - below.height + drawBeside(in: below, on: &canvas)
    }

    private func drawBeside(in rect: Rect, on canvas: inout Canvas) -> Int {
        let (left, rest) = rect.cutLeft(rect.width * 45 / 100)
        canvas.verticalLine(
            at: Point(x: left.right, y: rect.y - 1), length: rect.height + 2, style: Style(.border))
        let right = rest.inset(left: 2)
        let room = Size(width: left.width - 1, height: left.height)
        verdict(in: room).draw(in: left, top: 0, on: &canvas)
        let story = story(width: right.width)
        story.draw(in: right, top: state.top, on: &canvas)
        return story.lines.count
    }

    /// Draws the verdict, followed by the events.
    private func drawStory(in rect: Rect, on canvas: inout Canvas) -> Int {
        var block = verdict(width: rect.width)
        block.addBlankLine()
        for line in story(width: rect.width).lines { block.add(line: line) }
        block.draw(in: rect, top: state.top, on: &canvas)
        return block.lines.count
    }

    private func story(width: Int) -> TextBlock {
        guard let cell = matrix[design, point] else { return TextBlock(width: width) }
        return CrashMatrixTimeline(cell: cell, formatter: state.formatter).block(width: width)
    }

    /// Returns the verdict with a gap before the design's description, if there is room for the gap.
    private func verdict(in size: Size) -> TextBlock {
        let loose = verdict(width: size.width)
        return loose.lines.count <= size.height
            ? loose : verdict(width: size.width, hasGap: false)
    }

    private func verdict(width: Int, hasGap: Bool = true) -> TextBlock {
        let words = state.formatter
        var block = TextBlock(width: width)
        guard let cell = matrix[design, point] else { return block }
        let outcomeStyle = CrashOutcomeStyle(cell.outcome)
        block.add(line: [
            (
                words.marked(outcomeStyle.glyph, words.name(of: cell.outcome)),
                Style(outcomeStyle.role, on: nil, .bold)
            ),
            ("  ", .text),
            (words.commaSeparated([words.name(of: design), words.name(of: point)]), Style(.muted)),
        ])
        block.add(words.sentence(for: cell.facts))
        if let found = words.support(on: cell.facts) { block.add(found) }
        if hasGap { block.addBlankLine() }
        block.add(words.note(on: design), Style(.muted))
        if let difference = words.difference(of: cell, from: matrix[.kiosk, point]) {
            block.add(difference, Style(.accent))
        }
        return block
    }
}
