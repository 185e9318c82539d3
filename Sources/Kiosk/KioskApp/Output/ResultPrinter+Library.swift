import PurchaseCore
import PurchaseEngine
import StoreModel
import StoreText
import TerminalGraphics

/// Prints the wallet and the entitlements.
extension ResultPrinter {
    /// Prints the wallet and the entitlements.
    ///
    /// - Parameter titles: The titles of the entitlements' products.
    func library(_ snapshot: EngineSnapshot, titles: [ProductID: String]) {
        let wallet = snapshot.wallet
        for balance in wallet.balances { out.json(.balance(balance)) }
        for debt in wallet.debts { out.json(.debt(debt)) }
        for entitlement in snapshot.entitlements {
            let id = entitlement.productID
            out.json(.entitlement(entitlement, title: titles[id] ?? id.rawValue))
        }
        guard !out.isJSON else { return }
        out.text(messages.text(.walletOf, settings.account.rawValue))
        // A wallet that could not be loaded is unknown, not empty; `failures(_:)` reports it.
        if snapshot.failures.wallet == nil || !wallet.balances.isEmpty { goods(wallet) }
        out.text(messages.text(.ownedTitle))
        let storeNow = snapshot.subscriptions.clock.now(at: settings.clock.now())
        owned(snapshot.entitlements, titles, storeNow)
    }

    /// Prints which parts could not be loaded; what is shown of them is the device's last knowledge.
    func failures(_ failures: LoadFailures) {
        if let reason = failures.wallet { out.note(messages.text(.walletFailed, reason)) }
        if let reason = failures.subscriptions {
            out.note(messages.text(.subscriptionsFailed, reason))
        }
    }

    /// Prints the results of spendings that were answered late, each with its id.
    func spends(_ settled: [LateSpendResult]) {
        for settled in settled {
            out.json(.spent(settled))
            let goods = counts.string(settled.spend.goods)
            out.hint(
                settled.refusal == nil
                    ? messages.text(.toastSpentLate, goods, settled.spend.id.rawValue)
                    : messages.text(.toastSpendRefusedLate, goods, settled.spend.id.rawValue))
        }
    }

    private func goods(_ wallet: WalletSnapshot) {
        guard !wallet.balances.isEmpty || !wallet.debts.isEmpty else {
            return out.text("  " + messages.text(.emptyWallet))
        }
        var table = TextTable(rightAligned: [1], indent: 2)
        table.rows = wallet.balances.map { balance in
            let word = wallet.isProvisional ? [text(.walletProvisional)] : []
            return TextTable.Row(
                cells: [
                    sanitized(balance.good.rawValue), formatted(counts.string(balance.amount)),
                ],
                words: word)
        }
        print(table)
        for debt in wallet.debts {
            out.text("  " + messages.text(.walletDebt, counts.string(debt)))
        }
    }

    /// Prints the entitlements.
    ///
    /// - Parameter storeNow: The current time of the store's clock, which dates the entitlements.
    private func owned(
        _ entitlements: [Entitlement], _ titles: [ProductID: String], _ storeNow: Timestamp
    ) {
        guard !entitlements.isEmpty else {
            out.text("  \(messages.text(.nothingYet))")
            return out.hint("kiosk restore restores purchases from other devices.")
        }
        var table = TextTable(indent: 2)
        table.rows = entitlements.map { entitlement in
            let id = entitlement.productID.rawValue
            let since = messages.text(
                .ownedSince,
                times.relativeDateTime(entitlement.since, now: max(storeNow, entitlement.since)))
            let until = entitlement.expires.map { messages.text(.ownedUntil, times.day($0)) }
            let restored = entitlement.isRestored ? [text(.ownedRestored)] : []
            let how = entitlement.isShared ? [text(.ownedShared)] : restored
            return TextTable.Row(
                cells: [sanitized(titles[entitlement.productID] ?? id), sanitized(until ?? since)],
                words: how + [sanitized(id)])
        }
        print(table)
    }
}
