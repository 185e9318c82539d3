import Foundation
import KioskTestSupport
import StoreAPI
import StoreModel

/// The response rate of `kiosk serve`, compared with a route without any work and the same number of bytes, in the same
/// minute.
struct ServingRates {
    private static let rounds = 5

    func figures() async throws -> [Figure] {
        guard LoadTool.isThere else {
            return [.missing("answers a second", because: "wrk is not installed")]
        }
        let shop = try MeasuredServer()
        let device = try await LoadDevice(0, shop.remote, shop.remote)
        let id = try await device.buy()
        let products = Question(
            name: "products", path: DeviceRoutes.products.pattern + "?locale=en_US",
            headers: MeasuredServer.headers(0), goal: 0.5)
        let transaction = Question(
            name: "transaction info", path: AppleRoutes.transaction.path([id.rawValue]),
            headers: [try await TeamToken(in: shop.folder).header], goal: 0.3)
        return try await Self.figures(products, at: shop)
            + Self.figures(transaction, at: shop)
    }

    private struct Question {
        let name: String
        let path: String
        let headers: [String]
        let goal: Double
    }

    private static func figures(_ question: Question, at shop: MeasuredServer) async throws
        -> [Figure]
    {
        let size = try await RawRequest(path: question.path, headers: question.headers)
            .size(at: shop)
        let url = shop.url + question.path
        let bare = try ChildServer(
            BuiltProducts.folder + "/BareServer", ["\(size)"])
        let bareURL = "http://127.0.0.1:\(bare.firstLine)/"
        var (ours, floor): ([Double], [Double]) = ([], [])
        // Warms up before the measurement.
        _ = try LoadTool.rate(url, headers: question.headers, seconds: 1)
        for _ in 0..<rounds {
            floor.append(try LoadTool.rate(bareURL))
            ours.append(try LoadTool.rate(url, headers: question.headers))
        }
        let ratios = zip(ours, floor).map { $0 / $1 }
        return [
            Figure(name: "\(question.name), \(size) bytes", unit: "/s", sample: Sample(ours)),
            Figure(name: "a bare route of as many", unit: "/s", sample: Sample(floor)),
            Figure(
                name: "\(question.name) ÷ bare", unit: "", sample: Sample(ratios),
                goal: .atLeast(question.goal, .median)),
        ]
    }
}
