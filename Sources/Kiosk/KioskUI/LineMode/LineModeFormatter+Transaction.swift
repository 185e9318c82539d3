import KioskPresentation
import PurchaseCore
import StoreModel
import StoreText
import TerminalGraphics

/// Describes transactions and their receipts.
extension LineModeFormatter {
    /// Returns a transaction in one line: title, state and age.
    func line(of row: TransactionRow) -> SafeText {
        formatter.commaSeparated(
            [model.heading(of: row)] + stateTexts(of: row) + [model.timeText(of: row)])
    }

    /// Returns the announcement of a change: the new state and its meaning.
    func announcement(of row: TransactionRow) -> SafeText {
        formatter.text(
            .plainNews, model.heading(of: row).string, formatter.text(row.stageWord).string,
            meaning(of: row).string)
    }

    /// Returns the state, and whether the transaction was charged.
    func state(of row: TransactionRow) -> SafeText {
        formatter.fact(.labelState, formatter.commaSeparated(stateTexts(of: row)))
    }

    /// Returns the state, followed by the text about the charge unless both are the same.
    private func stateTexts(of row: TransactionRow) -> [SafeText] {
        let (stage, charge) = (formatter.text(row.stageWord), formatter.text(row.chargeWord))
        return stage == charge ? [stage] : [stage, charge]
    }

    /// Returns all facts about a transaction, the state first.
    func details(of row: TransactionRow) -> [SafeText] {
        let facts: [SafeText?] = [
            model.heading(of: row), state(of: row), meaning(of: row),
            row.charge.map { formatter.fact(.labelPrice, formatter.price($0)) },
            formatter.fact(
                .answerGoods, formatter.text(PurchaseAnswers(row, at: model.now).goods.word)),
            row.isLate(at: model.now) ? formatter.text(.late) : nil,
            formatter.nextTry(of: row, at: model.now),
        ]
        return facts.compactMap(\.self) + formatter.messages.numbers(of: row) + steps(of: row)
    }

    /// Returns what the state means. A known reason from the store replaces the general explanation.
    private func meaning(of row: TransactionRow) -> SafeText {
        if let reason = model.reason(of: row) { return reason }
        let text =
            row.stage == .awaitingApproval && row.settlement == nil
            ? formatter.text(.plainDeferred) : formatter.text(row.explanation)
        return row.detail.isEmpty ? text : "\(text) \(formatter.sanitized(row.detail))"
    }

    /// Returns the steps of the history, each with its side and its time or the time since the previous step.
    private func steps(of row: TransactionRow) -> [SafeText] {
        let activity = model.activity
        guard activity.historyID == row.id else { return [formatter.text(.noSteps)] }
        let failure = activity.historyFailure.map { formatter.text(.historyFailed, $0) }
        guard !activity.history.isEmpty else { return [failure ?? formatter.text(.noSteps)] }
        let timeline = TransactionTimeline(model: model, row: row)
        let shown = Array(activity.history.suffix(200))
        let heading = [failure, formatter.heading(formatter.text(.timeline))].compactMap(\.self)
        return heading
            + zip(shown, model.times(of: shown)).map { step, moment in
                let side = formatter.sanitized(formatter.messages.name(of: step.side))
                return formatter.commaSeparated([
                    formatter.fact(side, timeline.name(of: step)), timeline.detail(of: step),
                    text(of: moment),
                ])
            }
    }

    /// Returns the text of a step's time; nil for a step that followed immediately.
    private func text(of moment: StepTime) -> SafeText? {
        switch moment {
        case .clock(let at): SafeText(formatted: formatter.times.preciseClock(at))
        case .storeClock(let at):
            formatter.fact(.sandboxClock, SafeText(formatted: formatter.times.dateTime(at)))
        case .elapsed(let took) where took > 0:
            formatter.text(.plainAfter, formatter.ages.precise(milliseconds: took))
        case .elapsed: nil
        }
    }

    // MARK: Receipts

    private var receiptView: ReceiptView { ReceiptView(model: model, layout: model.layout) }

    /// Returns the product of a receipt, whether the signature is valid, and the merchant's verdict.
    func summary(of receipt: ReceiptDetails) -> [SafeText] {
        let signature =
            receipt.verificationFailure.map { formatter.text(.receiptRefused, $0) }
            ?? formatter.text(.receiptGenuine)
        let verdict = receipt.verdict.map { verdict in
            formatter.commaSeparated([
                formatter.sanitized(formatter.messages.name(of: verdict.decision ?? .revoked)),
                formatter.text(verdict.signatureText),
                verdict.at.map { SafeText(formatted: formatter.times.dateTime($0)) },
            ])
        }
        return [
            receiptView.heading(of: receipt), signature,
            formatter.fact(.receiptVerdict, verdict ?? formatter.text(.receiptNoVerdict)),
            formatter.sanitized(receipt.verdict?.reason ?? ""),
        ]
    }

    /// Returns all signed fields of a receipt, followed by the signing certificates.
    func fields(of receipt: ReceiptDetails) -> [SafeText] {
        let fields = receipt.fields.map { field in
            formatter.fact(
                formatter.sanitized(field.name),
                formatter.commaSeparated([
                    formatter.value(of: field, in: receipt),
                    formatter.meaning(of: field, in: receipt),
                ]))
        }
        let chain = receipt.chain.map { kind, certificate in
            formatter.fact(
                kind,
                formatter.commaSeparated([
                    formatter.sanitized(certificate.subject), receiptView.end(of: certificate),
                    formatter.sanitized("SHA-256 " + certificate.fingerprint.prefix(16)),
                ]))
        }
        return fields + [formatter.text(.receiptSigned, receipt.algorithm)] + chain
    }
}
