import Foundation
import KioskTestSupport
import PurchaseCore
import StoreAudit
import StoreModel
import Testing

@testable import KioskApp

@Suite("Audit of a profile")
struct AuditStories {
    @Test("the audit finds no violation after every kind of operation, and counts the records")
    func sound() async throws {
        let home = try await BusyCustomerFixture.shared.value()
        let read = try #require(
            try ProfileAuditReader(paths: ProfilePaths(folder: home.folder)).read())
        #expect(read.records.isConsistentSnapshot)
        #expect(Audit.violations(read.records).map(\.violation) == [])
        #expect(read.records.devices.map(\.device) == ["phone-1", "phone-2"])
        let store = try #require(read.records.store)
        #expect(store.charges.count == 5)
        #expect(store.charges.count { $0.kind == .refund } == 1)
        let merchant = try #require(read.records.merchant)
        #expect(merchant.ledger.map(\.entry.kind).contains(.spend))
        #expect(merchant.grants.contains { $0.isRevoked })
        let deliveries = read.records.devices.flatMap(\.deliveries)
        #expect(!deliveries.isEmpty && deliveries.allSatisfy { $0.verification == .verified })
        #expect(read.records.devices.allSatisfy { !$0.records.isEmpty })
        #expect(read.records.texts.count > 5)
        let logs = read.records.devices.flatMap(\.logs)
        #expect(logs.count == 2 && logs.allSatisfy { !$0.events.isEmpty })
        #expect(read.records.files.contains { $0.path == "embedded/authority/authority.pem" })
        for result in Audit.check(read.records) where result.invariant.unprovableReason == nil {
            #expect(result.status == .holds, "\(result)")
            // The fixture lacks open orders and subscriptions.
            let isEmpty = [.i11, .i22].contains(result.invariant)
            #expect(result.checked > 0 || isEmpty, "\(result)")
        }
    }

    @Test("the audit reports no violation during purchases")
    func whileBuying() async throws {
        let home = BusyCustomerFixture(try await BusyCustomerFixture.shared.value().copied())
        let audit = ProfileAuditReader(paths: ProfilePaths(folder: home.folder))
        let isOver = Flag()
        async let purchases: Void = home.runOnDevice { session in
            for _ in 0..<6 { try await session.buy("gems.60") }
            isOver.raise()
        }
        let moments = try await runOnNewThread {
            var moments: [Bool] = []
            repeat {
                guard let facts = try audit.read()?.records else { continue }
                #expect(Audit.violations(facts).map(\.violation) == [])
                moments.append(facts.isConsistentSnapshot)
            } while !isOver.isRaised
            return moments
        }
        try await purchases
        #expect(moments.contains(true))
    }

    @Test("an audit of one account excludes the others")
    func oneAccount() async throws {
        let home = try await BusyCustomerFixture.shared.value()
        let read = try #require(
            try ProfileAuditReader(paths: ProfilePaths(folder: home.folder)).read())
        let mine = read.records.restricted(to: "customer")
        #expect(Audit.violations(mine).map(\.violation) == [])
        #expect(mine.store?.charges.count == read.records.store?.charges.count)
        let others = read.records.restricted(to: "nobody")
        #expect(Audit.violations(others).map(\.violation) == [])
        #expect(others.store?.orders == [] && others.merchant?.ledger == [])
    }

    @Test("a folder without any sales has nothing to audit")
    func nothing() throws {
        let folder = try TemporaryFolder()
        let read = try ProfileAuditReader(paths: ProfilePaths(folder: folder.path)).read()
        #expect(read?.records == nil)
        #expect(
            HealthCheck(paths: .init(folder: folder.path), now: .init(milliseconds: 0))
                .findings().filter { $0.severity == .damage } == [])
    }
}

/// A flag that another thread sets; a lock protects its state.
final class Flag: @unchecked Sendable {
    private let lock = NSLock()
    private var raised = false

    var isRaised: Bool { lock.withLock { raised } }
    func raise() { lock.withLock { raised = true } }
}
