import SandboxStore
import ShopTestSupport
import StoreAPI
import StoreAudit
import StoreFiles
import StoreModel

/// A random history of four accounts, some of which form a family at times.
struct FamilyWalk {
    private static let accounts: [AccountName] = ["ann", "bob", "eve", "dan"]
    private static let members: [AccountName] = ["bob", "eve", "dan"]
    private static let products: [ProductID] = ["noads", "gold", "silver", "silver", "solo"]

    let shop: FamilyShop
    private var chance: SeededGenerator
    /// The attempted actions, in words.
    private(set) var story: [String] = []

    init(seed: UInt64) async throws {
        chance = SeededGenerator(seed: seed)
        shop = try await FamilyShop(settings: SubscriptionSettings(hasGracePeriod: seed % 2 == 0))
        try await shop.join("bob", "ann")
        try await shop.join("eve", "ann")
    }

    /// Performs a random action; a refused one has changed nothing.
    mutating func step() async throws {
        do {
            try await act()
        } catch is ServiceFailure {
            story.append("refused")
        } catch is UnexpectedResponse {
            story.append("not sold")
        }
    }

    private mutating func pick<Item>(_ items: [Item]) -> Item {
        items[Int(chance.next() % UInt64(items.count))]
    }

    private mutating func act() async throws {
        let account = pick(Self.accounts)
        switch chance.next() % 16 {
        case 0, 1, 2, 3, 4, 5:
            let product = pick(Self.products)
            story.append("\(account) buys \(product)")
            try await shop.buy(product, account)
        case 6, 7:
            try await change(.join(account: pick(Self.members), organizer: "ann"))
        case 8:
            // Without its organizer the family ends, so this is rare.
            let leaver = chance.next() % 6 == 0 ? "ann" : pick(Self.members)
            try await change(.leave(account: leaver))
        case 9: try await change(.share(account: account, isOn: chance.next() % 4 != 0))
        case 10: try await refund()
        case 11, 12, 13: try await control()
        default:
            let period = pick(["P3D", "P1W", "P1M", "P3M"])
            story.append(period)
            try await shop.advance(period)
        }
    }

    private mutating func change(_ change: FamilyChange) async throws {
        story.append("\(change)")
        _ = try await shop.control.changeFamily(change)
    }

    private mutating func refund() async throws {
        let bought = try facts().transactions.filter {
            $0.sharedFrom == nil && !$0.transaction.isCopy
        }
        guard !bought.isEmpty else { return }
        let one = pick(bought)
        let change: TransactionChange =
            one.transaction.revocationDate == nil ? .refund(.whole) : .reverse
        story.append("\(change) \(one.transaction.productID) of \(one.account)")
        _ = try await shop.control.change(one.transaction.id, change)
    }

    private mutating func control() async throws {
        let all = try await shop.control.subscriptions()
        guard !all.isEmpty else { return }
        let one = pick(all)
        let control = pick([
            SubscriptionControl.wish(.cancel), .wish(.resume), .failRenewals(true),
            .failRenewals(false), .extend(days: 5), .expire,
        ])
        story.append("\(control) \(one.productID) of \(one.account)")
        _ = try await shop.control.control(one.originalTransactionID, control)
    }

    private func facts() throws -> StoreAuditRecords {
        try FileSnapshots.read([StoreAuditReader.source(folder: shop.backend.folder)]) {
            (snapshots, _) throws(FileFailure) in try StoreAuditReader.read(snapshots[0])
        }
    }

    /// Returns the faults in the records and in the entitlements of the members.
    func faults() async throws -> [String] {
        let families = try await shop.control.families()
        let subscriptions = try await shop.control.subscriptions()
        let facts = try facts()
        var faults = try shop.violations()
        for account in Self.accounts {
            let people =
                families.first { $0.people.contains { $0.account == account } }?.people ?? []
            let sharers = Set(
                people.filter { $0.isSharing && $0.account != account }.map(\.account))
            let shares = people.first { $0.account == account }?.shares ?? []
            if shares.contains(where: { !sharers.contains($0.sharedBy) }) {
                faults.append("\(account) has something of somebody who shares nothing")
            }
            let owners = owners(of: "noads", facts)
            let has = shared("noads", with: account, facts)
            let isGiven = !sharers.isDisjoint(with: owners)
            if has > 1 || has == 1 && !isGiven || has == 0 && isGiven && !owners.contains(account) {
                faults.append("\(account) has \(has) of noads")
            }
            let payers = subscriptions.filter {
                $0.state.isEntitled && sharers.contains($0.account)
                    && ["gold", "silver"].contains($0.productID)
            }.map(\.account)
            let plans = shares.filter { $0.expires != nil }.map(\.sharedBy)
            // A subscription without a current payment entitles no member, and may still be paid.
            if plans.count > 1 || !payers.isEmpty && !plans.contains(where: payers.contains) {
                faults.append("\(account) has plans of \(plans), and \(payers) pay")
            }
        }
        return faults
    }

    private func owners(of product: ProductID, _ facts: StoreAuditRecords) -> Set<AccountName> {
        Set(
            facts.transactions.filter {
                $0.transaction.productID == product && $0.transaction.revocationDate == nil
                    && $0.transaction.ownershipType == .purchased && !$0.transaction.isCopy
            }.map(\.account))
    }

    private func shared(
        _ product: ProductID, with account: AccountName, _ facts: StoreAuditRecords
    ) -> Int {
        facts.transactions.count {
            $0.sharedFrom != nil && $0.account == account
                && $0.transaction.productID == product && $0.transaction.revocationDate == nil
        }
    }
}
