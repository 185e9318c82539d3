import StoreModel

/// I5: the wallets on devices, compared with the merchant's ledger.
extension Ledgers {
    func singleDeliveries() -> InvariantResult {
        guard !input.devices.isEmpty else {
            return InvariantResult(.i5, Tally(), missing: MissingReason.devices)
        }
        var tally = Tally()
        for device in input.devices {
            checkRecordedOnce(device, &tally)
            checkStoredOnce(device, &tally)
            for wallet in device.wallets { check(wallet, on: device.device, &tally) }
        }
        let delivered = deliveries.values.joined().count { $0.delivery.stage == .delivered }
        return InvariantResult(
            .i5, tally,
            figure: "\(countText(delivered, "delivery", "deliveries")) on "
                + countText(input.devices.count, "device"))
    }

    private func checkRecordedOnce(_ device: DeviceAuditRecords, _ tally: inout Tally) {
        var delivered: Set<TransactionID> = []
        for record in device.records {
            guard let id = record.transactionID else { continue }
            // A purchase is delivered again after its refund was reversed.
            if record.kind == .reinstated { delivered.remove(id) }
            guard record.kind == .delivered else { continue }
            tally.expect(
                delivered.insert(id).inserted, "\(id)",
                "It was delivered twice on \(device.device).")
        }
    }

    private func checkStoredOnce(_ device: DeviceAuditRecords, _ tally: inout Tally) {
        var held: Set<TransactionID> = []
        for delivery in device.deliveries {
            let id = delivery.transaction.id
            tally.expect(
                held.insert(id).inserted, "\(id)", "It is on \(device.device) twice.")
            var versions: Set<Int64> = []
            for change in delivery.changes {
                tally.expect(
                    versions.insert(change.version).inserted
                        && isRow(change, of: delivery.account, by: id),
                    "\(id)",
                    "\(device.device) counts \(change.change.amount) \(change.change.good) as ledger "
                        + "row \(change.version), which is not one of its rows.")
            }
        }
    }

    private func check(_ wallet: WalletAuditRecord, on device: DeviceName, _ tally: inout Tally) {
        let subject = "\(wallet.account) on \(device)"
        tally.expect(
            displaysSum(wallet), subject, "The displayed balance is not the sum of its parts.")
        var versions: Set<Int64> = []
        for change in wallet.laterChanges {
            tally.expect(
                change.version > wallet.statement.version
                    && versions.insert(change.version).inserted
                    && isRow(change, of: wallet.account, by: nil),
                subject,
                "It counts \(change.change.amount) \(change.change.good) as ledger row "
                    + "\(change.version), which does not exist or is already counted.")
        }
        guard input.merchant != nil else { return }
        let known = balances(of: wallet.account, at: wallet.statement.version)
        tally.expect(
            known?.amounts(\.amount) == wallet.statement.balances.amounts
                && known?.amounts(\.debt) == wallet.statement.debts.amounts, subject,
            "Its statement of version \(wallet.statement.version) does not match the ledger.")
        for entry in wallet.statement.entries {
            tally.expect(
                entries[wallet.account]?[entry.version] == entry, subject,
                "Row \(entry.version) of its statement does not match the ledger.")
        }
    }

    /// Returns whether the merchant's ledger has this row; true if the ledger is not available.
    private func isRow(
        _ change: VerdictChange, of account: AccountName, by id: TransactionID?
    ) -> Bool {
        guard input.merchant != nil else { return true }
        guard change.version >= 1, let entry = entries[account]?[change.version] else {
            return false
        }
        return entry.balanceChange == change.change.amount
            && entry.change.good == change.change.good
            && (id == nil || entry.transactionID == id)
    }

    private func displaysSum(_ wallet: WalletAuditRecord) -> Bool {
        var sums: [GoodID: ExactSum] = [:]
        let parts =
            wallet.statement.balances + wallet.laterChanges.map(\.change)
            + wallet.pending.values.map(\.negated)
        for part in parts { sums[part.good, default: ExactSum()].add(part.amount) }
        let shown = Dictionary(wallet.displayedBalances.map { ($0.good, $0.amount) }) { first, _ in
            first
        }
        return Set(sums.keys).union(shown.keys).allSatisfy { good in
            (sums[good] ?? ExactSum()).equals(shown[good] ?? 0)
        }
    }
}

extension [GoodAmount] {
    /// The amounts by good, without zeros.
    fileprivate var amounts: [GoodID: Int64] {
        Dictionary(map { ($0.good, $0.amount) }) { first, _ in first }.filter { $0.value != 0 }
    }
}

extension [GoodID: LedgerReplay.Balance] {
    /// Returns the balances or the debts by good, without zeros.
    fileprivate func amounts(
        _ part: KeyPath<LedgerReplay.Balance, Int64>
    ) -> [GoodID: Int64] {
        mapValues { $0[keyPath: part] }.filter { $0.value != 0 }
    }
}
