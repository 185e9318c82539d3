/// The error codes of `verifyReceipt`; the raw values are Apple's (`status`).
enum ReceiptStatus: Int, Error {
    /// The method is not POST, or the body is not readable JSON.
    case unreadable = 21_000
    /// `receipt-data` is missing, or is not a receipt.
    case malformed = 21_002
    /// The receipt was not signed by this store.
    case notAuthentic = 21_003
    /// The password is not the shared secret.
    case wrongSecret = 21_004
    /// A sandbox receipt was sent to the production endpoint.
    case sandboxReceipt = 21_007
    /// A production receipt was sent to the sandbox.
    case productionReceipt = 21_008
    /// The store did not answer; `is-retryable` is true.
    case tryAgain = 21_009
    /// The store does not have the signed transaction, so the receipt's customer never bought anything here.
    case noAccount = 21_010
}

/// The error response, `{"status":…}`.
struct ReceiptErrorResponse: Encodable {
    private let status: Int
    private let environment = "Sandbox"
    private let isRetryable: Bool?

    init(_ status: ReceiptStatus) {
        self.status = status.rawValue
        isRetryable = status == .tryAgain ? true : nil
    }

    private enum CodingKeys: String, CodingKey {
        case status, environment
        case isRetryable = "is-retryable"
    }
}
