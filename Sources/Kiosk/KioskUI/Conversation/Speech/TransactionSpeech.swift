import PurchaseCore
import StoreModel
import StoreText
import TerminalGraphics

/// What is said of a transaction.
struct TransactionSpeech {
    let model: Model
    let row: TransactionRow
    private var words: Words { model.words }

    private var title: SafeText {
        let name = words.quote(model.title(of: row))
        return row.quantity > 1 ? "\(name) × \(row.quantity)" : name
    }

    /// One line of the list: what, how it stands, and since when.
    var line: SafeText {
        let when = SafeText(formatted: words.times.nearby(row.startedAt, now: model.now))
        return words.line([title] + standing + [when])
    }

    /// That it has changed: what it is now, and what that means.
    var news: SafeText {
        words.say(.plainNews, title.string, stage.string, meaning.string)
    }

    /// How it stands, and whether it was charged.
    var state: SafeText {
        words.fact(words.say(.labelState), words.line(standing))
    }

    /// The state, and what it says of the charge where that is another word.
    private var standing: [SafeText] {
        let charge = words.say(row.chargeWord)
        return stage == charge ? [stage] : [stage, charge]
    }

    /// Everything about it, a fact a line; the state first.
    var details: [SafeText] {
        var lines: [SafeText] = [title, state, meaning]
        if let charge = row.charge {
            lines.append(words.fact(words.say(.labelPrice), words.price(charge)))
        }
        lines += next
        if let order = row.merchantOrder { lines.append(words.say(.orderNumber, order.rawValue)) }
        if let id = row.transactionID { lines.append(words.say(.transactionNumber, id.rawValue)) }
        return lines + steps
    }

    /// The state's word, else the finer stage, which says more.
    private var stage: SafeText {
        row.state == .restored && row.stage == .finished
            ? words.say(.stateRestored) : words.say(row.stageWord)
    }

    /// What the state means; the reason says all of it where the store gave one that is known.
    private var meaning: SafeText {
        if let reason = model.reason(of: row) { return reason }
        let text =
            row.stage == .awaitingApproval && row.settlement == nil
            ? words.say(.plainDeferred) : words.say(row.explanation)
        return row.detail.isEmpty ? text : "\(text) \(words.quote(row.detail))"
    }

    /// What happens next, where something does.
    private var next: [SafeText] {
        var lines: [SafeText] = []
        if row.isLate(at: model.now) { lines.append(words.say(.late)) }
        if let retry = row.retryAt, retry > model.now {
            lines.append(words.say(.nextTry, words.ages.string(until: retry, now: model.now)))
        }
        return lines
    }

    /// Each step with its time, or how long after the one before it came, and its side.
    private var steps: [SafeText] {
        guard model.activity.historyID == row.id, !model.activity.history.isEmpty else {
            return [words.say(.noSteps)]
        }
        let timeline = Timeline(model: model, row: row)
        var previous: HistoryStep?
        var lines: [SafeText] = [words.heading(words.say(.timeline))]
        for step in model.activity.history.suffix(200) {
            let side = words.quote(words.messages.name(of: step.side))
            var parts = [words.fact(side, words.quote(words.messages.name(of: step.kind)))]
            if let detail = timeline.detail(of: step) { parts.append(detail) }
            parts += time(of: step, after: previous)
            lines.append(words.line(parts))
            previous = step
        }
        return lines
    }

    /// What came at once needs no time of its own.
    private func time(of step: HistoryStep, after previous: HistoryStep?) -> [SafeText] {
        guard let took = previous.flatMap({ model.length(from: $0, to: step) }) else {
            return [SafeText(formatted: words.times.preciseClock(step.at))]
        }
        guard took > 0 else { return [] }
        return [words.say(.plainAfter, words.ages.precise(milliseconds: took))]
    }
}
