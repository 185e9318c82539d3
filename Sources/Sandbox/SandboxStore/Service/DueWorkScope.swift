import GRDB
import SandboxCore
import StoreAPI
import StoreFiles
import StoreModel

/// Whose due work is settled before a request is answered. Workers settle the rest.
enum DueWorkScope: Hashable, Sendable {
    /// None: nothing that is due changes the answer.
    case nothing
    /// That of these accounts and of their families.
    case accounts([AccountName])
    /// That of the account of a transaction and of its family.
    case owner(TransactionID)
    /// That of the account of an order and of its family.
    case buyer(IntentID)
    /// The same, by the number that its customer sees.
    case receipt(OrderID)
    /// That of all accounts: for a change on which the result of all due work depends.
    case all
    /// One batch of all, the oldest first: for queries of the sandbox's owner, which show how far the workers are.
    case oldest

    /// That of an account and of its family.
    static func account(_ name: AccountName) -> DueWorkScope { .accounts([name]) }

    /// That of the account of an order or of a transaction.
    static func order(_ reference: OrderReference) -> DueWorkScope {
        switch reference {
        case .intent(let id): .buyer(id)
        case .transaction(let id): .owner(id)
        }
    }
}

extension StoreRows {
    /// What is due next in a scope, and whose rows it has; nil accounts for all.
    func agenda(
        in scope: DueWorkScope
    ) throws -> (agenda: StoreAgenda, accounts: [AccountName]?) {
        switch scope {
        case .nothing: return (StoreAgenda(clock: try clock() ?? .real), [])
        case .all, .oldest: return (try agenda(), nil)
        case .accounts(let names): return try agenda(of: names)
        case .owner(let id): return try agenda(of: try owner(of: id).map { [$0] } ?? [])
        case .buyer(let id): return try agenda(of: try buyer(of: id).map { [$0] } ?? [])
        case .receipt(let id): return try agenda(of: try buyer(of: id).map { [$0] } ?? [])
        }
    }

    private func owner(of id: TransactionID) throws -> AccountName? {
        let owner = try Row.text(
            database, cached: "SELECT account FROM transactions WHERE id = ?",
            arguments: [id.number])
        return try owner.map { AccountName($0) } ?? customer(ofAny: id)
    }

    private func buyer(of id: IntentID) throws -> AccountName? {
        try Row.text(
            database, cached: "SELECT account FROM orders WHERE intent_id = ?",
            arguments: [id.rawValue]
        ).map { AccountName($0) }
    }

    private func buyer(of id: OrderID) throws -> AccountName? {
        try Row.text(
            database, cached: "SELECT account FROM transactions WHERE order_id = ? LIMIT 1",
            arguments: [id.rawValue]
        ).map { AccountName($0) }
    }

    private func agenda(
        of names: [AccountName]
    ) throws -> (agenda: StoreAgenda, accounts: [AccountName]?) {
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
