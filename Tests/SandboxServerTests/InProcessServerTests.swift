import NIOHTTP1
import SandboxBackend
import SandboxServer
import ShopTestSupport
import Testing

@Suite("In-process requests to a server")
struct InProcessServerTests {
    @Test("every request gets the same answer as over the network")
    func same() async throws {
        let server = try await Server()
        let direct = InProcessServer(server.backend.embedded, ServerSettings(tokenHash: ""))
        let questions: [(HTTPMethod, String, String)] = [
            (.GET, "/health", ""), (.GET, "/openapi.json", ""), (.GET, "/nothing", ""),
            (.GET, "/inApps/v1/transactions/1", ""), (.POST, "/inApps/v1/transactions/1", "{}"),
            (.GET, "/inApps/v1/%zz?a=%", ""), (.POST, "/verifyReceipt", "{\"receipt-data\": 1}"),
            (.POST, "/verifyReceipt", "no JSON"), (.PUT, "/kiosk/v1/storefront", "{"),
        ]
        for (method, path, body) in questions {
            let near = await direct.answer(
                InProcessRequest(method.rawValue, path, bearer: nil, body: Array(body.utf8)))
            let far = try await server.ask(
                method, path, ["Content-Type": "application/json"], body: body)
            #expect(near.status == Int(far.status), "\(method) \(path)")
            #expect(String(decoding: near.body, as: UTF8.self) == far.body, "\(method) \(path)")
        }
        await server.stop()
    }

    @Test("an invalid method and a body beyond every limit get an answer too")
    func odd() async throws {
        let server = try await Server()
        let direct = InProcessServer(server.backend.embedded, ServerSettings(tokenHash: ""))
        #expect(await direct.answer(InProcessRequest("G T", "/health", bearer: nil)).status == 400)
        let large = [UInt8](repeating: 0x20, count: 3 << 20)
        let answer = await direct.answer(
            InProcessRequest("POST", "/verifyReceipt", bearer: "x", body: large))
        #expect(answer.status < 500)
        await server.stop()
    }
}
