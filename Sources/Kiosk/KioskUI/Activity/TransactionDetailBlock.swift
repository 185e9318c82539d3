import KioskPresentation
import StoreText
import PurchaseCore
import StoreModel
import TerminalGraphics

/// The details of one transaction: IDs, subscription, state with its meaning, and the history on three sides.
struct TransactionDetailBlock: ModelFormatting {
    let model: Model
    let row: TransactionRow

    func block(width: Int) -> TextBlock {
        var block = TextBlock(width: width)
        let stateStyle = StateStyle(row)
        var title = model.heading(of: row)
        if let charge = row.charge { title += "  \(formatter.price(charge))" }
        block.add(line: [(title.clipped(to: width), Style(.title, on: nil, .bold))])
        addAnswers(to: &block)
        block.fixHead()
        block.followsEnd = true
        addNumbers(to: &block)
        block.fixHead()
        addSubscription(to: &block)
        block.addBlankLine()
        addStages(to: &block)
        // The diagram stays whole, where there is room for it.
        block.fixHead()
        block.addBlankLine()
        block.add(
            formatter.marked(stateStyle.glyph, formatter.text(stateStyle.word, andChargeOf: row)),
            Style(stateStyle.role, on: nil, .bold))
        addMeaning(to: &block)
        if row.isLate(at: model.now) { block.add(formatter.text(.late), Style(.warning)) }
        block.addBlankLine()
        TransactionTimeline(model: model, row: row).add(to: &block)
        return block
    }

    /// Adds the answers, the path and the newest steps of the timeline, without numbers and explanations.
    func addProgress(to block: inout TextBlock, stepLimit: Int) {
        addAnswers(to: &block)
        addPath(path, to: &block)
        block.addBlankLine()
        TransactionTimeline(model: model, row: row, stepLimit: stepLimit).add(to: &block)
    }

    /// Adds what was charged, where the goods are and when the next attempt is: in one row if they fit, otherwise each
    /// on a line of its own.
    private func addAnswers(to block: inout TextBlock) {
        let answers = PurchaseAnswers(row, at: model.now)
        typealias Answer = (label: SafeText, value: SafeText, role: Role)
        let facts = formatter.facts(of: answers, at: model.now).map { fact, role -> Answer in
            (formatter.sanitized(fact.label.string.uppercased()), fact.value, role)
        }
        let widths = facts.map { $0.label.width + 1 + $0.value.width }
        let gap = 2
        guard widths.reduce(0, +) + gap * (facts.count - 1) <= block.width else {
            let column = (facts.map(\.label.width).max() ?? 0) + 1
            for (label, value, role) in facts {
                block.add(label: label, value, Style(role), column: column)
            }
            return
        }
        var line = DiagramLine()
        var end = -gap
        for (index, (label, value, role)) in facts.enumerated() {
            // Each answer begins at its third of the row, unless the answers after it need the room.
            let needed = widths[index...].reduce(0) { $0 + $1 + gap } - gap
            let column = min(
                max(end + gap, index * block.width / facts.count), block.width - needed)
            line.put(label, at: column, .muted)
            line.put(value, at: column + label.width + 1, Style(role, on: nil, .bold))
            end = column + widths[index]
        }
        let room = min(block.width - end - gap, 12)
        if room >= 4, let passed = answers.passedParts(of: room, at: model.now) {
            line.put(
                formatter.glyphs[.progress].repeated(passed), at: end + gap, .stateUnknown)
            line.put(
                formatter.glyphs[.lineOffer].repeated(room - passed), at: end + gap + passed,
                .muted)
        }
        block.add(line: line.pieces)
    }

    /// Adds the order and transaction numbers, on one line if they fit.
    private func addNumbers(to block: inout TextBlock) {
        let numbers = formatter.messages.numbers(of: row)
        let line = SafeText.joined(numbers, separator: " \(formatter.glyphs[.separator]) ")
        let isOneLine = line.width <= block.width
        for text in isOneLine && !line.isEmpty ? [line] : numbers {
            block.add(text, Style(.muted))
        }
        if let order = model.engine.snapshot.rows.chargedOrder(insteadOf: row) {
            block.add(formatter.text(.samePurchaseAs, order.rawValue), Style(.muted))
        }
    }

