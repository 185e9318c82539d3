/// Where a transaction was made (Apple's `environment`); there is no case for `Production`, so it cannot be signed.
public enum StoreEnvironment: String, Codable, Hashable, Sendable {
    /// A test store: no real money.
    case sandbox = "Sandbox"
}
