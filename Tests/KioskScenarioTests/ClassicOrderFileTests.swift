import KioskTestSupport
import StoreAPI
import StoreModel
import Testing

@testable import KioskScenario

@Suite("The order numbers on a classic device")
struct ClassicOrderFileTests {
    @Test("a number is kept until it is removed")
    func kept() throws {
        let folder = try TemporaryFolder()
        let file = ClassicOrderFile(path: folder.file("orders.json"))
        #expect(file.isEmpty)
        try file.store("K-1", for: "gems.60")
        try file.store("K-2", for: "gems.330")
        #expect(file.order(for: "gems.60") == "K-1" && file.order(for: "gems.330") == "K-2")
        try file.remove("gems.60")
        #expect(file.order(for: "gems.60") == nil && !file.isEmpty)
    }

    @Test("a file that cannot be written is an error, which says that nothing was charged")
    func unwritable() throws {
        let folder = try TemporaryFolder()
        let file = ClassicOrderFile(path: folder.file("missing/orders.json"))
        do throws(ServiceFailure) {
            try file.store("K-1", for: "gems.60")
            Issue.record("The number was kept in a folder that does not exist")
        } catch {
            guard case .refusal(let refusal) = error else { throw error }
            #expect(refusal.message.contains("nothing was charged"))
        }
        #expect(throws: ServiceFailure.self) { try file.remove("gems.60") }
    }
}
