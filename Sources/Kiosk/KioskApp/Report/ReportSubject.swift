import StoreModel

/// What a report is of: the folder of a profile, and who stood where.
struct ReportSubject: Sendable {
    /// The profile's name.
    var name: String
    /// The profile's folder.
    var folder: String
    /// Who sells, in a word: `embedded`, or an address.
    var backend = Settings.embedded
    /// The team's own server, where one judges.
    var merchant: String?
    /// The catalog's file name.
    var catalogName: String
    /// What is sold; nil where it cannot be read.
    var catalog: Catalog?
    /// The customer.
    var account: AccountName
    /// The phone.
    var device: DeviceName
    /// The language.
    var locale = LocaleID.fallback
    /// The machine's time.
    var now: Timestamp
    /// The folder of whoever makes the report.
    var home: String?
}
