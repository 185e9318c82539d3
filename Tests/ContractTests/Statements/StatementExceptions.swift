/// A statement whose plan is accepted with a reason.
struct StatementException: Hashable {
    /// A part of the file's path.
    let file: String
    /// A part of the statement; empty for all statements of the file.
    var text = ""
    /// The reason for the exception.
    let reason: String

    static let all: [StatementException] = [
        // These statements are meant to read everything.
        .init(file: "Audit/", reason: "An audit reads the files as a whole."),
        .init(file: "OrderStep+Reading", reason: "The report of a session has all steps."),
        .init(file: "LoggedText+Steps", reason: "An audit reads the texts of all steps."),
        .init(
            file: "StoreTables+Orders", text: "FROM orders", reason: "An audit reads all orders."),
        .init(
            file: "StoreTables+OrderPlans", text: "FROM outside_purchases",
            reason: "An audit reads all of them."),
        .init(
            file: "MerchantTables+ReadingLog", text: "FROM log_chains ORDER BY at, chain",
            reason: "An audit reads all chains."),
        .init(file: "DatabaseReset", reason: "It empties the files of tests and scenarios."),

        // The first rows of an index that contains only matching rows.
        .init(file: "NextDueTimes", reason: "The first row of each index of what is open."),
        .init(
            file: "StoreTables+MassExtensions", text: "INDEXED BY mass_extensions_open",
            reason: "The first row of the index of what is open."),
        .init(
            file: "StoreTables+MassExtensions", text: "INDEXED BY mass_extensions_faulty",
            reason: "The index holds only what was set aside."),
        .init(
            file: "StoreTables+Faulty", text: "EXISTS",
            reason: "The first row of each index of what was set aside."),
        .init(
            file: "StoreTables+OrderQueries", text: "LIMIT 1000",
            reason: "The inner statement ends after 1,000 rows of an index in its order."),
        .init(
            file: "MerchantTables+Dispute", text: "LIMIT 1000",
            reason: "The inner statements end after 1,000 rows."),

        // The rows are few, regardless of the number of purchases.
        .init(
            file: "Journal+Reading", text: "FROM records", reason: "One order has few records."),
        .init(
            file: "StoreTables+Transactions", text: "id = original_id",
            reason: "An account buys each non-consumable once."),

        .init(
            file: "StoreTables+AccountKeys", text: "DELETE FROM account_keys",
            reason: "An account has ten codes at most."),

        // Statements that are assembled at run time.
        .init(
            file: "StoreTables+NotificationHistory", text: "\\(rawValue)",
            reason: "The statement of each filter is checked by its own test."),
        .init(file: "LogRow", text: "INSERT", reason: "It inserts one row."),
        .init(
            file: "Journal+Wallets", text: "INSERT INTO accounts",
            reason: "It writes one row by its key."),
        .init(
            file: "JournalBinding", text: "SELECT", reason: "A device has one row an account."),
    ]
}
