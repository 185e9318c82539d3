/// The contents of a notification's signed payload (Apple's `ResponseBodyV2DecodedPayload`).
package struct NotificationPayload: Hashable, Sendable, Codable {
    /// The id, the same for every attempt.
    package let id: NotificationID
    /// The type and subtype.
    package let kind: NotificationKind
    /// When the store signed this attempt.
    package let signedDate: Timestamp
    package let content: NotificationContent

    /// The only supported version.
    package static let version = "2.0"

    /// Creates a value from its parts without validating them.
    package init(
        id: NotificationID, kind: NotificationKind, signedDate: Timestamp,
        content: NotificationContent
    ) {
        self.id = id
        self.kind = kind
        self.signedDate = signedDate
        self.content = content
    }

    private enum CodingKeys: String, CodingKey {
        case notificationType, subtype, notificationUUID, version, signedDate
        case data, summary, externalPurchaseToken, appData
    }

    /// Decodes the wire format.
    ///
    /// - Throws: `DecodingError`, also for another version and unless there is exactly one content.
    package init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        guard try fields.decode(String.self, forKey: .version) == Self.version else {
            throw DecodingError.dataCorruptedError(
                forKey: .version, in: fields, debugDescription: "not \(Self.version)")
        }
        id = try fields.decode(NotificationID.self, forKey: .notificationUUID)
        kind = NotificationKind(
            try fields.decode(NotificationType.self, forKey: .notificationType),
            try fields.decodeIfPresent(NotificationSubtype.self, forKey: .subtype))
        signedDate = try fields.decode(Timestamp.self, forKey: .signedDate)
        let contents = try Self.contents(of: fields)
        guard contents.count == 1, let content = contents.first else {
            throw DecodingError.dataCorruptedError(
                forKey: .data, in: fields, debugDescription: "not exactly one content")
        }
        self.content = content
    }

    private static func contents(
        of fields: KeyedDecodingContainer<CodingKeys>
    ) throws -> [NotificationContent] {
        [
            try fields.decodeIfPresent(NotificationData.self, forKey: .data).map { .data($0) },
            try fields.decodeIfPresent(NotificationSummary.self, forKey: .summary)
                .map { .summary($0) },
            try fields.decodeIfPresent(
                ExternalPurchaseToken.self, forKey: .externalPurchaseToken
            ).map { .externalPurchaseToken($0) },
            try fields.decodeIfPresent(NotificationAppData.self, forKey: .appData)
                .map { .appData($0) },
        ].compactMap { $0 }
    }

    /// Encodes the wire format.
    package func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: CodingKeys.self)
        try fields.encode(kind.type, forKey: .notificationType)
        try fields.encodeIfPresent(kind.subtype, forKey: .subtype)
        try fields.encode(id, forKey: .notificationUUID)
        try fields.encode(Self.version, forKey: .version)
        try fields.encode(signedDate, forKey: .signedDate)
        switch content {
        case .data(let data): try fields.encode(data, forKey: .data)
        case .summary(let summary): try fields.encode(summary, forKey: .summary)
        case .externalPurchaseToken(let token):
            try fields.encode(token, forKey: .externalPurchaseToken)
        case .appData(let data): try fields.encode(data, forKey: .appData)
        }
    }
}
