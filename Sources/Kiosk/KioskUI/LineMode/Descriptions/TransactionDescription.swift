import KioskPresentation
import PurchaseCore
import StoreModel
import StoreText
import TerminalGraphics

/// Describes a transaction.
struct TransactionDescription {
    let model: Model
    let row: TransactionRow
    private var formatter: DisplayFormatter { model.formatter }

    private var title: SafeText {
        let name = formatter.sanitized(model.title(of: row))
        return row.quantity > 1 ? "\(name) × \(row.quantity)" : name
    }

    /// The transaction in one line for a list: title, state and age.
    var line: SafeText {
        formatter.commaSeparated([title] + stateTexts + [model.timeText(of: row)])
    }

    /// The announcement of a change: the new state and its meaning.
    var announcement: SafeText {
        formatter.text(.plainNews, title.string, stage.string, meaning.string)
    }

    /// The state, and whether the transaction was charged.
    var state: SafeText {
        formatter.fact(.labelState, formatter.commaSeparated(stateTexts))
    }

    /// The state, followed by the text about the charge unless both are the same.
    private var stateTexts: [SafeText] {
        let charge = formatter.text(row.chargeWord)
        return stage == charge ? [stage] : [stage, charge]
    }

    /// All facts about the transaction, one a line, the state first.
    var details: [SafeText] {
        let facts: [SafeText?] = [
            title, state, meaning,
            row.charge.map { formatter.fact(.labelPrice, formatter.price($0)) },
            row.isLate(at: model.now) ? formatter.text(.late) : nil,
            formatter.nextTry(of: row, at: model.now),
        ]
        return facts.compactMap(\.self) + formatter.messages.numbers(of: row) + steps
    }

    /// The name of the state for a finished restored transaction, otherwise that of the stage, which is more specific.
    private var stage: SafeText {
        row.state == .restored && row.stage == .finished
            ? formatter.text(.stateRestored) : formatter.text(row.stageWord)
    }

    /// What the state means. A known reason from the store replaces the general explanation.
    private var meaning: SafeText {
        if let reason = model.reason(of: row) { return reason }
        let text =
            row.stage == .awaitingApproval && row.settlement == nil
            ? formatter.text(.plainDeferred) : formatter.text(row.explanation)
        return row.detail.isEmpty ? text : "\(text) \(formatter.sanitized(row.detail))"
    }

    /// The steps of the history, each with its side and its time or the time since the previous step.
    private var steps: [SafeText] {
        let timeline = TransactionTimeline(model: model, row: row)
        guard model.activity.historyID == row.id else { return [formatter.text(.noSteps)] }
        let failure = model.activity.historyFailure.map { formatter.text(.historyFailed, $0) }
        guard !model.activity.history.isEmpty else { return [failure ?? formatter.text(.noSteps)] }
        let shown = Array(model.activity.history.suffix(200))
        var lines = [failure, formatter.heading(formatter.text(.timeline))].compactMap(\.self)
        for (step, moment) in zip(shown, model.times(of: shown)) {
            let side = formatter.sanitized(formatter.messages.name(of: step.side))
            lines.append(
                formatter.commaSeparated([
                    formatter.fact(
                        side, formatter.sanitized(formatter.messages.name(of: step.kind))),
                    timeline.detail(of: step), time(moment),
                ]))
        }
        return lines
    }

    /// Returns the text of a step's time; nil for a step that followed immediately.
    private func time(_ moment: StepTime) -> SafeText? {
        switch moment {
        case .clock(let at): SafeText(formatted: formatter.times.preciseClock(at))
        case .storeClock(let at):
            formatter.fact(.sandboxClock, SafeText(formatted: formatter.times.dateTime(at)))
        case .elapsed(let took) where took > 0:
            formatter.text(.plainAfter, formatter.ages.precise(milliseconds: took))
        case .elapsed: nil
        }
    }
}
