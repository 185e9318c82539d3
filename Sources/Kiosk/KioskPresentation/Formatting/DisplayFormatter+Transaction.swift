package import PurchaseCore
package import StoreModel
package import StoreText
package import TerminalGraphics

extension LocalizedTexts {
    /// Returns the order number and the ID of a transaction, as far as they are known.
    package func numbers(of row: TransactionRow) -> [SafeText] {
        [
            row.merchantOrder.map { text(.orderNumber, $0.rawValue) },
            row.transactionID.map { text(.transactionNumber, $0.rawValue) },
        ].compactMap { $0.map { SafeText(untrusted: $0) } }
    }

    /// Returns why an order was not charged; nil if the store gave no known reason.
    ///
    /// - Parameter interruption: The outcome of an interrupted order, which determines what the customer can do.
    package func reason(
        of row: TransactionRow, _ interruption: InterruptionOutcome?
    ) -> SafeText? {
        DeclineReason(rawValue: row.detail).map { reason in
            SafeText(untrusted: interruption.map { text($0.message) } ?? sentence(for: reason))
        }
    }
}

extension LocalizedTexts {
    /// Returns the reason for a change of the wallet; nil for a grant and for a debt.
    package func reason(of entry: WalletEntry) -> SafeText? {
        let reason: String? =
            switch entry.kind {
            case .spend: entry.note.isEmpty ? text(.spent) : text(.spentOn, entry.note)
            case .revocation: text(.takenBack)
            case .reversal: text(.givenBack)
            case .compensation: text(.givenFor, entry.note)
            case .grant, .debt: nil
            }
        return reason.map { SafeText(untrusted: $0) }
    }
}

extension DisplayFormatter {
    /// Returns when the device tries again to complete an order; nil if it does not wait for that.
    package func nextTry(of row: TransactionRow, at now: Timestamp) -> SafeText? {
        guard let retry = row.retryAt, retry > now else { return nil }
        return text(.nextTry, ages.string(until: retry, now: now))
    }
}
