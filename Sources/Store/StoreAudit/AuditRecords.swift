package import StoreModel

/// The input of an audit: the contents of the files of devices, store and merchant.
package struct AuditRecords: Hashable, Sendable {
    /// The devices with available journals.
    package var devices: [DeviceAuditRecords]
    /// The store; nil if its files are not available.
    package var store: StoreAuditRecords?
    /// The merchant; nil if its files are not available.
    package var merchant: MerchantAuditRecords?
    /// The texts of histories and logs, which must not contain a secret.
    package var texts: [LoggedText]
    /// The files from which the records were read.
    package var files: [FileAuditRecord]
    /// The time of reading, from which ages are computed; nil if ages are not needed.
    package var readAt: Timestamp?
    /// Whether all records are from the same moment.
    ///
    /// Otherwise each side is checked separately, so that an audit of a running shop never raises a false alarm.
    package var isConsistentSnapshot: Bool
    /// Whether `devices` contains every device that ever ordered at this store.
    package var includesAllDevices: Bool
    /// The orders that are missing from all journals since those were deleted on purpose.
    package var intentsOfDeletedJournals: Set<IntentID> = []
    /// Whether all work should be complete: open work is then a violation, unless it waits for a person.
    package var expectsCompletedWork: Bool

    /// Creates a value from its parts without validating them.
    package init(
        devices: [DeviceAuditRecords], store: StoreAuditRecords?, merchant: MerchantAuditRecords?,
        texts: [LoggedText] = [], files: [FileAuditRecord] = [], readAt: Timestamp? = nil,
        isConsistentSnapshot: Bool = true, includesAllDevices: Bool = true,
        expectsCompletedWork: Bool = false
    ) {
        self.devices = devices
        self.store = store
        self.merchant = merchant
        self.texts = texts
        self.files = files
        self.readAt = readAt
        self.isConsistentSnapshot = isConsistentSnapshot
        self.includesAllDevices = includesAllDevices
        self.expectsCompletedWork = expectsCompletedWork
    }
}
