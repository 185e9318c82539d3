/// The names of the headers; names of accounts and devices are percent-encoded.
package enum WireHeader {
    /// The customer's account.
    package static let account = "Kiosk-Account"
    /// The phone that calls.
    package static let device = "Kiosk-Device"
    /// What proves at a sign-in that a new device is the account's: a code, or the account's secret.
    package static let accountProof = "Kiosk-Account-Proof"
    /// The planned fault that an answer comes from.
    package static let plannedFault = "Kiosk-Planned-Fault"
    /// Where the next page of the list begins; the last page has none.
    package static let nextCursor = "Kiosk-Next-Cursor"
    /// The id of this one call, for the logs of both sides.
    package static let requestID = "X-Request-Id"
    /// The intent of a purchase (IETF draft-ietf-httpapi-idempotency-key-header).
    package static let idempotencyKey = "Idempotency-Key"
}
