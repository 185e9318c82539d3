package import StoreModel

/// The contents of one device's journal.
package struct DeviceAuditRecords: Hashable, Sendable {
    package var device: DeviceName
    /// The records in the order of the file; empty if only the current state is audited.
    package var records: [JournalAuditRecord]
    package var payments: [PaymentAuditRecord]
    /// The deliveries, including settled ones: each is a tombstone.
    package var deliveries: [DeliveryAuditRecord]
    /// The device's view of wallets, one for each account.
    package var wallets: [WalletAuditRecord]
    /// The differences between the stored state and the state that its records lead to.
    package var differences: [StateDifference]
    /// The chains of the event log on this device.
    package var logs: [LogChainAuditRecord]

    /// Creates a value from its parts without validating them.
    package init(
        device: DeviceName, records: [JournalAuditRecord] = [], payments: [PaymentAuditRecord] = [],
        deliveries: [DeliveryAuditRecord] = [], wallets: [WalletAuditRecord] = [],
        differences: [StateDifference] = [], logs: [LogChainAuditRecord] = []
    ) {
        self.device = device
        self.records = records
        self.payments = payments
        self.deliveries = deliveries
        self.wallets = wallets
        self.differences = differences
        self.logs = logs
    }
}
