import SandboxCore
import StoreAPI
import StoreFiles
import StoreModel

/// Changes the members of families.
extension FamilyOperations {
    /// Applies a change, and returns the family that it concerns; nil if the family has ended. Repeating a change does
    /// not have an effect.
    func change(_ change: FamilyChange) throws -> SandboxFamily? {
        let organizer = try organizer(of: change)
        do {
            switch change {
            case .join(let account, let organizer): try join(account, organizer)
            case .leave(let account): try leave(account)
            case .share(let account, let isOn): try setSharing(isOn, of: account)
            }
        } catch let objection as FamilyRules.ChangeError {
            throw Refusal(.wrongState, objection.text)
        }
        return try organizer.map(listed).flatMap { $0.people.isEmpty ? nil : $0 }
    }

    /// Returns the organizer of the family that a change concerns; nil if the account is not in a family.
    private func organizer(of change: FamilyChange) throws -> AccountName? {
        switch change {
        case .join(_, let organizer): organizer
        case .leave(let account), .share(let account, _):
            try rows.family(of: account).first?.organizer
        }
    }

    private func join(_ account: AccountName, _ organizer: AccountName) throws {
        let family = try rows.family(of: organizer)
        let joins = try FamilyRules.canJoin(
            account, organizer, own: rows.family(of: account), family: family)
        guard joins else { return }
        if family.isEmpty { try rows.add(FamilyMember(account: organizer, organizer: organizer)) }
        try rows.add(FamilyMember(account: account, organizer: organizer))
        for member in try rows.family(of: account) { try shareAll(member.account) }
    }

    private func leave(_ account: AccountName) throws {
        let family = try rows.family(of: account)
        let leaving = try FamilyRules.leaving(account, family: family)
        // Read before the members are removed, since a share's purchaser is found through the family.
        let lost = try family.flatMap { member in
            try shares(with: member.account).filter { share in
                try leaving.contains(member.account) || leaving.contains(purchaser(of: share))
            }
        }
        for account in leaving { try rows.removeFromFamily(account) }
        for share in lost { try withdraw(share) }
        for member in family where !leaving.contains(member.account) {
            try shareAll(member.account)
        }
    }

    private func setSharing(_ isOn: Bool, of account: AccountName) throws {
        let family = try rows.family(of: account)
        guard try FamilyRules.member(account, of: family).isSharing != isOn else { return }
        try rows.setSharing(isOn, of: account)
        let others = family.map(\.account).filter { $0 != account }
        for other in others {
            let lost = isOn ? [] : try shares(with: other)
            for share in lost {
                if try purchaser(of: share) == account { try withdraw(share) }
            }
            try shareAll(other)
        }
    }

    /// Returns the account that paid for a member's share.
    func purchaser(of share: TransactionRecord) throws -> AccountName {
        guard let id = share.sharedFrom else { throw DamagedRow(column: "shared_from") }
        return try rows.requiredTransaction(id).account
    }

    /// Returns the families after that of an organizer, by the organizers' names, with their current shares.
    func listing(after organizer: AccountName, limit: Int) throws -> [SandboxFamily] {
        try rows.organizers(after: organizer, limit: limit).map(listed)
    }

    private func listed(_ organizer: AccountName) throws -> SandboxFamily {
        SandboxFamily(organizer: organizer, people: try rows.family(of: organizer).map(person))
    }

    private func person(_ member: FamilyMember) throws -> SandboxFamily.Person {
        SandboxFamily.Person(
            account: member.account, isSharing: member.isSharing,
            shares: try shares(with: member.account).map {
                SandboxFamily.Share($0.transaction, sharedBy: try purchaser(of: $0))
            })
    }
}
