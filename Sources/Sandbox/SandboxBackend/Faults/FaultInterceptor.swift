import SandboxStore
package import StoreAPI
package import StoreModel
import StoreSigning
import Synchronization

/// An interceptor between devices and a backend that applies the planned faults.
///
/// The plans are in the store's file, so that they apply to every process that opens it.
package final class FaultInterceptor: ServiceInterceptor {
    /// Waits for this number of milliseconds; throws if the task is cancelled.
    package typealias Pause = @Sendable (Int64) async throws -> Void

    private let backend: EmbeddedBackend
    private let pause: Pause
    private let onFault: @Sendable (PlannedFault) -> Void
    /// Calls that wait until another call of their device has passed.
    private let heldCalls = Mutex(HeldCalls())
    /// The attacker's store, created on first use.
    private let untrustedStore = Mutex<UntrustedStore?>(nil)

    private struct HeldCalls {
        var last = 0
        var continuations: [CallerKey: [Int: AsyncStream<Void>.Continuation]] = [:]
    }

    private struct CallerKey: Hashable {
        let account: AccountName
        let device: DeviceName

        init(_ context: CallContext) { (account, device) = (context.account, context.device) }
    }

    /// The maximum time that a call waits to be overtaken, in milliseconds.
    private static let maximumHoldTime: Int64 = 5_000

    /// Creates an interceptor for a backend's planned faults.
    ///
    /// - Parameter onStrike: Called with each fault that is applied to a call.
    package init(
        _ backend: EmbeddedBackend, onFault: @escaping @Sendable (PlannedFault) -> Void = { _ in },
        pause: @escaping Pause
    ) {
        self.backend = backend
        self.onFault = onFault
        self.pause = pause
    }

    package func intercept<Request: Sendable, Value: Sendable>(
        _ call: ServiceCall, _ request: Request, _ context: CallContext,
        _ body: @Sendable (Request) async throws(ServiceFailure) -> Value
    ) async throws(ServiceFailure) -> Value {
        guard let kind = FaultCall(call) else { return try await body(request) }
        let faults = try await backend.store.activeFaults(kind, about: .of(request), context)
        for fault in faults { onFault(fault) }
        let isHeld = faults.contains { $0.plan.fault == .reorder }
        // A call that is not held back releases the held calls of its device, which it has overtaken.
        defer { if !isHeld { releaseHeldCalls(context) } }
        guard !faults.isEmpty else { return try await body(request) }
        if isHeld { await wait(context) }
        return try await apply(by: faults[...], request, context, body)
    }

    /// Applies the faults; each one wraps those that were planned after it.
    private func apply<Request: Sendable, Value: Sendable>(
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
            _ = try await apply(by: rest, request, context, body)
            throw .noAnswer(NoAnswer(planned: planned))
        case .duplicate: _ = try await apply(by: rest, request, context, body)
        case .tamperedSignature:
            return Tampering.changed(
                try await apply(by: rest, request, context, body), Tampering.withInvalidSignature)
        case .foreignRoot, .replayed:
            let change = await forgery(fault, of: request, context)
            if let changedRequest = Tampering.changedRequest(request, change) {
                return try await apply(by: rest, changedRequest, context, body)
            }
            return Tampering.changed(try await apply(by: rest, request, context, body), change)
        case .wrongNonce:
            return try await apply(by: rest, Tampering.withOtherNonce(request), context, body)
        case .storefront(let code): _ = try await backend.setStorefront(code, context)
        case .reorder: break
        }
        return try await apply(by: rest, request, context, body)
    }

    /// Returns the change that an attacker makes to a token that the store has signed.
    private func forgery(
        _ fault: Fault, of request: some Sendable, _ context: CallContext
    ) async -> (JWS) -> JWS {
        if fault == .replayed {
            let other = await backend.replayable(against: context.account, to: request)
            return { other ?? $0 }
        }
        let store = untrustedStore.withLock { forger in
            forger = forger ?? (try? UntrustedStore())
            return forger
        }
        return { store?.signedAgain($0) ?? $0 }
    }

    /// Waits until another call of the device has passed, or until the maximum time is over.
    private func wait(_ context: CallContext) async {
        let (release, continuation) = AsyncStream<Void>.makeStream()
        let key = CallerKey(context)
        let id = heldCalls.withLock { held in
            held.last += 1
            held.continuations[key, default: [:]][held.last] = continuation
            return held.last
        }
        let pause = pause
        await withTaskGroup(of: Void.self) { group in
            group.addTask { for await _ in release {} }
            group.addTask { try? await pause(Self.maximumHoldTime) }
            await group.next()
            group.cancelAll()
        }
        heldCalls.withLock { held in
            held.continuations[key]?[id] = nil
            if held.continuations[key]?.isEmpty == true { held.continuations[key] = nil }
        }
    }

    private func releaseHeldCalls(_ context: CallContext) {
        let continuations = heldCalls.withLock {
            $0.continuations.removeValue(forKey: CallerKey(context)) ?? [:]
        }
        for (_, continuation) in continuations.sorted(by: { $0.key < $1.key }) {
            continuation.finish()
        }
    }
}

extension NoAnswer {
    /// Creates the failure that a planned fault causes instead of an answer.
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
