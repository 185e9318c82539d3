package import SandboxBackend
import StoreAPI
package import StoreModel
import StoreSigning
import Synchronization

/// Opens the App Store Server API of a world's store: the routes of `kiosk serve`, which authenticate and date requests
/// at a fixed time.
package typealias ServerAPIFactory = (EmbeddedBackend, Timestamp) -> ServerAPI

/// Answers a request to the App Store Server API.
package typealias ServerAPI = @Sendable (InProcessRequest) async -> InProcessResponse

/// The team's own server in a world: it receives the store's notifications and sends requests to the App Store Server
/// API.
final class TeamServer {
    let inbox = TeamInbox()
    private(set) var lastResponse: TeamServerResponse?
    private let world: ScenarioWorld
    private let apiFactory: ServerAPIFactory?
    private var access: Access?
    private var deliveries: ScenarioWorld.PendingOperation?

    /// The access to the API, with a bearer token.
    private struct Access {
        let api: ServerAPI
        let token: String
    }

    init(in world: ScenarioWorld, _ apiFactory: ServerAPIFactory?) {
        (self.world, self.apiFactory) = (world, apiFactory)
    }

    /// Starts receiving the store's notifications.
    func listen() throws {
        let (backend, clock, inbox) = (world.backend, world.clock, inbox)
        let target = NotificationTarget(url: "https://team.example/kiosk", retry: .production)
        try world.call { try await $0.notify(target) }
        let worker = NotificationWorker(
            backend, over: inbox,
            pause: { try await clock.sleep(until: clock.now().adding(milliseconds: $0)) })
        deliveries = world.start { await worker.run() }
    }

    /// Stops receiving notifications; called when the world ends.
    func end() { deliveries?.task.cancel() }

    /// Sends a request and stores the response.
    func send(_ method: String, _ path: String, body: String?) throws {
        let access = try makeAccess()
        let request = InProcessRequest(
            method, path, bearer: access.token, body: Array((body ?? "").utf8))
        let got = try world.perform { await access.api(request) }
        lastResponse = TeamServerResponse(status: got.status, body: JSONValue(strict: got.body))
    }

    /// Creates the API key and its token.
    private func makeAccess() throws -> Access {
        if let access { return access }
        guard let apiFactory else {
            throw ImpossibleStep(
                expected: "the App Store Server API",
                got: "scenarios are played without a server here")
        }
        let (backend, now) = (world.backend, world.clock.now())
        let pair = APIKeyPair.make()
        let key = APIKey(
            id: "SCENARIO01", issuerID: "57246542-96fe-1a63-e053-0824d011072a",
            publicKey: pair.publicKey, createdAt: now)
        try world.call { try await $0.add(key) }
        // The API uses a fixed time, so that the one token stays valid as long as the world.
        let newAccess = Access(
            api: apiFactory(backend, now),
            token: try pair.token(for: key, bundleID: backend.bundleID, at: now))
        self.access = newAccess
        return newAccess
    }
}

// MARK: Responses

/// A response of the App Store Server API.
struct TeamServerResponse {
    let status: Int
    /// The JSON body; nil if it is missing or not JSON.
    let body: JSONValue?

    /// Returns the payload of the newest signed member with one of the names, or of the last element of such a list.
    func signed(_ names: [String]) -> JSONValue? {
        body.flatMap { Self.find(names, in: $0) }.flatMap { JSONValue(payloadOf: JWS(compact: $0)) }
    }

    private static func find(_ names: [String], in value: JSONValue) -> String? {
        switch value {
        case .array(let elements): return elements.lazy.compactMap { find(names, in: $0) }.first
        case .object(let members):
            for name in names {
                // Lists in Apple's API end with the newest element.
                if let text = members[name]?.text ?? members[name]?.elements?.last?.text {
                    return text
                }
            }
            return members.sorted { $0.key < $1.key }.lazy
                .compactMap { find(names, in: $0.value) }.first
        default: return nil
        }
    }

    /// The response in one line for display.
    var summary: String { "\(status) \(body.map { String($0.displayText.prefix(300)) } ?? "")" }
}

// MARK: Notifications

/// The notifications sent to the team's server, and its responses.
final class TeamInbox: NotificationSender {
    private struct State {
        var status = 200
        var accepted: [NotificationKind] = []
        var refused = 0
    }

    private let state = Mutex(State())

    /// The notifications accepted since the last clearing, in order of arrival.
    var accepted: [NotificationKind] { state.withLock { $0.accepted } }

    var refused: Int { state.withLock { $0.refused } }

    func setStatus(_ status: Int) { state.withLock { $0.status = status } }

    func clear() { state.withLock { $0.accepted = [] } }

    func post(_ signedPayload: JWS, to url: String) async -> SendAttemptResult {
        let kind = JSONValue(payloadOf: signedPayload).flatMap(NotificationKind.init(payload:))
        return state.withLock { state in
            let result = SendAttemptResult(status: state.status)
            if result == .success {
                if let kind { state.accepted.append(kind) }
            } else {
                state.refused += 1
            }
            return result
        }
    }
}

extension NotificationKind {
    /// Reads the kind from a notification's payload; nil if it is missing or unknown.
    fileprivate init?(payload: JSONValue) {
        guard let type = payload.members?["notificationType"]?.text else { return nil }
        let subtype = payload.members?["subtype"]?.text
        self.init(text: subtype.map { "\(type).\($0)" } ?? type)
    }
}