    /// Adds the subscription that the transaction is a period of: state, timeline and latest events.
    private func addSubscription(to block: inout TextBlock) {
        guard let period = row.period, let id = row.subscriptionID else { return }
        let span = formatter.text(
            .periodSpan, formatter.times.day(period.start), formatter.times.day(period.effectiveEnd)
        )
        block.add(span, Style(.muted))
        block.addBlankLine()
        if let view = model.subscription(id) {
            let appearance = view.appearance
            let state = formatter.sanitized(formatter.subscriptions.state(of: view))
            let future = model.future(of: view)
            block.add(
                formatter.marked(appearance.glyph, formatter.commaSeparated([state, future])),
                Style(appearance.role, on: nil, .bold))
        }
        let story = model.history(of: id)
        let line = SubscriptionTimeline(
            formatter: formatter, history: story, now: model.storeNow, rowID: row.id,
            width: block.width)
        for text in line.lines { block.add(line: text) }
        add(story.events.suffix(Self.latest).reversed(), to: &block)
    }

    /// The number of a subscription's events that are shown; the list beside them has all its transactions.
    private static let latest = 5

    private func add(_ events: [SubscriptionEvent], to block: inout TextBlock) {
        let days = events.map { SafeText(formatted: formatter.times.day($0.at)) }
        let column = (days.map(\.width).max() ?? 0) + 2
        for (event, day) in zip(events, days) {
            let appearance = event.kind.look
            block.add(line: [
                (day.padded(to: column), Style(.muted)),
                (formatter.glyphs[appearance.glyph] + " ", Style(appearance.role)),
                (model.text(of: event), .text),
            ])
        }
    }

    /// Adds what the state means. A known reason from the store replaces the general explanation.
    private func addMeaning(to block: inout TextBlock) {
        if let reason = model.reason(of: row) { return block.add(reason, Style(.warning)) }
        block.add(formatter.text(row.explanation))
        if !row.detail.isEmpty { block.add(formatter.sanitized(row.detail), Style(.warning)) }
    }

    private var path: PurchasePath { model.path(of: row) }

    /// Adds the state diagram, or only the path of this purchase if the diagram is too wide.
    private func addStages(to block: inout TextBlock) {
        var diagram = StateDiagram(
            formatter: formatter, stage: row.stage,
            currentWord: row.hasExpired ? row.stageWord : nil, role: StateStyle(row).role,
            path: path)
        if diagram.width > block.width { diagram.gap = 3 }
        guard diagram.width <= block.width else { return addPath(path, to: &block) }
        for line in diagram.lines { block.add(line: line) }
    }

    /// The stages of a purchase that is in the transaction's stage.
    private var stages: [TransactionStage] {
        switch row.stage {
        case .retrying: [.journalled, .submitting, .retrying, .received]
        case .awaitingApproval: [.journalled, .submitting, .awaitingApproval, .received]
        case .declined, .cancelled: [.journalled, .submitting, row.stage]
        case .quarantined: [.journalled, .submitting, .received, row.stage]
        case .refunded: [.received, .delivered, row.stage]
        default: [.journalled, .submitting, .received, .verified, .delivered, .finished]
        }
    }

    /// Adds the stages of the purchase in a row, with the current stage in brackets.
    private func addPath(_ path: PurchasePath, to block: inout TextBlock) {
        let stateStyle = StateStyle(row)
        var line: TextBlock.Line = []
        var used = 0
        for (index, stage) in stages.enumerated() {
            let isHere = stage == row.stage
            var text = formatter.text(isHere && stage != .finished ? row.stageWord : stage.word)
            if stage == .retrying, path.unansweredCount > 1 {
                text += " \(formatter.glyphs[.multiply])\(path.unansweredCount)"
            }
            if isHere {
                text = "\(formatter.glyphs[.currentOpen])\(text)\(formatter.glyphs[.currentClose])"
            }
            let arrow: SafeText = index == 0 ? "" : " \(formatter.glyphs[.right]) "
            if used + arrow.width + text.width > block.width, !line.isEmpty {
                block.add(line: line)
                line = []
                used = 0
            }
            if !line.isEmpty { line.append((arrow, Style(.muted))) }
            let role: Role = path.visited.contains(stage) ? .text : .muted
            line.append((text, isHere ? Style(stateStyle.role, on: nil, .bold) : Style(role)))
            used += arrow.width + text.width
        }
        block.add(line: line)
    }
}
