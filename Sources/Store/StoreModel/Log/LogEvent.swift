/// One event of a device's log, tied by its hash to all before it.
public struct LogEvent: Hashable, Sendable, Codable {
    /// The id under which it is shipped; the merchant takes each one once.
    public let id: LogEventID
    /// Its place in its chain.
    public let link: LogLink
    /// When, by the device's wall clock.
    public let at: Timestamp
    /// When, by the device's clock that never goes back: milliseconds since some fixed moment of a boot.
    public let monotonic: Int64
    /// What happened.
    public let entry: LogEntry
    /// The hash of the chain up to and with this event: 64 lower-case hexadecimal digits.
    public let hash: String

    /// Takes the parts as they are; whether the hash fits them is for whoever reads it to check.
    public init(
        id: LogEventID, link: LogLink, at: Timestamp, monotonic: Int64, entry: LogEntry,
        hash: String
    ) {
        self.id = id
        self.link = link
        self.at = at
        self.monotonic = monotonic
        self.entry = entry
        self.hash = hash
    }

    /// The number of the event in its chain.
    public var sequence: Int64 { link.sequence }

    /// The bytes that are hashed after the previous hash: every other part, each with its length before it, so that
    /// no two events have the same ones.
    public var sealedBytes: [UInt8] {
        let fields: [String?] = [
            "kiosk-log-1", id.rawValue, link.chain.rawValue, String(link.sequence),
            String(at.milliseconds), String(monotonic), entry.family.rawValue, entry.name,
            entry.intentID?.rawValue, entry.transactionID?.rawValue, entry.merchantOrder?.rawValue,
            entry.detail,
        ]
        var bytes: [UInt8] = []
        bytes.reserveCapacity(320 + entry.detail.utf8.count)
        for field in fields { Self.append(field, to: &bytes) }
        return bytes
    }

    private static func append(_ field: String?, to bytes: inout [UInt8]) {
        guard let field else { return bytes.append(UInt8(ascii: "-")) }
        bytes.append(contentsOf: String(field.utf8.count).utf8)
        bytes.append(UInt8(ascii: ":"))
        bytes.append(contentsOf: field.utf8)
    }
}

// `==` on String takes canonically equivalent texts for the same one; the bytes are what the hash is over.
extension LogEvent {
    /// Whether both say the same, byte for byte.
    public static func == (left: Self, right: Self) -> Bool {
        left.hash == right.hash && left.link.previousHash == right.link.previousHash
            && left.sealedBytes == right.sealedBytes
    }

    /// Hashes the chained hash, which depends on everything else.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(hash)
    }
}
