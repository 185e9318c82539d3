import Foundation
import KioskTestSupport
import StoreAPI
import StoreModel

/// The response rate of `kiosk serve`, compared with a route without any work and the same number of bytes, in the same
/// minute.
struct ServingRates {
    private static let rounds = 5

    func figures() async throws -> [Figure] {
        guard LoadTool.isInstalled else {
            return [.missing("answers a second", because: "wrk is not installed")]
        }
        let server = try MeasuredServer()
        let device = try await LoadDevice(0, server.remote, server.remote)
        let id = try await device.buy()
        let products = RequestCase(
            name: "products", path: StoreCalls.products.route.pattern + "?locale=en_US",
            headers: MeasuredServer.headers(0), goal: 0.5)
        let transaction = RequestCase(
            name: "transaction info", path: AppleRoutes.transaction.path([id.rawValue]),
            headers: [try await TeamToken(in: server.folder).header], goal: 0.3)
        return try await Self.figures(products, at: server)
            + Self.figures(transaction, at: server)
    }

    private struct RequestCase {
        let name: String
        let path: String
        let headers: [String]
        let goal: Double
    }

    private static func figures(_ requestCase: RequestCase, at server: MeasuredServer) async throws
        -> [Figure]
    {
        let size = try await RawRequest(path: requestCase.path, headers: requestCase.headers)
            .size(at: server)
        let url = server.url + requestCase.path
        let bare = try ChildServer(
            BuiltProducts.folder + "/BareServer", ["\(size)"])
        let bareURL = "http://127.0.0.1:\(bare.firstLine)/"
        var (kioskRates, bareRates): ([Double], [Double]) = ([], [])
        // Warms up before the measurement.
        _ = try LoadTool.rate(url, headers: requestCase.headers, seconds: 1)
        for _ in 0..<rounds {
            bareRates.append(try LoadTool.rate(bareURL))
            kioskRates.append(try LoadTool.rate(url, headers: requestCase.headers))
        }
        let ratios = zip(kioskRates, bareRates).map { $0 / $1 }
        return [
            Figure(
                name: "\(requestCase.name), \(size) bytes", unit: "/s", sample: Sample(kioskRates)),
            Figure(name: "a bare route of as many", unit: "/s", sample: Sample(bareRates)),
            Figure(
                name: "\(requestCase.name) ÷ bare", unit: "", sample: Sample(ratios),
                goal: .atLeast(requestCase.goal, .median)),
        ]
    }
}
