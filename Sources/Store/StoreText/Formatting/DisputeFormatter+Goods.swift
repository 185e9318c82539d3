import StoreModel

/// The sentences for the player about the delivered goods.
extension DisputeFormatter {
    /// The sentences about goods that are complete, or about a product without counted goods.
    var delivered: [String] {
        let at = report.finding.endedAt ?? report.order.at
        let given = report.goods.given.filter { $0.amount > 0 }
        guard !given.isEmpty else {
            return report.goods.paidOff.isEmpty
                ? [messages.text(.replyOwned, time(at))] : paidOff
        }
        return [messages.text(.replyDelivered, goods(given), time(at))] + paidOff
    }

    /// The sentences about goods that were partly spent.
    var spent: [String] {
        let at = report.finding.endedAt ?? report.order.at
        return report.goods.given.map { given in
            let left = report.goods.left.first { $0.good == given.good }?.amount ?? 0
            let gone = given.amount - left
            return messages.text(
                .replySpent, goods([given]), time(at), counts.string(gone),
                counts.string(left))
        } + spendings + paidOff
    }

    /// The sentences about the rest of manually granted goods; empty if none were spent.
    var unspent: [String] { report.goods.spends.isEmpty ? [] : spent.dropLast(paidOff.count) }

    /// The sentences about the goods that a refund took back.
    var refunded: [String] {
        let at = report.finding.endedAt ?? report.order.at
        let message: TextKey =
            report.finding.refundedShare == nil ? .replyRefunded : .replyPartRefunded
        return [messages.text(message, time(at))]
            + withdrawalSentences(.revocation, .replyTakenBack)
            + withdrawalSentences(.debt, .replyDebt)
    }

    /// The sentences about goods that were taken back without a refund of money.
    var withdrawn: [String] {
        let at = report.finding.endedAt ?? report.order.at
        return [messages.text(.replyWithdrawn, time(at))]
            + withdrawalSentences(.revocation, .replyTakenBack)
            + withdrawalSentences(.debt, .replyDebt)
    }

    /// The sentences about goods that paid off a debt.
    var paidOff: [String] {
        let paid = report.goods.paidOff
        return paid.isEmpty ? [] : [messages.text(.replyPaidOff, goods(paid))]
    }

    /// The sentences about how the player can display the goods.
    var displayInstructions: [String] {
        guard report.finding.isOpen, let device = report.order.device else { return [] }
        return [messages.text(.replyNotShown, device.rawValue)]
    }

    private func withdrawalSentences(_ kind: WalletEntry.Kind, _ message: TextKey) -> [String] {
        let rows = report.goods.takenBack.filter { $0.kind == kind }
        guard !rows.isEmpty else { return [] }
        return [messages.text(message, goods(rows.map(\.change.negated)))]
    }

    /// The sentences about the spendings; the first few are listed individually.
    private var spendings: [String] {
        let rows = report.goods.spends
        guard !rows.isEmpty else { return [] }
        let more =
            rows.count > Self.listedSpendingLimit
            ? [
                messages.text(
                    .disputeMore, counts.string(Int64(rows.count - Self.listedSpendingLimit)))
            ] : []
        let listed = (rows.prefix(Self.listedSpendingLimit).map(spending) + more)
            .joined(separator: messages.selectedLanguage.semicolon)
        return [messages.text(.replySpendings, listed)]
    }

    private func spending(_ row: WalletEntry) -> String {
        let (amount, at) = (goods([row.change.negated]), time(row.at))
        return row.note.isEmpty
            ? messages.text(.replySpending, amount, at)
            : messages.text(.replySpendingFor, amount, at, row.note)
    }

    private static let listedSpendingLimit = 5
}
