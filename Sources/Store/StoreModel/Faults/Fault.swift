/// A failure of one call.
public enum Fault: Hashable, Sendable {
    /// The call takes 1 to 3,600,000 milliseconds longer.
    case latency(milliseconds: Int64)
    /// The call is performed, and its answer does not arrive in time.
    case timeout
    /// The connection breaks before the request arrives; the call is not performed.
    case dropBefore
    /// The call is performed, and the connection breaks before the answer.
    case dropAfter
    /// The request arrives twice.
    case duplicate
    /// A later request of the same device overtakes it.
    case reorder
    /// The call is performed, and the answer is cut off after this number of bytes.
    case cut(bytes: Int)
    /// The call is not performed; the answer is an HTTP status without a body of the protocol.
    ///
    /// `retryAfter` is the requested delay before the next attempt, in milliseconds.
    case status(Int, retryAfter: Int64?)
    /// The call is not performed; the answer is an HTML page with status 200, as from a captive portal.
    case html
    /// The call is performed; the signatures in the answer do not match the signed contents.
    case tamperedSignature
    /// The signed contents of the answer are signed by a store with another root. For a call to the merchant, this
    /// applies to what the device sends.
    case foreignRoot
    /// Each transaction is replaced by another one that the store signed: the newest of another customer, otherwise the
    /// oldest of the same customer. For a call to the merchant, this applies to what the device sends.
    case replayed
    /// The call is performed; the verdict has the nonce of another request.
    case wrongNonce
    /// The account moves to another country (ISO 3166-1 alpha-3) just before the request arrives.
    case storefront(String)

    /// The calls to which the fault applies.
    public var calls: Set<FaultCall> {
        switch self {
        case .tamperedSignature, .foreignRoot:
            [.purchase, .order, .verify, .restore, .updates, .subscriptions, .notifications]
        case .replayed: [.purchase, .order, .verify, .restore, .updates]
        case .wrongNonce: [.verify]
        case .storefront: [.purchase]
        default: Set(FaultCall.allCases)
        }
    }
}

extension Fault: CustomStringConvertible, LosslessStringConvertible {
    /// The syntax of `kiosk sandbox fault`: `latency=2s`, `drop-after`, `cut=100`, `429=30s`, `503`.
    public var description: String {
        switch self {
        case .latency(let time): "latency=\(FaultDuration.text(time))"
        case .timeout: "timeout"
        case .dropBefore: "drop-before"
        case .dropAfter: "drop-after"
        case .duplicate: "duplicate"
        case .reorder: "reorder"
        case .cut(let bytes): "cut=\(bytes)"
        case .status(let status, let wait):
            wait.map { "\(status)=\(FaultDuration.text($0))" } ?? "\(status)"
        case .html: "html"
        case .tamperedSignature: "tampered-signature"
        case .foreignRoot: "foreign-root"
        case .replayed: "replayed"
        case .wrongNonce: "wrong-nonce"
        case .storefront(let code): "storefront=\(code)"
        }
    }

    /// An example of each form that ``init(_:)`` parses.
    public static let examples = [
        "latency=2s", "timeout", "drop-before", "drop-after", "duplicate", "reorder", "cut=100",
        "429=30s", "500", "503", "html", "tampered-signature", "foreign-root", "replayed",
        "wrong-nonce", "storefront=JPN",
    ]

    /// Parses the form of ``description``; nil for any other text, and for numbers out of range.
    public init?(_ text: String) {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let value = parts.count == 2 ? String(parts[1]) : nil
        switch (parts.first ?? "", value) {
        case ("latency", let value?):
            guard let time = FaultDuration.milliseconds(value), time > 0 else { return nil }
            self = .latency(milliseconds: time)
        case ("cut", let value?):
            guard let bytes = Int(value), (0...Self.maximumBytes).contains(bytes) else {
                return nil
            }
            self = .cut(bytes: bytes)
        case ("storefront", let value?):
            guard let entry = StorefrontTable.entry(value) else { return nil }
            self = .storefront(entry.storefront.countryCode)
        case ("timeout", nil): self = .timeout
        case ("drop-before", nil): self = .dropBefore
        case ("drop-after", nil): self = .dropAfter
        case ("duplicate", nil): self = .duplicate
        case ("reorder", nil): self = .reorder
        case ("html", nil): self = .html
        case ("tampered-signature", nil): self = .tamperedSignature
        case ("foreign-root", nil): self = .foreignRoot
        case ("replayed", nil): self = .replayed
        case ("wrong-nonce", nil): self = .wrongNonce
        case (let word, let value):
            guard let status = Self.status(word) else {
                return nil
            }
            let wait = value.map { FaultDuration.milliseconds($0) }
            // An invalid wait is an error; it must not become a missing wait.
            if case .some(.none) = wait { return nil }
            self = .status(status, retryAfter: wait ?? nil)
        }
    }

    /// The largest number of bytes after which an answer can be cut off.
    static let maximumBytes = 1_000_000

    /// Returns an HTTP error status; nil for any other text.
    static func status(_ word: some StringProtocol) -> Int? {
        guard word.utf8.count == 3, let status = Int(word), (400...599).contains(status) else {
            return nil
        }
        return status
    }
}

extension Fault: Codable {
    /// Decodes the text form.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let fault = Fault(try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "not the name of a fault")
        }
        self = fault
    }

    /// Encodes the text form.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
