import SandboxTables
package import StoreAPI
package import StoreModel

/// Families, for whoever has the controls of the test store.
extension SandboxStoreService {
    /// Changes one; see `SandboxControl`. The merchant hears of what was taken back through ``undelivered()``.
    package func changeFamily(
        _ change: FamilyChange
    ) async throws(ServiceFailure) -> [SandboxFamily] {
        guard change.accounts.allSatisfy({ CallCheck.isName($0.rawValue) }) else {
            throw CallCheck.bad("An account has a name of 1 to \(CallCheck.nameLimit) bytes.")
        }
        let limit = mostPerPage
        return try await deciding(settling: .accounts(change.accounts)) { desk in
            let family = FamilyOperations(subscriptions: desk.subscriptions)
            try family.change(change)
            return try family.listing(after: "", limit: limit)
        }
    }
}

extension FamilyChange {
    /// Whom it names.
    fileprivate var accounts: [AccountName] {
        switch self {
        case .join(let account, let organizer): [account, organizer]
        case .leave(let account), .share(let account, _): [account]
        }
    }
}
