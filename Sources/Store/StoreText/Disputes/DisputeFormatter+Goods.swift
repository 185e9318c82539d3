import StoreModel

/// What became of the goods, for the player.
extension DisputeFormatter {
    /// Goods that are all there, or what is owned and not counted.
    var delivered: [String] {
        let at = report.finding.endedAt ?? report.order.at
        let given = report.goods.given.filter { $0.amount > 0 }
        guard !given.isEmpty else {
            return report.goods.paidOff.isEmpty
                ? [messages.text(.tellOwned, time(at))] : paidOff
        }
        return [messages.text(.tellDelivered, goods(given), time(at))] + paidOff
    }

    /// Goods of which some were spent.
    var spent: [String] {
        let at = report.finding.endedAt ?? report.order.at
        return report.goods.given.map { given in
            let left = report.goods.left.first { $0.good == given.good }?.amount ?? 0
            let gone = given.amount - left
            return messages.text(
                .tellSpent, goods([given]), time(at), counts.string(gone),
                counts.string(left))
        } + spendings + paidOff
    }

    /// What is left of what was given by hand, where some of it was spent.
    var left: [String] { report.goods.spends.isEmpty ? [] : spent.dropLast(paidOff.count) }

    /// What a refund took back.
    var refunded: [String] {
        let at = report.finding.endedAt ?? report.order.at
        let message: TextKey =
            report.finding.refundedShare == nil ? .tellRefunded : .tellPartRefunded
        return [messages.text(message, time(at))]
            + taken(.revocation, .tellTakenBack) + taken(.debt, .tellDebt)
    }

    /// What was taken back although no money went back.
    var withdrawn: [String] {
        let at = report.finding.endedAt ?? report.order.at
        return [messages.text(.tellWithdrawn, time(at))]
            + taken(.revocation, .tellTakenBack) + taken(.debt, .tellDebt)
    }

    /// What paid off a debt.
    var paidOff: [String] {
        let paid = report.goods.paidOff
        return paid.isEmpty ? [] : [messages.text(.tellPaidOff, goods(paid))]
    }

    /// What the player does to see what is there.
    var notShown: [String] {
        guard report.finding.isOpen, let device = report.order.device else { return [] }
        return [messages.text(.tellNotShown, device.rawValue)]
    }

    private func taken(_ kind: WalletEntry.Kind, _ message: TextKey) -> [String] {
        let rows = report.goods.takenBack.filter { $0.kind == kind }
        guard !rows.isEmpty else { return [] }
        return [messages.text(message, goods(rows.map(\.change.negated)))]
    }

    /// The spendings, the first few by name.
    private var spendings: [String] {
        let rows = report.goods.spends
        guard !rows.isEmpty else { return [] }
        let more =
            rows.count > Self.shown
            ? [messages.text(.disputeMore, counts.string(Int64(rows.count - Self.shown)))] : []
        let told = (rows.prefix(Self.shown).map(spending) + more)
            .joined(separator: messages.spoken.semicolon)
        return [messages.text(.tellSpendings, told)]
    }

    private func spending(_ row: WalletEntry) -> String {
        let (amount, at) = (goods([row.change.negated]), time(row.at))
        return row.note.isEmpty
            ? messages.text(.tellSpending, amount, at)
            : messages.text(.tellSpendingFor, amount, at, row.note)
    }

    private static let shown = 5
}
