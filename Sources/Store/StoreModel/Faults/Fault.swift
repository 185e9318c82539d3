/// What goes wrong with one call.
public enum Fault: Hashable, Sendable {
    /// It takes so many milliseconds longer, 1 to 3,600,000.
    case latency(milliseconds: Int64)
    /// It is done, and its answer does not come in time.
    case timeout
    /// The connection breaks before it arrives: nothing is done.
    case dropBefore
    /// It is done, and the connection breaks before the answer.
    case dropAfter
    /// It arrives twice.
    case duplicate
    /// A later call of the same device overtakes it.
    case reorder
    /// It is done, and the answer breaks off after so many bytes.
    case cut(bytes: Int)
    /// It is not done; the answer is an HTTP status without a body of the protocol.
    ///
    /// `retryAfter` is how long the other side asks to wait, in milliseconds.
    case status(Int, retryAfter: Int64?)
    /// It is not done; the answer is a page of HTML with status 200, as of a hotel's network.
    case html
    /// It is done; the signatures in the answer are not what was signed.
    case tamperedSignature
    /// What is signed in the answer is signed by a store with another root; of a question to the merchant, what the device
    /// shows him.
    case foreignRoot
    /// In the place of each transaction stands another one that the store has signed: the newest of another customer,
    /// and without one the oldest of the same; of a question to the merchant, what the device shows him.
    case replayed
    /// It is done; the verdict answers another question than the one that was asked.
    case wrongNonce
    /// The account moves to another country, ISO 3166-1 alpha-3, just before it arrives.
    case storefront(String)

    /// The calls that it can strike.
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
    /// As `kiosk sandbox fault` takes it: `latency=2s`, `drop-after`, `cut=100`, `429=30s`, `503`.
    public var description: String {
        switch self {
        case .latency(let time): "latency=\(FaultTime.text(time))"
        case .timeout: "timeout"
        case .dropBefore: "drop-before"
        case .dropAfter: "drop-after"
        case .duplicate: "duplicate"
        case .reorder: "reorder"
        case .cut(let bytes): "cut=\(bytes)"
        case .status(let status, let wait):
            wait.map { "\(status)=\(FaultTime.text($0))" } ?? "\(status)"
        case .html: "html"
        case .tamperedSignature: "tampered-signature"
        case .foreignRoot: "foreign-root"
        case .replayed: "replayed"
        case .wrongNonce: "wrong-nonce"
        case .storefront(let code): "storefront=\(code)"
        }
    }

    /// Every word that ``init(_:)`` takes, as examples.
    public static let examples = [
        "latency=2s", "timeout", "drop-before", "drop-after", "duplicate", "reorder", "cut=100",
        "429=30s", "500", "503", "html", "tampered-signature", "foreign-root", "replayed",
        "wrong-nonce", "storefront=JPN",
    ]

    /// Reads what ``description`` writes; nil for anything else, and for numbers out of their bounds.
    public init?(_ text: String) {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let value = parts.count == 2 ? String(parts[1]) : nil
        switch (parts.first ?? "", value) {
        case ("latency", let value?):
            guard let time = FaultTime.milliseconds(value), time > 0 else { return nil }
            self = .latency(milliseconds: time)
        case ("cut", let value?):
            guard let bytes = Int(value), (0...Self.mostBytes).contains(bytes) else { return nil }
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
            let wait = value.map { FaultTime.milliseconds($0) }
            // A wait that is no time is a mistake, and not none.
            if case .some(.none) = wait { return nil }
            self = .status(status, retryAfter: wait ?? nil)
        }
    }

    /// The most bytes after which an answer can break off.
    static let mostBytes = 1_000_000

    /// A status of HTTP that says that something failed; nil for anything else.
    static func status(_ word: some StringProtocol) -> Int? {
        guard word.utf8.count == 3, let status = Int(word), (400...599).contains(status) else {
            return nil
        }
        return status
    }
}

extension Fault: Codable {
    /// Reads the word.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let fault = Fault(try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "no fault is called like this")
        }
        self = fault
    }

    /// Writes the word.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
