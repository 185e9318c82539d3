/// The names of the HTTP headers; the names of accounts and devices in their values are percent-encoded.
package enum WireHeader {
    /// The customer's account.
    package static let account = "Kiosk-Account"
    /// The calling device.
    package static let device = "Kiosk-Device"
    /// The proof that a new device belongs to the account at a sign-in: a code, or the account's secret.
    package static let accountProof = "Kiosk-Account-Proof"
    /// The planned fault that caused an answer.
    package static let plannedFault = "Kiosk-Planned-Fault"
    /// The start of the next page of a list; the last page lacks this header.
    package static let nextCursor = "Kiosk-Next-Cursor"
    /// The ID of this call, for the logs of both sides.
    package static let requestID = "X-Request-Id"
    /// The intent ID of a purchase (IETF draft-ietf-httpapi-idempotency-key-header).
    package static let idempotencyKey = "Idempotency-Key"
}
