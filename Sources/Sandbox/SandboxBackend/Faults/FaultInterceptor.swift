import SandboxStore
package import StoreAPI
package import StoreModel
import StoreSigning
import Synchronization

/// The line between devices and a backend on which what was planned goes wrong.
///
/// The plans stand in the store's file, so that every process that opens it has the same ones.
package final class FaultInterceptor: ServiceInterceptor {
    /// Waits so many milliseconds; throws when it is given up.
    package typealias Pause = @Sendable (Int64) async throws -> Void

    private let backend: EmbeddedBackend
    private let pause: Pause
    private let onStrike: @Sendable (PlannedFault) -> Void
    /// Calls that wait until another one of their device overtakes them.
    private let overtaken = Mutex(Held())
    /// Founded when it is needed.
    private let forger = Mutex<ForeignStore?>(nil)

    private struct Held {
        var last = 0
        var turns: [CallerKey: [Int: AsyncStream<Void>.Continuation]] = [:]
    }

    private struct CallerKey: Hashable {
        let account: AccountName
        let device: DeviceName

        init(_ context: CallContext) { (account, device) = (context.account, context.device) }
    }

    /// How long a call waits to be overtaken at most, in milliseconds.
    private static let patience: Int64 = 5_000

    /// Takes the backend whose plans count.
    ///
    /// - Parameter onStrike: Is given each fault that strikes a call.
    package init(
        _ backend: EmbeddedBackend, onStrike: @escaping @Sendable (PlannedFault) -> Void = { _ in },
        pause: @escaping Pause
    ) {
        self.backend = backend
        self.onStrike = onStrike
        self.pause = pause
    }

    package func pass<Request: Sendable, Value: Sendable>(
        _ call: ServiceCall, _ request: Request, _ context: CallContext,
        _ body: @Sendable (Request) async throws(ServiceFailure) -> Value
    ) async throws(ServiceFailure) -> Value {
        guard let kind = FaultCall(call) else { return try await body(request) }
        let faults = await backend.store.strikes(kind, about: .of(request), context)
        for fault in faults { onStrike(fault) }
        let isHeldBack = faults.contains { $0.plan.fault == .reorder }
        // Whoever waits to be overtaken is, by a call that does not wait itself.
        defer { if !isHeldBack { letPass(context) } }
        guard !faults.isEmpty else { return try await body(request) }
        if isHeldBack { await wait(context) }
        return try await struck(by: faults[...], request, context, body)
    }

    /// Each fault lies around those that were planned after it.
    private func struck<Request: Sendable, Value: Sendable>(
        by faults: ArraySlice<PlannedFault>, _ request: Request, _ context: CallContext,
        _ body: @Sendable (Request) async throws(ServiceFailure) -> Value
    ) async throws(ServiceFailure) -> Value {
        guard let planned = faults.first else { return try await body(request) }
        let (fault, rest) = (planned.plan.fault, faults.dropFirst())
        switch fault {
        case .latency(let time):
            do { try await pause(time) } catch { throw .noAnswer(NoAnswer(.cut)) }
        case .dropBefore, .status, .html: throw .noAnswer(NoAnswer(planned: planned))
        case .timeout, .dropAfter, .cut:
            _ = try await struck(by: rest, request, context, body)
            throw .noAnswer(NoAnswer(planned: planned))
        case .duplicate: _ = try await struck(by: rest, request, context, body)
        case .tamperedSignature:
            return Tampering.changed(
                try await struck(by: rest, request, context, body), Tampering.forged)
        case .foreignRoot, .replayed:
            let change = await forgery(fault, of: request, context)
            if let question = Tampering.question(request, change) {
                return try await struck(by: rest, question, context, body)
            }
            return Tampering.changed(try await struck(by: rest, request, context, body), change)
        case .wrongNonce:
            return try await struck(by: rest, Tampering.otherQuestion(request), context, body)
        case .storefront(let code): _ = try await backend.setStorefront(code, context)
        case .reorder: break
        }
        return try await struck(by: rest, request, context, body)
    }

    /// What a forger puts in the place of a token that the store has signed.
    private func forgery(
        _ fault: Fault, of request: some Sendable, _ context: CallContext
    ) async -> (JWS) -> JWS {
        if fault == .replayed {
            let other = await backend.replayable(against: context.account, to: request)
            return { other ?? $0 }
        }
        let forger = forger.withLock { forger in
            forger = forger ?? (try? ForeignStore())
            return forger
        }
        return { forger?.forged($0) ?? $0 }
    }

    /// Waits until another call of the device has passed, or for a while.
    private func wait(_ context: CallContext) async {
        let (turns, turn) = AsyncStream<Void>.makeStream()
        let key = CallerKey(context)
        let id = overtaken.withLock { held in
            held.last += 1
            held.turns[key, default: [:]][held.last] = turn
            return held.last
        }
        let pause = pause
        await withTaskGroup(of: Void.self) { group in
            group.addTask { for await _ in turns {} }
            group.addTask { try? await pause(Self.patience) }
            await group.next()
            group.cancelAll()
        }
        overtaken.withLock { held in
            held.turns[key]?[id] = nil
            if held.turns[key]?.isEmpty == true { held.turns[key] = nil }
        }
    }

    private func letPass(_ context: CallContext) {
        let turns = overtaken.withLock { $0.turns.removeValue(forKey: CallerKey(context)) ?? [:] }
        for (_, turn) in turns.sorted(by: { $0.key < $1.key }) { turn.finish() }
    }
}

extension NoAnswer {
    /// The silence that a planned fault makes.
    package init(planned: PlannedFault) {
        switch planned.plan.fault {
        case .timeout: self.init(.timeout)
        case .status(let status, let wait): self.init(.status(status), retryAfter: wait)
        case .html, .cut: self.init(.notUnderstood)
        default: self.init(.cut)
        }
        self.planned = planned
    }
}

extension FaultCall {
    /// The kind of a call; nil for those that nothing strikes.
    init?(_ call: ServiceCall) {
        switch call {
        case .products, .offer: self = .products
        case .orderNumber: self = .orderNumber
        case .purchase: self = .purchase
        case .order: self = .order
        case .verify: self = .verify
        case .finish, .acknowledge: self = .finish
        case .restore: self = .restore
        case .changes, .unfinished: self = .updates
        case .subscriptions: self = .subscriptions
        case .manage: self = .manage
        case .offerCode, .signOffer: self = .offers
        case .wallet: self = .wallet
        case .spend: self = .spend
        case .take: self = .log
        case .storefront: return nil
        }
    }
}
