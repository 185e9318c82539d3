import Foundation
import NIOHTTP1
import ShopTestSupport
import StoreAPI
import StoreModel
import Testing

@Suite("Pages of lists over HTTP")
struct PageTests {
    private static let owner: HTTPHeaders = ["Authorization": "Bearer \(Server.token)"]

    /// Creates a server with three unfinished transactions, two of them non-consumables.
    private func server() async throws -> Server {
        let server = try await Server()
        _ = try await server.signIn()
        for product in ["gems.60", "noads", "theme"] as [ProductID] {
            _ = try await server.backend.services.control.buyOutside(
                OutsidePurchase(account: "ann", device: "phone", productID: product))
        }
        return server
    }

    private func list(_ answer: Server.Answer) throws -> [Any] {
        try #require(
            try JSONSerialization.jsonObject(with: Data(answer.body.utf8)) as? [Any])
    }

    private func object(_ answer: Server.Answer) throws -> [String: Any] {
        try #require(
            try JSONSerialization.jsonObject(with: Data(answer.body.utf8)) as? [String: Any])
    }

    @Test("a client that sends no limit gets the whole list in the former format")
    func older() async throws {
        let server = try await server()
        let unfinished = try object(
            try await server.ask(.GET, "/kiosk/v1/unfinished", Server.caller()))
        #expect((unfinished["transactions"] as? [Any])?.count == 3 && unfinished["next"] == nil)
        let changes = try object(
            try await server.ask(.GET, "/kiosk/v1/changes?after=0", Server.caller()))
        #expect((changes["transactions"] as? [Any])?.count == 3)
        #expect(changes["hasMore"] as? Bool == false)
        let restored = try await server.ask(.POST, "/kiosk/v1/restore", Server.caller())
        #expect(try list(restored).count == 2)
        #expect(restored.headers.first(name: WireHeader.nextCursor) == nil)
        for path in ["orders", "orders?limit=10000", "subscriptions", "families", "offer-codes"] {
            let answer = try await server.ask(.GET, "/sandbox/v1/\(path)", Self.owner)
            #expect(answer.status == 200)
            #expect(try list(answer).count == (path.hasPrefix("orders") ? 5 : 0))
        }
    }

    @Test("a page names the next one in its body or in a header, and the last page names none")
    func pages() async throws {
        let server = try await server()
        let path = "/kiosk/v1/unfinished?limit=2"
        let first = try object(try await server.ask(.GET, path, Server.caller()))
        let next = try #require(first["next"] as? String)
        let second = try object(
            try await server.ask(
                .GET, "\(path)&cursor=\(WireText.encoded(next))", Server.caller()))
        #expect((second["transactions"] as? [Any])?.count == 1 && second["next"] == nil)
        let changes = try object(
            try await server.ask(.GET, "/kiosk/v1/changes?limit=2", Server.caller()))
        #expect(changes["hasMore"] as? Bool == true)
        var (cursor, count, pages) = (String?.some(""), 0, 0)
        while let place = cursor {
            let query = place.isEmpty ? "" : "&cursor=\(WireText.encoded(place))"
            let answer = try await server.ask(
                .GET, "/sandbox/v1/orders?limit=1\(query)", Self.owner)
            count += try list(answer).count
            pages += 1
            cursor = answer.headers.first(name: WireHeader.nextCursor)
        }
        #expect(count == 3 && pages == 3)
    }

    @Test(
        "a cursor that the list did not issue, and an invalid limit, are refused",
        arguments: ["cursor=x", "cursor=", "cursor=%00", "limit=-1", "limit=x", "cursor=%FF"])
    func refused(query: String) async throws {
        let server = try await server()
        for path in ["/kiosk/v1/unfinished", "/sandbox/v1/orders", "/sandbox/v1/families"] {
            let headers = path.hasPrefix("/kiosk") ? Server.caller() : Self.owner
            let answer = try await server.ask(.GET, "\(path)?\(query)", headers)
            #expect(answer.status == 400, "\(path)?\(query)")
        }
    }
}
