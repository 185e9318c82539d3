/// One event of a device's log, linked by its hash to all earlier ones.
public struct LogEvent: Hashable, Sendable, Codable {
    /// The id under which it is shipped; the merchant accepts each id once.
    public let id: LogEventID
    /// The position in its chain.
    public let link: LogLink
    /// The time by the device's wall clock.
    public let at: Timestamp
    /// The time by the device's monotonic clock: milliseconds since a fixed moment of the current boot.
    public let monotonic: Int64
    /// The content.
    public let entry: LogEntry
    /// The hash of the chain including this event: 64 lower-case hexadecimal digits.
    public let hash: String

    /// Creates an event from its parts; the caller checks whether the hash matches them.
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

    /// The bytes that are hashed after the previous hash: every other part with its length before it, so that different
    /// events have different bytes.
    public var hashedBytes: [UInt8] {
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

// `==` on String treats canonically equivalent texts as equal, but the hash covers the bytes.
extension LogEvent {
    /// Returns whether both have the same content, byte for byte.
    public static func == (left: Self, right: Self) -> Bool {
        left.hash == right.hash && left.link.previousHash == right.link.previousHash
            && left.hashedBytes == right.hashedBytes
    }

    /// Hashes the chained hash, which depends on all other parts.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(hash)
    }
}
