import KioskUI
import PurchaseEngine
import StoreAPI
import StoreClient
import StoreModel

/// Handling of a shared backend that stops answering and answers again.
extension ShopWorker {
    /// Posts the session context, and the remembered catalog if the backend does not answer.
    func tellPlace(of backend: BackendSession) {
        // The catalog is posted before the context: a catalog after the context counts as an answer of the store.
        let last = backend.silence == nil ? nil : backend.lastCatalog()
        if let last { mailbox.post(.catalog(last)) }
        mailbox.post(.place(backend.settings.place(in: backend.storefront)))
        guard let silence = backend.silence else { return }
        mailbox.post(.offline)
        // The server that answers is not trusted, which the user must know as well.
        if silence.code == CommandFailure.notTrusted { mailbox.post(.trouble(silence.message)) }
    }

    /// Posts when a shared backend stops answering and when it answers again, until the task is cancelled.
    func lookOut(_ backend: BackendSession) async {
        guard case .shared(let remote) = backend.side else { return }
        let lookout = ReachabilityMonitor(
            backend.silence == nil ? .itself : .none, clock: backend.settings.clock,
            knock: {
                await Self.knock(remote.hurried(milliseconds: BackendSession.patience), backend)
            }, tell: { await tell($0, remote, backend) })
        await lookout.run(remote.reach.changes)
    }

    private static func knock(
        _ remote: RemoteBackend, _ backend: BackendSession
    ) async -> ReachabilityMonitor.Answer {
        do throws(ServiceFailure) {
            return try await remote.identity() == backend.identity ? .itself : .another
        } catch {
            // A refusal is an answer as well; its reason is reported by the caller of that request.
            if case .refusal = error { return .itself }
            return .none
        }
    }

    private func tell(
        _ answer: ReachabilityMonitor.Answer, _ remote: RemoteBackend, _ backend: BackendSession
    ) async {
        switch answer {
        case .none: mailbox.post(.offline)
        case .another:
            mailbox.post(.offline)
            mailbox.post(
                .trouble(
                    "A different store answers at \(backend.settings.backend?.description ?? "the address") "
                        + "now. Nothing was charged. To shop there, quit and open kiosk again."))
        case .itself:
            let country = await BackendSession.country(backend.settings, remote)
            mailbox.post(.place(backend.settings.place(in: country)))
            mailbox.post(.online)
        }
    }
}
