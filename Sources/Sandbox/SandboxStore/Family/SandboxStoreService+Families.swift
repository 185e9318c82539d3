import SandboxTables
package import StoreAPI
package import StoreModel

/// Families, for the sandbox controls.
extension SandboxStoreService {
    /// Changes a family; see `SandboxControl`. The merchant receives the withdrawn shares through ``undelivered()``.
    package func changeFamily(
        _ change: FamilyChange
    ) async throws(ServiceFailure) -> [SandboxFamily] {
        for account in change.accounts { try CallCheck.account(account) }
        return try await write(processingDue: .accounts(change.accounts)) { operations in
            let families = FamilyOperations(subscriptions: operations.subscriptions)
            return try families.change(change).map { [$0] } ?? []
        }
    }
}

extension FamilyChange {
    /// The accounts that the change names.
    fileprivate var accounts: [AccountName] {
        switch self {
        case .join(let account, let organizer): [account, organizer]
        case .leave(let account), .share(let account, _): [account]
        }
    }
}
