import Foundation
import KioskTestSupport
import SandboxBackend
import ShopTestSupport
import StoreAPI
import StoreModel
import StoreSigning
import Testing

@testable import SandboxServer

/// Compares the tables of the article “App Store Server API” with Apple's library for Python.
@Suite("The article on the App Store Server API")
struct AppleArticleTests {
    private struct Question: Encodable {
        let gems: String
        let plan: String
        let app: String
        let order: String
        let test: String
        let now: Int64
    }

    /// Returns the cells of the rows whose first cell passes a test.
    private static func rows(_ isWanted: (String) -> Bool) throws -> [[String]] {
        let path = "Sources/Sandbox/SandboxServer/SandboxServer.docc/ServerAPI.md"
        let text = try String(
            contentsOf: SourceCheckout.root.appending(path: path), encoding: .utf8)
        return text.split(separator: "\n").filter { $0.hasPrefix("| ") }.map { line in
            line.split(separator: "|").map {
                $0.trimmingCharacters(in: .whitespaces).replacingOccurrences(of: "`", with: "")
            }
        }.filter { isWanted($0[0]) }
    }

    @Test("the article states the support of each method of Apple's client", .needsPython)
    func methods() async throws {
        let today = Timestamp(milliseconds: Int64(Date().timeIntervalSince1970 * 1000))
        let club = try await AppleClub(now: today)
        let plan = try await club.buy("gold", at: 9_990).transaction
        let gems = try await club.buy("gems.60", .consumable, at: 990).transaction
        let test = try #require(try await club.backend.requestTest())
        await NotificationWorker(club.backend, over: SilentNotificationSender()).sendDue()
        let shop = club.shop
        let question = Question(
            gems: gems.id.rawValue, plan: plan.id.rawValue,
            app: try #require(try await club.backend.transaction(gems.id)?.appTransactionID),
            order: try #require(gems.orderID).rawValue, test: test.text,
            now: club.backend.now.milliseconds)
        let output = try await PythonChecker.run(
            AppleMethods.program, input: try JSONEncoder().encode(AppleQuestion(shop, question)))
        let outcomes = try JSONDecoder().decode([String: [String]].self, from: Data(output.utf8))
        let rows = try Self.rows { name in
            name.contains("_") && name.allSatisfy { $0 == "_" || $0.isLowercase }
        }
        #expect(Set(rows.map { $0[0] }) == Set(outcomes.keys))
        for row in rows { #expect(outcomes[row[0]] == Array(row.dropFirst()), "\(row[0])") }
    }

    /// Error numbers of Apple's pages that Apple's libraries do not contain.
    private static let documented = [
        4_000_044: "invalidrefundpreferenceerror",
        4_000_209: "consumptionpercentageautorenewablesubscriptionerror",
    ]

    @Test("each error number is that of Apple's page with its name", .needsPython)
    func pages() async throws {
        let output = try await PythonChecker.run(AppleMethods.errors, input: Data("{}".utf8))
        let library = try JSONDecoder().decode([String: String].self, from: Data(output.utf8))
        #expect(library.count > 80)
        for code in AppleErrorCode.allCases where code != .endpointNotOffered {
            let (known, page) = (library["\(code.rawValue)"], Self.documented[code.rawValue])
            #expect((known == nil) == (page != nil), "\(code)")
            #expect((known ?? page) == "\(code)".lowercased() + "error")
        }
        #expect(library["\(AppleErrorCode.endpointNotOffered.rawValue)"] == nil)
    }

    @Test("the article names each error number once")
    func numbers() throws {
        let rows = try Self.rows { Int($0) != nil }
        #expect(rows.map { $0[0] } == AppleErrorCode.allCases.map { "\($0.rawValue)" })
        for (row, code) in zip(rows, AppleErrorCode.allCases) where code != .endpointNotOffered {
            #expect(row[1].lowercased() == "\(code)".lowercased() + "error")
        }
    }
}
