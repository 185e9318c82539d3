import KioskPresentation
package import StoreModel
import StoreText
package import TerminalGraphics

/// The demo: runs a consumable and a non-consumable through the same steps, side by side.
package struct DemoSlideshow: Slideshow {
    package var state: SlideshowState
    /// The products, each with its recorded steps.
    let columns: [DemoColumn]
    /// The index of the shown step, starting at 0.
    package private(set) var step = 0
    /// The index of the shown column if there is room for one only.
    private(set) var column = 0

    /// Shows recorded columns, which all have the same steps.
    package init(_ columns: [DemoColumn], _ state: SlideshowState) {
        self.columns = columns
        self.state = state
        self.state.formatter.useGoodNames(of: columns.map(\.product))
    }

    /// Returns the screen that is shown while the steps are recorded.
    package static func loadingScreen(_ state: SlideshowState) -> LoadingScreen {
        LoadingScreen(title(state.formatter), state)
    }

    package var title: SafeText { Self.title(state.formatter) }

    private static func title(_ words: DisplayFormatter) -> SafeText { words.text(.demoTitle) }

    private var acts: [DemoOperation] { columns.first?.steps.map(\.operation) ?? [] }

    package let keys = SlideshowKeyMap([
        SlideshowKeyBinding(
            .next, [.right, .character(" "), .enter, .character("l")], .hintStepNext, priority: 0),
        SlideshowKeyBinding(
            .back, [.left, .backspace, .character("h")], .hintStepBack, priority: 3),
        SlideshowKeyBinding(.play, [.character("p")], .hintPlay, priority: 4),
        SlideshowKeyBinding(.faster, [.character("+"), .character(">")], .hintFaster),
        SlideshowKeyBinding(.slower, [.character("-"), .character("<")], .hintSlower),
        SlideshowKeyBinding(.again, [.character("r")], .hintAgain, priority: 5),
        SlideshowKeyBinding(.switchView, [.tab, .backTab], .hintOther, priority: 1),
        SlideshowKeyBinding(.first, [.home, .character("g")], .hintFirst),
        SlideshowKeyBinding(.last, [.end, .character("G")], .hintLast),
        SlideshowKeyBinding(.scrollUp, [.up, .character("k")], .hintMove),
        SlideshowKeyBinding(.scrollDown, [.down, .character("j")], .hintMove),
    ])

    package mutating func showNextStep() -> Bool {
        guard step + 1 < acts.count else { return false }
        step += 1
        state.top = 0
        return true
    }

    package mutating func perform(_ action: SlideshowAction) {
        switch action {
        case .next: _ = showNextStep()
        case .back: show(max(step - 1, 0))
        case .first, .again: show(0)
        case .last: show(max(acts.count - 1, 0))
        case .switchView:
            column = (column + 1) % max(columns.count, 1)
            state.top = 0
        default: break
        }
    }

    package func hasEffect(_ action: SlideshowAction) -> Bool {
        switch action {
        case .next: step + 1 < acts.count
        case .back, .again: step > 0
        case .switchView:
            state.size.width < Self.besideWidth
                && SlideshowFrame(slideshow: self).body.height < Self.stackedHeight
        default: true
        }
    }

    private mutating func show(_ step: Int) {
        self.step = step
        state.top = 0
    }
}

extension DemoSlideshow {
    /// The width from which two columns fit side by side without clipping their texts.
    private static let besideWidth = 90
    /// The height from which two columns fit one below the other.
    private static let stackedHeight = 38

    package func draw(in rect: Rect, on canvas: inout Canvas) -> Int {
        let (head, body) = rect.cutTop(rect.height > 6 ? 1 : 0)
        drawSteps(in: head, on: &canvas)
        if rect.width >= Self.besideWidth { return drawBeside(in: body, on: &canvas) + head.height }
        if rect.height >= Self.stackedHeight {
            return drawStacked(in: body, on: &canvas) + head.height
        }
        return drawOne(in: body, on: &canvas) + head.height
    }

    /// Draws all steps with the current one highlighted, or only the current one if they do not fit.
    private func drawSteps(in row: Rect, on canvas: inout Canvas) {
        let words = state.formatter
        let names = acts.enumerated().map { index, act in
            "\(index + 1) \(words.name(of: act))" as SafeText
        }
        guard !row.isEmpty, names.indices.contains(step) else { return }
        let isWhole = names.map { $0.width + 3 }.reduce(0, +) <= row.width
        guard isWhole else {
            let position = words.text(.shownOf, "\(step + 1)", "\(acts.count)")
            let name = words.name(of: acts[step])
            canvas.put(
                [
                    (position + "  ", Style(.muted)),
                    (name, Style(.accent, on: nil, [.bold, .underline])),
                ],
                at: Point(x: row.x + 1, y: row.y), maxWidth: row.width - 2)
            return
        }
        var x = row.x + 1
        for (index, name) in names.enumerated() {
            let style =
                index == step
                ? Style(.accent, on: nil, [.bold, .underline])
                : Style(index < step ? .text : .muted)
            x += canvas.put(name, at: Point(x: x, y: row.y), style: style) + 3
        }
    }

