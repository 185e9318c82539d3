import SandboxStore
import StoreAPI
import StoreModel
import StoreSigning

/// A notification sender that applies the planned faults.
struct FaultyNotificationSender: NotificationSender {
    let backend: EmbeddedBackend
    let sender: any NotificationSender
    let pause: FaultInterceptor.Pause

    /// The maximum latency, in milliseconds: after half a minute, another process would consider the notification
    /// unsent.
    private static let maximumLatency: Int64 = 20_000

    /// How long a notification is held back so that those of other subscriptions overtake it, in milliseconds.
    private static let holdTime: Int64 = 2_000

    func post(_ signedPayload: JWS, to url: String) async -> SendAttemptResult {
        let context = CallContext(account: "", device: "", requestID: "notification")
        let planned = try? await backend.store.activeFaults(
            .notifications, about: .nothing, context)
        // Unsent, it is tried again later; sent, it would pass a fault that was planned for it.
        guard let faults = planned else { return .other }
        return await post(signedPayload, to: url, through: faults.map(\.plan.fault)[...])
    }

    private func post(
        _ payload: JWS, to url: String, through faults: ArraySlice<Fault>
    ) async -> SendAttemptResult {
        guard let fault = faults.first else { return await sender.post(payload, to: url) }
        let next = { (payload: JWS) in
            await post(payload, to: url, through: faults.dropFirst())
        }
        switch fault {
        case .latency(let time): try? await pause(min(time, Self.maximumLatency))
        case .reorder: try? await pause(Self.holdTime)
        case .dropBefore: return .socketIssue
        case .status: return .unsuccessfulStatus
        // A sender that checks only the status considers the page a success.
        case .html: return .success
        // The notification arrives, but its response does not.
        case .timeout, .dropAfter, .cut:
            _ = await next(payload)
            return fault.resultWithoutResponse
        case .duplicate: _ = await next(payload)
        case .tamperedSignature: return await next(Tampering.withInvalidSignature(payload))
        case .foreignRoot:
            guard let untrustedStore = try? UntrustedStore() else { break }
            return await next(untrustedStore.signedAgain(payload))
        case .replayed, .wrongNonce, .storefront: break
        }
        return await next(payload)
    }
}

extension Fault {
    /// The result of a notification that arrived without a response.
    fileprivate var resultWithoutResponse: SendAttemptResult {
        switch self {
        case .timeout: .timedOut
        case .cut: .prematureClose
        default: .noResponse
        }
    }
}
