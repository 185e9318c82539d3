/// Why `verifyReceipt` does not say what a receipt holds; the raw values are Apple's (`status`).
enum ReceiptStatus: Int, Error {
    /// The request was not POST, or no JSON that can be read.
    case unreadable = 21_000
    /// `receipt-data` is missing, or no receipt.
    case malformed = 21_002
    /// The receipt was not signed by this store.
    case notAuthentic = 21_003
    /// The password is not the one that is wanted.
    case wrongSecret = 21_004
    /// A receipt of the sandbox was sent to what stands in for production.
    case sandboxReceipt = 21_007
    /// A receipt of production was sent to the sandbox.
    case productionReceipt = 21_008
    /// The store gave no answer; `is-retryable` says that it may.
    case tryAgain = 21_009
    /// The store knows nothing of what it signed: whoever has the receipt never bought anything here.
    case noAccount = 21_010
}

/// `{"status":…}`, which says no.
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
