import FoundationEssentials
import StoreModel
import StoreSigning
import Synchronization

/// Verifies notifications as a team's server should: by the pinned root, and with a check for duplicates.
final class NotificationVerifier: Sendable {
    /// The body of a request.
    private struct Body: Decodable {
        let signedPayload: JWS
    }

    private let verifier: JWSVerifier
    private let bundleID: BundleID?
    private let seenIDs = Mutex<Set<NotificationID>>([])

    /// The maximum number of remembered IDs; when it is reached, all are forgotten.
    private static let maximumSeenIDs = 100_000

    init(_ verifier: JWSVerifier, bundleID: BundleID?) {
        self.verifier = verifier
        self.bundleID = bundleID
    }

    /// Verifies the notification of a request's body.
    func read(_ body: Data, now: Timestamp) -> ReceivedNotification.Verification {
        guard let jws = try? JSONDecoder().decode(Body.self, from: body).signedPayload else {
            return .refused("The body is not {\"signedPayload\": …}.")
        }
        do throws(VerificationError) {
            let payload = try verifier.verifyNotification(jws, bundleID: bundleID, now: now)
            return .genuine(payload, try signedParts(payload, now: now))
        } catch {
            return .refused(error.message)
        }
    }

    /// Returns whether an ID was seen before, and remembers it.
    func isRepeated(_ id: NotificationID) -> Bool {
        seenIDs.withLock { seen in
            if seen.count >= Self.maximumSeenIDs { seen = [] }
            return !seen.insert(id).inserted
        }
    }

    private func signedParts(
        _ payload: NotificationPayload, now: Timestamp
    ) throws(VerificationError) -> ReceivedNotification.SignedParts {
        var inside = ReceivedNotification.SignedParts()
        let app = payload.content.bundleID
        switch payload.content {
        case .data(let data):
            if let jws = data.signedTransactionInfo {
                inside.transaction = try verifier.verifyTransaction(
                    jws, bundleID: app, now: now
                ).transaction
            }
            if let jws = data.signedRenewalInfo {
                inside.renewal = try verifier.verifyRenewalInfo(jws, now: now)
            }
        case .appData(let data):
            inside.appTransaction = try verifier.verifyAppTransaction(
                data.signedAppTransactionInfo, bundleID: app, now: now)
        case .summary, .externalPurchaseToken: break
        }
        return inside
    }
}
