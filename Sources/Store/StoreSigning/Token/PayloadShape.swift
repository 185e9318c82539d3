/// The claims that tell one kind of signed payload from another.
package struct PayloadShape: Sendable {
    /// The claims that each payload of this kind has, and together no other kind.
    let own: Set<String>
    /// Claims that only other kinds have: a payload that mixes two kinds is of neither.
    let foreign: Set<String>

    /// Whether the claims are those of this kind.
    func fits(_ claims: some Collection<String>) -> Bool {
        own.isSubset(of: claims) && foreign.isDisjoint(with: claims)
    }

    /// A ``StoreModel/Transaction``.
    static let transaction = PayloadShape(
        own: ["transactionId", "originalTransactionId", "bundleId", "productId", "type"],
        foreign: verdictOnly.union(othersOfApple))

    /// A ``StoreModel/Verdict``.
    static let verdict = PayloadShape(
        own: verdictOnly.union(["transactionId"]),
        foreign: othersOfApple.union(["bundleId", "productId", "originalTransactionId"]))

    private static let verdictOnly: Set = ["nonce", "verdict"]

    /// Of renewal infos, app transactions and notifications (App Store Server API).
    private static let othersOfApple: Set = [
        "autoRenewStatus", "autoRenewProductId", "receiptType", "deviceVerification",
        "notificationType", "notificationUUID",
    ]
}
