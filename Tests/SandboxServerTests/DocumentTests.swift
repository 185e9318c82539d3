import Foundation
import NIOHTTP1
import SandboxServer
import StoreAPI
import Testing

@Suite("The OpenAPI document")
struct DocumentTests {
    private func document() async throws -> [String: Any] {
        let server = try await Server()
        let answer = try await server.ask(.GET, "/openapi.json")
        #expect(answer.status == 200)
        let object = try JSONSerialization.jsonObject(with: Data(answer.body.utf8))
        return try #require(object as? [String: Any])
    }

    @Test("the document describes each route exactly once")
    func complete() async throws {
        #expect(OpenAPIDocument.described.count == OpenAPIDocument.routes.count)
        #expect(Set(OpenAPIDocument.described) == Set(OpenAPIDocument.routes))
        let paths = try #require(try await document()["paths"] as? [String: [String: Any]])
        let operations = paths.values.map(\.count).reduce(0, +)
        #expect(operations == OpenAPIDocument.routes.count)
    }

    @Test("every schema that is referenced exists, and every schema is referenced")
    func references() async throws {
        let document = try await document()
        let text = String(
            decoding: try JSONSerialization.data(withJSONObject: document), as: UTF8.self)
        let names = Set(
            text.matches(of: #/"#\\?/components\\?/schemas\\?/(\w+)"/#).map { String($0.1) })
        let components = try #require(document["components"] as? [String: Any])
        let schemas = try #require(components["schemas"] as? [String: Any])
        // Every operation references the schema of failures.
        #expect(names == Set(schemas.keys))
    }

    @Test(
        "C17: metrics are counted by route, and neither metrics nor health contain an ID"
    )
    func metrics() async throws {
        let server = try await Server()
        _ = try await server.signIn(Server.caller("a-secret-account", "a-secret-phone"))
        for path in ["/kiosk/v1/orders/a-secret-order", "/a-secret-path"] {
            _ = try await server.ask(
                .GET, path, Server.caller("a-secret-account", "a-secret-phone"))
        }
        let metrics = try await server.ask(.GET, "/metrics")
        #expect(metrics.status == 200)
        #expect(metrics.headers.first(name: "Content-Type")?.hasPrefix("text/plain") == true)
        #expect(
            metrics.body.contains(
                """
                kiosk_http_request_duration_seconds_count{method="POST",route="/kiosk/v1/sign-in",\
                status="200"} 1
                """))
        #expect(metrics.body.contains("route=\"NotFound\",status=\"404\""), "\(metrics.body)")
        #expect(metrics.body.contains("kiosk_update_streams 0"))
        #expect(!metrics.body.contains("secret"))
        #expect(try await server.ask(.GET, "/health").body.isEmpty)
    }

    @Test("a duration is counted in each bucket that contains it, and summed in seconds")
    func buckets() {
        let counts = RequestMetrics()
        let kind = RequestMetrics.Kind(method: "GET", route: "/x", status: 200)
        counts.record(kind, took: .microseconds(900))
        counts.record(kind, took: .milliseconds(30))
        counts.record(kind, took: .seconds(3))
        let lines = counts.text(streams: 7).split(separator: "\n").map(String.init)
        let labels = "method=\"GET\",route=\"/x\",status=\"200\""
        let name = "kiosk_http_request_duration_seconds"
        for (bound, count) in [("0.001", 1), ("0.025", 1), ("0.1", 2), ("2.5", 2), ("+Inf", 3)] {
            #expect(lines.contains("\(name)_bucket{\(labels),le=\"\(bound)\"} \(count)"))
        }
        #expect(lines.contains("\(name)_sum{\(labels)} 3.030900"))
        #expect(lines.contains("kiosk_update_streams 7"))
    }
}
