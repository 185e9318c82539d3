import SandboxCore
package import StoreModel
package import StoreSigning

/// A notification that is made by hand: from a template, with single claims changed, and then signed.
///
/// It is not an event of the store, and nothing is recorded.
package struct NotificationDraft: Sendable {
    /// The kind of event.
    package let kind: NotificationKind
    /// The ID by which a server recognizes a repeated notification.
    package private(set) var id: NotificationID
    private var parts: NotificationParts
    private let now: Timestamp
    private var isPriceSet = false

    /// Creates a draft from a template.
    init(_ kind: NotificationKind, id: NotificationID, about subject: SampleNotificationValues) {
        self.kind = kind
        self.id = id
        parts = NotificationTemplate.parts(of: kind, about: subject)
        now = subject.now
    }

    /// Sets a claim in each part that has it, or only in one part if its name and a dot precede the claim: `data`,
    /// `summary`, `externalPurchaseToken`, `appData`, `transaction`, `renewalInfo` or `appTransaction`.
    ///
    /// - Returns: False if the claim is unknown or the value is invalid.
    package mutating func set(_ field: String, to value: String) -> Bool {
        let words = field.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        let (part, claim) = words.count == 2 ? (String(words[0]), String(words[1])) : (nil, field)
        // Signed claims cannot be set: their content is set claim by claim, and signed at the end.
        guard claim == "signedDate" || !claim.hasPrefix("signed") else { return false }
        if part == nil, claim == "notificationUUID" {
            guard UniqueID.isUUID(value) else { return false }
            id = NotificationID(value)
            return true
        }
        let unitPrice = parts.transaction?.unitPrice
        let found = [
            setContent(part, claim, value),
            Self.edit(&parts.transaction, "transaction", part, claim, value),
            Self.edit(&parts.renewal, "renewalInfo", part, claim, value),
            Self.edit(&parts.appTransaction, "appTransaction", part, claim, value),
        ]
        // A price that is set by hand does not have a unit price that it could contradict.
        if claim == "price" { parts.transaction?.signedUnitPrice = nil }
        isPriceSet = isPriceSet || claim == "price"
        if claim == "quantity", !isPriceSet, let unitPrice { setTotal(unitPrice) }
        return found.contains(true)
    }

    /// Multiplies the price by the quantity, as the store does.
    private mutating func setTotal(_ unitPrice: Price) {
        guard let quantity = parts.transaction?.quantity, let total = unitPrice.times(quantity)
        else { return }
        parts.transaction?.price = total.milliunits
        parts.transaction?.signedUnitPrice = quantity == 1 ? nil : unitPrice.milliunits
    }

    /// Signs the notification and its signed parts.
    ///
    /// - Throws: `refused` for content that a verifier would reject, such as a quantity of 11.
    package func signed(by signer: JWSSigner) throws(SigningError) -> JWS {
        let content: NotificationContent
        switch parts.content {
        case .data(var data):
            if let transaction = parts.transaction {
                data.signedTransactionInfo = try signer.sign(transaction)
            }
            if let renewal = parts.renewal { data.signedRenewalInfo = try signer.sign(renewal) }
            content = .data(data)
        case .appData(var data):
            if let app = parts.appTransaction {
                data.signedAppTransactionInfo = try signer.sign(app)
            }
            content = .appData(data)
        case .summary, .externalPurchaseToken: content = parts.content
        }
        return try signer.sign(
            NotificationPayload(id: id, kind: kind, signedDate: now, content: content))
    }

    private mutating func setContent(_ part: String?, _ claim: String, _ value: String) -> Bool {
        let edited: NotificationContent?
        switch parts.content {
        case .data(let data) where part == nil || part == "data":
            edited = PayloadEdit.setting(claim, to: value, in: data).map { .data($0) }
        case .summary(let summary) where part == nil || part == "summary":
            edited = PayloadEdit.setting(claim, to: value, in: summary).map { .summary($0) }
        case .externalPurchaseToken(let token) where part == nil || part == "externalPurchaseToken":
            edited = PayloadEdit.setting(claim, to: value, in: token)
                .map { .externalPurchaseToken($0) }
        case .appData(let data) where part == nil || part == "appData":
            edited = PayloadEdit.setting(claim, to: value, in: data).map { .appData($0) }
        default: edited = nil
        }
        if let edited { parts.content = edited }
        return edited != nil
    }

    private static func edit<Payload: Codable>(
        _ payload: inout Payload?, _ name: String, _ part: String?, _ claim: String,
        _ value: String
    ) -> Bool {
        guard part == nil || part == name, let before = payload,
            let edited = PayloadEdit.setting(claim, to: value, in: before)
        else { return false }
        payload = edited
        return true
    }
}
