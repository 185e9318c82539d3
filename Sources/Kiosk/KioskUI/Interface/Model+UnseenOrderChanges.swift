import PurchaseCore
import StoreModel
import StoreText
import TerminalGraphics

/// Messages about orders: the results of purchases started here, and later changes of other orders.
extension Model {
    /// Returns the terms of a purchase that starts later, in the words of its confirmation.
    private func arrangement(_ terms: SubscriptionTerms, _ notice: PurchaseNotice) -> SafeText {
        let sentence = shop.product(notice.productID).flatMap {
            words.subscriptions.sentence(terms, of: $0, title: title(of:))
        }
        return words.quote("\(notice.title): \(sentence ?? words.say(.notCharged).string)")
    }

    mutating func tell(_ notice: PurchaseNotice) {
        if case .buy(let dialog) = overlay, dialog.intentID == notice.intentID { overlay = nil }
        // The approval or refusal arrived before the pending result, and was already reported.
        let isPast = notice.ending == .pending && orderNews.isOver(notice.intentID)
        guard !isPast || conversation != nil else { return }
        // Messages about an earlier order of the product are outdated.
        dismissToasts(about: notice.productID)
        orderNews.hear(notice)
        let title = notice.title
        let subject = ToastSubject(intentID: notice.intentID, productID: notice.productID)
        switch notice.ending {
        case .bought(let goods, let paidOff):
            let told = [(StoreText.TextKey.toastGranted, goods), (.toastPaidOff, paidOff)]
            let got = told.filter { !$0.1.isEmpty }
                .reduce(SafeText.empty) { $0 + " \(words.say($1.0, words.goods($1.1)))" }
            tell(.success, words.say(.toastBought, title) + got, about: subject)
        case .arranged(let terms): tell(.success, arrangement(terms, notice), about: subject)
        case .same: tell(.info, words.say(.toastSamePurchase, title), about: subject)
        case .pending:
            let row = engine.snapshot.rows.first { $0.intentID == notice.intentID }
            let text = row?.settlement.map { words.fact(words.quote(title), words.say($0)) }
            tell(.info, text ?? words.say(.toastPending, title), about: subject)
        case .cancelled: tell(.info, words.say(.toastCancelled), about: subject)
        case .declined(let reason):
            let why = words.messages.sentence(for: reason)
            tell(.error, words.say(.toastFailed, title, why), about: subject)
        case .unavailable(let reason):
            let why = words.messages.sentence(for: reason, productID: notice.productID)
            let charged = words.say(.notCharged)
            tell(.error, "\(words.say(.toastFailed, title, why)) \(charged)", about: subject)
        case .quarantined:
            let why = words.messages.text(.explainQuarantined)
            tell(.error, words.say(.toastFailed, title, why), about: subject)
        case .unknown: tell(.info, words.say(.toastUnknownOutcome, title), about: subject)
        case .failed(let reason):
            tell(.error, words.say(.toastFailed, title, reason), about: subject)
        }
    }

    /// Removes the toasts about a product's orders.
    mutating func dismissToasts(about id: ProductID) {
        toasts.removeAll { $0.subject?.productID == id }
    }

    /// Reports the orders that changed without user action since the last snapshot; line mode reports them separately.
    mutating func tellOrderNews() {
        let news = orderNews.take(engine.snapshot, isRestoring: isRestoring)
        guard conversation == nil else { return }
        for (row, change) in news {
            toasts.removeAll { $0.subject.map { $0.intentID == row.intentID } ?? false }
            // The order that failed before was paid after all, or another order was.
            if row.isCharged == .yes { dismissToasts(about: row.productID) }
            tell(
                change.kind, sentence(change, of: row),
                about: ToastSubject(intentID: row.intentID, productID: row.productID))
        }
    }

    private func sentence(_ change: UnseenOrderChanges.Change, of row: TransactionRow) -> SafeText {
        let title = title(of: row)
        return switch change {
        case .approved: words.say(.newsApproved, title)
        case .declined: words.say(.newsDeclined, title)
        case .arrived: words.say(.newsArrived, title)
        case .givenAgain: words.fact(words.quote(title), words.say(.stepRefundReversed))
        case .other: TransactionSpeech(model: self, row: row).news
        }
    }
}

extension UnseenOrderChanges.Change {
    fileprivate var kind: Toast.Kind {
        switch self {
        case .approved, .arrived, .givenAgain: .success
        case .declined, .other: .info
        }
    }
}
