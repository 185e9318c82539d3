package import StoreAPI
package import StoreModel
import Synchronization

/// An interceptor that simulates the crash of the calling process, once; later calls and pending answers hang.
///
/// The services behind it are not affected: the durable state at that time is what a power failure would have left.
package final class CrashInterceptor: ServiceInterceptor {
    private struct State {
        var moment: CrashMoment?
        var callCount = 0
        var hasCrashed = false
    }

    private let state: Mutex<State>
    private let passing: (@Sendable (ServiceCall) async -> Void)?
    private let onCrash: @Sendable (CrashMoment?) -> Void

    /// - Parameters:
    ///   - moment: The moment of the crash; nil for none.
    ///   - passing: A step that each call awaits before it begins; nil for none.
    ///   - onDeath: Called at the moment of the crash, before anything else; with nil for ``die()``.
    package init(
        _ moment: CrashMoment? = nil, passing: (@Sendable (ServiceCall) async -> Void)? = nil,
        onCrash: @escaping @Sendable (CrashMoment?) -> Void
    ) {
        state = Mutex(State(moment: moment))
        (self.passing, self.onCrash) = (passing, onCrash)
    }

    /// Whether the crash has happened.
    package var hasCrashed: Bool { state.withLock { $0.hasCrashed } }

    /// Sets the moment of the crash and restarts the count of calls; nil for no crash.
    package func crash(at moment: CrashMoment?) {
        state.withLock { state in (state.moment, state.callCount) = (moment, 0) }
    }

    /// Crashes now.
    package func crash() { crash(of: nil) }

    private func crash(of moment: CrashMoment?) {
        let isFirst = state.withLock { state in
            defer { state.hasCrashed = true }
            return !state.hasCrashed
        }
        if isFirst { onCrash(moment) }
    }

    package func intercept<Request: Sendable, Value: Sendable>(
        _ call: ServiceCall, _ request: Request, _ context: CallContext,
        _ body: @Sendable (Request) async throws(ServiceFailure) -> Value
    ) async throws(ServiceFailure) -> Value {
        guard !hasCrashed else { return try await hang() }
        await passing?(call)
        // The crash may have happened during the wait.
        guard !hasCrashed else { return try await hang() }
        let moment = countCall(call)
        if let moment, moment.side == .before {
            crash(of: moment)
            return try await hang()
        }
        let answer: Result<Value, ServiceFailure>
        do throws(ServiceFailure) {
            answer = .success(try await body(request))
        } catch {
            answer = .failure(error)
        }
        if let moment { crash(of: moment) }
        // Another call may have caused the crash meanwhile.
        guard !hasCrashed else { return try await hang() }
        return try answer.get()
    }

    /// Counts a call, and returns the moment of the crash if the call reaches it.
    private func countCall(_ call: ServiceCall) -> CrashMoment? {
        state.withLock { state in
            guard let moment = state.moment, moment.call == call else { return nil }
            state.callCount += 1
            return state.callCount == moment.number ? moment : nil
        }
    }

    /// Waits until the task is cancelled, since a crashed process never gets an answer.
    private func hang<Value>() async throws(ServiceFailure) -> Value {
        for await _ in AsyncStream<Never>.makeStream().stream {}
        throw .noAnswer(NoAnswer(.cut))
    }
}
