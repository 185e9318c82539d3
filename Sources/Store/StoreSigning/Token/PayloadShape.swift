/// The claims that distinguish one kind of signed payload from the others.
package struct PayloadShape: Sendable {
    /// The claims that each payload of this kind has, and that no other kind has all of.
    let requiredClaims: Set<String>
    /// The claims that only other kinds have: a payload with claims of two kinds matches neither.
    let forbiddenClaims: Set<String>

    /// Returns whether the claims are those of this kind.
    func matches(_ claims: some Collection<String>) -> Bool {
        requiredClaims.isSubset(of: claims) && forbiddenClaims.isDisjoint(with: claims)
    }

    /// The shape of a ``StoreModel/Transaction``.
    static let transaction = PayloadShape(
        requiredClaims: [
            "transactionId", "originalTransactionId", "bundleId", "productId", "type",
        ],
        forbiddenClaims: verdictClaims.union(otherAppleClaims))

    /// The shape of a ``StoreModel/Verdict``.
    static let verdict = PayloadShape(
        requiredClaims: verdictClaims.union(["transactionId"]),
        forbiddenClaims: otherAppleClaims.union(["bundleId", "productId", "originalTransactionId"]))

    private static let verdictClaims: Set = ["nonce", "verdict"]

    /// The claims of renewal infos, app transactions and notifications (App Store Server API).
    private static let otherAppleClaims: Set = [
        "autoRenewStatus", "autoRenewProductId", "receiptType", "deviceVerification",
        "notificationType", "notificationUUID",
    ]
}
