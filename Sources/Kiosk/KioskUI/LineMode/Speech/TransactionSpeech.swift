import PurchaseCore
import StoreModel
import StoreText
import TerminalGraphics

/// Describes a transaction.
struct TransactionSpeech {
    let model: Model
    let row: TransactionRow
    private var words: DisplayFormatter { model.words }

    private var title: SafeText {
        let name = words.quote(model.title(of: row))
        return row.quantity > 1 ? "\(name) × \(row.quantity)" : name
    }

    /// The transaction in one line for a list: title, state and age.
    var line: SafeText {
        words.line([title] + standing + [model.moment(of: row)])
    }

    /// The announcement of a change: the new state and its meaning.
    var news: SafeText {
        words.say(.plainNews, title.string, stage.string, meaning.string)
    }

    /// The state, and whether the transaction was charged.
    var state: SafeText {
        words.fact(words.say(.labelState), words.line(standing))
    }

    /// The state, followed by the text about the charge unless both are the same.
    private var standing: [SafeText] {
        let charge = words.say(row.chargeWord)
        return stage == charge ? [stage] : [stage, charge]
    }

    /// All facts about the transaction, one a line, the state first.
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

    /// The name of the state for a finished restored transaction, otherwise that of the stage, which is more specific.
    private var stage: SafeText {
        row.state == .restored && row.stage == .finished
            ? words.say(.stateRestored) : words.say(row.stageWord)
    }

    /// What the state means. A known reason from the store replaces the general explanation.
    private var meaning: SafeText {
        if let reason = model.reason(of: row) { return reason }
        let text =
            row.stage == .awaitingApproval && row.settlement == nil
            ? words.say(.plainDeferred) : words.say(row.explanation)
        return row.detail.isEmpty ? text : "\(text) \(words.quote(row.detail))"
    }

    /// The texts about delays and the next retry, if there are any.
    private var next: [SafeText] {
        var lines: [SafeText] = []
        if row.isLate(at: model.now) { lines.append(words.say(.late)) }
        if let retry = row.retryAt, retry > model.now {
            lines.append(words.say(.nextTry, words.ages.string(until: retry, now: model.now)))
        }
        return lines
    }

    /// The steps of the history, each with its side and its time or the time since the previous step.
    private var steps: [SafeText] {
        let timeline = Timeline(model: model, row: row)
        guard model.activity.historyID == row.id else { return [words.say(.noSteps)] }
        let failure = model.activity.historyFailure.map { words.say(.historyFailed, $0) }
        guard !model.activity.history.isEmpty else { return [failure ?? words.say(.noSteps)] }
        let shown = Array(model.activity.history.suffix(200))
        var lines = [failure, words.heading(words.say(.timeline))].compactMap(\.self)
        for (step, moment) in zip(shown, model.times(of: shown)) {
            let side = words.quote(words.messages.name(of: step.side))
            var parts = [words.fact(side, words.quote(words.messages.name(of: step.kind)))]
            if let detail = timeline.detail(of: step) { parts.append(detail) }
            parts += time(moment)
            lines.append(words.line(parts))
        }
        return lines
    }

    /// Returns the text of a step's time; empty for a step that followed immediately.
    private func time(_ moment: StepTime) -> [SafeText] {
        switch moment {
        case .clock(let at): [SafeText(formatted: words.times.preciseClock(at))]
        case .storeClock(let at):
            [words.fact(words.say(.sandboxClock), SafeText(formatted: words.times.dateTime(at)))]
        case .took(let took) where took > 0:
            [words.say(.plainAfter, words.ages.precise(milliseconds: took))]
        case .took: []
        }
    }
}

// MARK: Receipts

/// Describes a decoded signed transaction.
struct ReceiptSpeech {
    let model: Model
    let facts: ReceiptFacts
    private var words: DisplayFormatter { model.words }

    /// The product, whether the signature is valid, and the merchant's verdict.
    var summary: [SafeText] { head + judgement }

    /// All signed fields, followed by the signing certificates.
    var details: [SafeText] {
        facts.fields.map(field) + [words.say(.receiptSigned, facts.algorithm)] + chain
    }

    private var head: [SafeText] {
        let row = model.engine.snapshot.rows.first { $0.transactionID == facts.transactionID }
        let title = row.map(model.title) ?? facts.transactionID.rawValue
        return [
            words.say(.receiptOf, title),
            facts.refusal.map { words.say(.receiptRefused, $0) } ?? words.say(.receiptGenuine),
        ]
    }

    private var judgement: [SafeText] {
        let label = words.say(.receiptVerdict)
        guard let judgement = facts.judgement else {
            return [words.fact(label, words.say(.receiptNoVerdict))]
        }
        let decision = words.quote(words.messages.name(of: judgement.decision ?? .revoked))
        let proof: Phrase =
            switch judgement.isGenuine {
            case true?: .receiptVerdictGenuine
            case false?: .receiptVerdictForged
            case nil: .receiptVerdictUnsigned
            }
        let when = judgement.at.map { SafeText(formatted: words.times.dateTime($0)) }
        let said = [decision, words.say(proof), when].compactMap(\.self)
        let reason = words.quote(judgement.reason)
        return [words.fact(label, words.line(said))] + (reason.isEmpty ? [] : [reason])
    }

    private var chain: [SafeText] {
        let last = facts.certificates.count - 1
        return facts.certificates.enumerated().map { index, certificate in
            let kind: Phrase =
                index == 0 ? .receiptLeaf : index == last ? .receiptRoot : .receiptIntermediate
            let until = words.say(.validUntil, words.times.day(certificate.validity.upperBound))
            let print = words.quote("SHA-256 " + certificate.fingerprint.prefix(16))
            return words.fact(
                words.say(kind), words.line([words.quote(certificate.subject), until, print]))
        }
    }

    private func field(_ field: ReceiptFacts.Field) -> SafeText {
        let view = ReceiptView(model: model, layout: model.layout)
        let parts = [view.reading(of: field, in: facts), view.meaning(of: field, in: facts)]
        return words.fact(words.quote(field.name), words.line(parts.compactMap(\.self)))
    }
}
