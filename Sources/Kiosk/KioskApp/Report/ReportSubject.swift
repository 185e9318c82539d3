import StoreModel

/// The subject of a report: a profile, and the account and device that the report is about.
struct ReportSubject: Sendable {
    /// The profile's name.
    var name: String
    /// The profile's folder.
    var folder: String
    /// The store: `embedded`, or the address of a shared backend.
    var backend = Settings.embedded
    /// The address of the team's own server; nil if kiosk's merchant verifies the purchases.
    var merchant: String?
    /// The catalog's file name.
    var catalogName: String
    /// The catalog; nil if it cannot be read.
    var catalog: Catalog?
    /// The account.
    var account: AccountName
    /// The device.
    var device: DeviceName
    /// The language of titles and screens.
    var locale = LocaleID.fallback
    /// The current time of the machine's clock.
    var now: Timestamp
    /// The home folder of the user who makes the report.
    var home: String?
}
