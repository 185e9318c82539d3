import SandboxBackend
import SandboxServer
import StoreAPI
import StoreModel
import StoreSigning

/// The team's own server in a world: it receives the store's notifications and sends requests to the App Store Server
/// API.
final class TeamServer {
    /// The received notifications.
    let inbox = TeamInbox()
    /// The last response of the API.
    private(set) var answer: TeamServerResponse?
    private let world: ScenarioWorld
    private var door: Access?
    private var mail: ScenarioWorld.Begun?

    /// The access to the API: the routes of `kiosk serve`, and a bearer token.
    private struct Access {
        let server: DirectServer
        let token: String
    }

    init(in world: ScenarioWorld) { self.world = world }

    /// Starts receiving the store's notifications.
    func listen() throws {
        let (backend, clock, inbox) = (world.backend, world.clock, inbox)
        let target = NotificationTarget(url: "https://team.example/kiosk", retry: .production)
        try world.ask { try await backend.notify(target) }
        let pump = NotificationWorker(
            backend, over: inbox,
            pause: { try await clock.sleep(until: clock.now().adding(milliseconds: $0)) })
        mail = world.begin { await pump.run() }
    }

    /// Stops receiving notifications; called when the world ends.
    func end() { mail?.task.cancel() }

    /// Sends a request and stores the response.
    func ask(_ method: TeamServerRequest.Method, _ path: String, body: String?) throws {
        let door = try openDoor()
        let question = DirectRequest(
            method.rawValue, path, bearer: door.token, body: Array((body ?? "").utf8))
        let got = try world.ask { await door.server.answer(question) }
        answer = TeamServerResponse(status: got.status, body: JSONValue(strict: got.body))
    }

    /// Creates the API key and its token.
    private func openDoor() throws -> Access {
        if let door { return door }
        let (backend, now) = (world.backend, world.clock.now())
        let pair = APIKeyPair.make()
        let key = APIKey(
            id: "SCENARIO01", issuerID: "57246542-96fe-1a63-e053-0824d011072a",
            publicKey: pair.publicKey, createdAt: now)
        try world.ask { try await backend.add(key) }
        var settings = ServerSettings(tokenHash: "")
        // The API uses a fixed time, so that the one token stays valid as long as the world.
        settings.realTime = { now }
        let door = Access(
            server: DirectServer(backend, settings),
            token: try pair.token(for: key, bundleID: backend.bundleID, at: now))
        self.door = door
        return door
    }
}
