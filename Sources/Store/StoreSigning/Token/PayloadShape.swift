/// The claims that distinguish one kind of signed payload from the others.
package struct PayloadShape: Sendable {
    /// The claims that each payload of this kind has, and that no other kind has all of.
    let own: Set<String>
    /// The claims that only other kinds have: a payload with claims of two kinds matches neither.
    let foreign: Set<String>

    /// Returns whether the claims are those of this kind.
    func fits(_ claims: some Collection<String>) -> Bool {
        own.isSubset(of: claims) && foreign.isDisjoint(with: claims)
    }

    /// The shape of a ``StoreModel/Transaction``.
    static let transaction = PayloadShape(
        own: ["transactionId", "originalTransactionId", "bundleId", "productId", "type"],
        foreign: verdictOnly.union(othersOfApple))

    /// The shape of a ``StoreModel/Verdict``.
    static let verdict = PayloadShape(
        own: verdictOnly.union(["transactionId"]),
        foreign: othersOfApple.union(["bundleId", "productId", "originalTransactionId"]))

    private static let verdictOnly: Set = ["nonce", "verdict"]

    /// The claims of renewal infos, app transactions and notifications (App Store Server API).
    private static let othersOfApple: Set = [
        "autoRenewStatus", "autoRenewProductId", "receiptType", "deviceVerification",
        "notificationType", "notificationUUID",
    ]
}
