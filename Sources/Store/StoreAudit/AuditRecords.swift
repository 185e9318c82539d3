package import StoreModel

/// All that an audit looks at: what the files of the devices, the store and the merchant say.
package struct AuditRecords: Hashable, Sendable {
    /// The devices whose journals are here.
    package var devices: [DeviceAuditRecords]
    /// The store; nil where its files are elsewhere.
    package var store: StoreAuditRecords?
    /// The merchant; nil where its files are elsewhere.
    package var merchant: MerchantAuditRecords?
    /// Texts of histories and logs, which must not hold a secret.
    package var texts: [LoggedText]
    /// The files that the facts were read from.
    package var files: [FileAuditRecord]
    /// The moment of the reading; ages are counted from it. Nil where nobody asks for ages.
    package var readAt: Timestamp?
    /// Whether there was a moment at which all of this was true together.
    ///
    /// Otherwise each side is checked by itself only: a shop that is at work must never raise a false alarm.
    package var isOneMoment: Bool
    /// Whether `devices` holds every device that ever ordered at this store.
    package var holdsAllDevices: Bool
    /// The orders whose journals were removed on purpose, which no device has any more.
    package var forgotten: Set<IntentID> = []
    /// Whether everything had time to settle: what is still open, but for what waits for a person, is then a violation.
    package var mustRest: Bool

    /// Takes the parts as they are.
    package init(
        devices: [DeviceAuditRecords], store: StoreAuditRecords?, merchant: MerchantAuditRecords?,
        texts: [LoggedText] = [], files: [FileAuditRecord] = [], readAt: Timestamp? = nil,
        isOneMoment: Bool = true, holdsAllDevices: Bool = true, mustRest: Bool = false
    ) {
        self.devices = devices
        self.store = store
        self.merchant = merchant
        self.texts = texts
        self.files = files
        self.readAt = readAt
        self.isOneMoment = isOneMoment
        self.holdsAllDevices = holdsAllDevices
        self.mustRest = mustRest
    }
}
