import Foundation
import KioskTestSupport
import SandboxBackend
import ServerTestSupport
import StoreAPI
import StoreModel
import Testing

@testable import KioskApp

@Suite("Errors caused by planned faults", .timeLimit(.minutes(5)))
struct PlannedFaultCommandTests {
    @Test(
        "a purchase without an answer names the planned fault, for local and served stores",
        arguments: [false, true])
    func unanswered(isServed: Bool) async throws {
        let served = isServed ? try await ServedCommands() : nil
        var kiosk = try CommandShop()
        kiosk.clock = SkippingClock()
        let plan = try FaultPlan(words: ["purchase", "503", "every"])
        if let served {
            _ = try await served.shop.backend.planFault(plan)
        } else {
            _ = try await kiosk("sandbox fault add purchase 503 every")
        }
        let place = served.map { " --backend \($0.server.url)" } ?? ""
        let run = try await kiosk("buy gems.60 --json" + place)
        #expect(run.status == 3, "\(run.output)\(run.errors)")
        #expect(run.error?["code"] as? String == "outcome-unknown", "\(run.output)")
        let faults = run.error?["plannedFaults"] as? [[String: any Sendable]]
        #expect(faults?.map { $0["id"] as? Int } == [1], "\(run.output)")
    }

    @Test("a planned fault is not named as the cause of a later, unrelated answer")
    func unrelated() async throws {
        let kiosk = try CommandShop()
        _ = try await kiosk("sandbox fault add updates 503 every")
        _ = try await kiosk("sandbox fault add purchase drop-before")
        let run = try await kiosk("buy gems.60 --outcome decline --json")
        #expect(run.status == 1, "\(run.output)\(run.errors)")
        #expect(run.error?["code"] as? String == "declined", "\(run.output)")
        #expect(run.error?["plannedFaults"] == nil, "\(run.output)")
    }
}