    private func block(_ index: Int, width: Int, isAiry: Bool) -> TextBlock {
        guard columns.indices.contains(index), columns[index].steps.indices.contains(step) else {
            return TextBlock(width: width)
        }
        return DemoColumnBlock(
            column: columns[index], step: columns[index].steps[step], formatter: state.formatter,
            width: width, isAiry: isAiry
        ).block
    }

    private func drawBeside(in rect: Rect, on canvas: inout Canvas) -> Int {
        let halves = rect.columns([.share(1), .cells(1), .share(1)])
        canvas.verticalLine(
            at: Point(x: halves[1].x, y: rect.y), length: rect.height + 1, style: Style(.border))
        return [halves[0], halves[2]].enumerated().map { index, half in
            draw(index, in: half.inset(left: 1, top: 1, right: 1), isAiry: true, on: &canvas) + 1
        }.max() ?? 0
    }

    private func drawStacked(in rect: Rect, on canvas: inout Canvas) -> Int {
        let halves = rect.rows([.share(1), .share(1)])
        for (index, half) in halves.enumerated() {
            _ = draw(index, in: half.inset(left: 1, top: 1, right: 1), isAiry: true, on: &canvas)
        }
        return rect.height
    }

    private func drawOne(in rect: Rect, on canvas: inout Canvas) -> Int {
        let isAiry = rect.height >= 14
        let inside = rect.inset(left: 1, top: isAiry ? 1 : 0, right: 1)
        return draw(column, in: inside, isAiry: isAiry, on: &canvas) + (isAiry ? 1 : 0)
    }

    private func draw(
        _ index: Int, in rect: Rect, isAiry: Bool, on canvas: inout Canvas
    ) -> Int {
        let block = block(index, width: rect.width, isAiry: isAiry)
        block.draw(in: rect, top: state.top, on: &canvas)
        return block.lines.count
    }
}

// MARK: Transcript

/// The demo as lines of text, for pipes, files and screen readers.
package struct DemoTranscript {
    private let columns: [DemoColumn]
    private let formatter: DisplayFormatter

    /// Creates the transcript of recorded columns in the language of a locale.
    package init(_ columns: [DemoColumn], glyphs: GlyphSet, locale: LocaleID) {
        self.columns = columns
        var formatter = DisplayFormatter(locale: locale, glyphs: glyphs, zone: "UTC")
        formatter.useGoodNames(of: columns.map(\.product))
        self.formatter = formatter
    }

    /// The whole transcript, with one fact on each line.
    package var lines: [SafeText] {
        let acts = columns.first?.steps.map(\.operation) ?? []
        let head: [SafeText] = [formatter.text(.demoTitle), formatter.text(.dialogNoMoney)]
        return acts.indices.reduce(into: head) { lines, index in
            lines += ["", "\(index + 1). \(formatter.name(of: acts[index]))"]
            for column in columns where column.steps.indices.contains(index) {
                lines += self.lines(of: column, column.steps[index])
            }
        }
    }

    /// Returns the explanation of a step's result; nil for a step without a reason.
    package func reason(of step: DemoStep) -> SafeText? { step.reason.map(formatter.sentence) }

    private func lines(of column: DemoColumn, _ step: DemoStep) -> [SafeText] {
        let product = column.product
        let title = formatter.marked(product.type.glyph, formatter.sanitized(product.displayName))
        let type = formatter.sanitized(formatter.messages.name(of: product.type))
        var lines: [SafeText] = [
            "", "   \(title) (\(formatter.commaSeparated([type, formatter.price(of: product)])))",
        ]
        lines += DemoValueChange.all(of: step, formatter).map { fact in
            let value =
                fact.isChanged ? "\(fact.before) \(formatter.arrow) \(fact.after)" : fact.after
            return "     \(fact.label.padded(to: 14)) \(value)"
        }
        lines += step.after.receipts.map { line(of: $0, isNew: step.isChanged($0)) }
        return lines + (reason(of: step).map { ["     \($0)"] } ?? [])
    }

    private func line(of receipt: DemoReceipt, isNew: Bool) -> SafeText {
        let receiptStyle = DemoReceiptStyle(receipt, formatter)
        let charge = receipt.charge.isFree ? formatter.text(.free) : formatter.price(receipt.charge)
        let mark = isNew ? formatter.glyphs[.pointer] : " "
        let id = formatter.sanitized(receipt.id.rawValue)
        return
            "   \(mark) \(formatter.glyphs[receiptStyle.glyph]) \(id)  \(charge)  \(receiptStyle.word)"
    }
}
