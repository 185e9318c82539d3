package import StoreModel

/// What the journal of one device says.
package struct DeviceAuditRecords: Hashable, Sendable {
    /// The phone.
    package var device: DeviceName
    /// The records in the order of the file; empty where only the present state is audited.
    package var records: [JournalAuditRecord]
    /// The payments.
    package var payments: [PaymentAuditRecord]
    /// The deliveries, settled ones included: each is a tombstone.
    package var deliveries: [DeliveryAuditRecord]
    /// What the device knows of wallets, one an account.
    package var wallets: [WalletAuditRecord]
    /// Where the stored state is not what the records lead to.
    package var differences: [StateDifference]
    /// The chains of the event log as this device keeps them.
    package var logs: [LogChainAuditRecord]

    /// Takes the parts as they are.
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
