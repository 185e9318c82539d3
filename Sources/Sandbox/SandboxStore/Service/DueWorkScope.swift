import GRDB
import SandboxCore
import StoreAPI
import StoreFiles
import StoreModel

/// The accounts whose due work is processed before a request is answered. Workers process the rest.
enum DueWorkScope: Hashable, Sendable {
    /// No accounts: due work does not affect the reply.
    case nothing
    /// These accounts and their families.
    case accounts([AccountName])
    /// The account of a transaction and its family.
    case owner(TransactionID)
    /// The account of an order and its family.
    case buyer(IntentID)
    /// The account of a customer-facing order ID and its family.
    case receipt(OrderID)
    /// All accounts, for a change that affects the result of all due work.
    case all
    /// One batch of all accounts, the oldest first, for queries of the sandbox's owner, which show how far the workers
    /// are.
    case oldest

    /// Returns the scope of an account and its family.
    static func account(_ name: AccountName) -> DueWorkScope { .accounts([name]) }

    /// Returns the scope of the account of an order or of a transaction.
    static func order(_ reference: OrderReference) -> DueWorkScope {
        switch reference {
        case .intent(let id): .buyer(id)
        case .transaction(let id): .owner(id)
        }
    }
}

extension StoreTables {
    /// Returns the due work of a scope and its accounts; nil accounts for all.
    func agenda(
        in scope: DueWorkScope
    ) throws -> (agenda: NextDueTimes, accounts: [AccountName]?) {
        switch scope {
        case .nothing: return (NextDueTimes(clock: try clock() ?? .real), [])
        case .all, .oldest: return (try agenda(), nil)
        case .accounts(let names): return try agenda(of: names)
        case .owner(let id): return try agenda(of: try owner(of: id).map { [$0] } ?? [])
        case .buyer(let id): return try agenda(of: try buyer(of: id).map { [$0] } ?? [])
        case .receipt(let id): return try agenda(of: try buyer(of: id).map { [$0] } ?? [])
        }
    }

    private func owner(of id: TransactionID) throws -> AccountName? {
        let owner = try ResultRow.text(
            database, cached: "SELECT account FROM transactions WHERE id = ?",
            arguments: [id.number])
        return try owner.map { AccountName($0) } ?? customer(ofAny: id)
    }

    private func buyer(of id: IntentID) throws -> AccountName? {
        try ResultRow.text(
            database, cached: "SELECT account FROM orders WHERE intent_id = ?",
            arguments: [id.rawValue]
        ).map { AccountName($0) }
    }

    private func buyer(of id: OrderID) throws -> AccountName? {
        try ResultRow.text(
            database, cached: "SELECT account FROM transactions WHERE order_id = ? LIMIT 1",
            arguments: [id.rawValue]
        ).map { AccountName($0) }
    }

    private func agenda(
        of names: [AccountName]
    ) throws -> (agenda: NextDueTimes, accounts: [AccountName]?) {
        guard let first = names.first else { return try agenda(in: .nothing) }
        var (agenda, accounts) = try agenda(of: first)
        for name in names.dropFirst() where !accounts.contains(name) {
            let other = try self.agenda(of: name)
            agenda.add(other.agenda)
            accounts += other.family
        }
        return (agenda, accounts)
    }
}
