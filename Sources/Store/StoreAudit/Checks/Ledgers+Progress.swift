import StoreModel

/// I9, I10, I11: the progress of orders.
extension Ledgers {
    func progress() -> InvariantResult {
        guard !input.devices.isEmpty else {
            return InvariantResult(.i9, Tally(), missing: missingDevices)
        }
        var tally = Tally()
        var restarts = 0
        for device in input.devices {
            var checker = RecordOrderChecker()
            var clock = Int64.min
            for record in device.records {
                // The monotonic clock restarts when the machine does.
                if record.monotonic < clock { restarts += 1 }
                clock = record.monotonic
                let defect = checker.process(record)
                tally.expect(
                    defect == nil, checker.subject(of: record), "\(device.device): \(defect ?? "")")
            }
        }
        return InvariantResult(
            .i9, tally,
            figure: countText(tally.checked, "record")
                + (restarts > 0
                    ? ", the machine's clock restarted \(countText(restarts, "time"))" : ""))
    }

    func openWork() -> InvariantResult {
        guard !input.devices.isEmpty else {
            return InvariantResult(.i10, Tally(), missing: missingDevices)
        }
        var tally = Tally()
        for device in input.devices {
            let deliveredIDs = Set(device.deliveries.map(\.transaction.id))
            for payment in device.payments {
                tally.expect(
                    payment.isOpen == payment.isListedOpen, "\(payment.intentID)",
                    Self.openStateMismatch(payment.isOpen, device.device))
                guard case .completed(let id) = payment.stage else { continue }
                tally.expect(
                    deliveredIDs.contains(id), "\(payment.intentID)",
                    "\(device.device) knows that the order became transaction \(id), but does not have that transaction."
                )
            }
            for delivery in device.deliveries {
                tally.expect(
                    delivery.isOpen == delivery.isListedOpen, "\(delivery.transaction.id)",
                    Self.openStateMismatch(delivery.isOpen, device.device))
            }
        }
        return InvariantResult(.i10, tally, figure: "\(openRows.count) open")
    }

    private static func openStateMismatch(_ isOpen: Bool, _ device: DeviceName) -> String {
        isOpen
            ? "It is open on \(device), but a launch would not continue it."
            : "It has ended on \(device), but a launch would continue it."
    }

    func endings() -> InvariantResult {
        let open = openRows
        var tally = Tally()
        for row in open where input.expectsCompletedWork {
            tally.expect(false, row.subject, "It is still open on \(row.device).")
        }
        if input.expectsCompletedWork, let store = input.store {
            for fact in store.transactions {
                tally.expect(
                    fact.isFinished, "\(fact.id)", "It is still unfinished at the store.")
            }
            for id in store.outbox {
                tally.expect(false, "\(id)", "The merchant still does not know of its refund.")
            }
        }
        var figure = open.isEmpty ? "nothing is open" : "\(open.count) open"
        if let now = input.readAt, let oldest = open.map(\.since).min() {
            figure += ", the oldest for \(max(0, now.since(oldest)) / 1000) s"
        }
        return InvariantResult(
            .i11, tally, figure: figure,
            missing: input.devices.isEmpty && input.store == nil ? MissingReason.devices : nil)
    }

    private struct OpenRow {
        let subject: String
        let device: DeviceName
        let since: Timestamp
    }

    /// The open work that continues without user action; work that waits for a person is excluded.
    private var openRows: [OpenRow] {
        input.devices.flatMap { device in
            let payments = device.payments.filter { $0.isOpen && $0.stage != .pending }
                .map {
                    OpenRow(
                        subject: "\($0.intentID)", device: device.device, since: $0.confirmedAt)
                }
            let deliveries = device.deliveries.filter(\.isOpen)
                .map {
                    OpenRow(
                        subject: "\($0.transaction.id)", device: device.device, since: $0.receivedAt
                    )
                }
            let spends = device.wallets.flatMap { wallet in
                wallet.pending.keys.map {
                    OpenRow(
                        subject: "\($0)", device: device.device,
                        since: input.readAt ?? Timestamp(milliseconds: 0))
                }
            }
            return payments + deliveries + spends
        }
    }
}
