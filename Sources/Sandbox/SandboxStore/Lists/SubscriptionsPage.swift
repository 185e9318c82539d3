import SandboxCore
import StoreModel

/// A page of an account's subscriptions: its own, then those that its family shares, then the groups in which it used
/// an introductory offer.
struct SubscriptionsPage: Sendable {
    private(set) var statuses: [SubscriptionSnapshot] = []
    private(set) var introducedGroups: [String] = []
    /// The position after the last item; nil on the last page.
    private(set) var next: SubscriptionPosition?

    /// Reads a page of up to `limit` items.
    init(
        of account: AccountName, after position: SubscriptionPosition?, limit: Int,
        _ desk: SubscriptionOperations
    ) throws {
        let (rows, start) = (desk.rows, position ?? .own(0))
        var (place, room) = (start, limit)
        // One item more than there is room for shows whether the list continues.
        if let id = start.own {
            let own = try rows.subscriptions(of: account, after: id, limit: room + 1)
            statuses = try own.prefix(room).map { try desk.snapshot($0) }
            if let last = own.prefix(room).last?.subscription.origin.id.number {
                place = .own(last)
            }
            guard own.count <= room else {
                next = place
                return
            }
            room -= own.count
        }
        if let group = start.shared {
            let shares = try rows.lastShares(of: account, after: group, limit: room + 1)
            let family = FamilyOperations(subscriptions: desk)
            statuses += try shares.prefix(room).compactMap(\.share)
                .sorted { $0.transaction.id.number ?? 0 < $1.transaction.id.number ?? 0 }
                .map { try desk.snapshot(family.row(of: $0)) }
            if let last = shares.prefix(room).last { place = .shared(last.group) }
            guard shares.count <= room else {
                next = place
                return
            }
            room -= shares.count
        }
        let groups = try rows.introducedGroups(
            of: account, after: start.introduced ?? "", limit: room + 1)
        introducedGroups = Array(groups.prefix(room))
        if let last = introducedGroups.last { place = .introduced(last) }
        if groups.count > room { next = place }
    }
}

/// A position in the list of an account's subscriptions.
enum SubscriptionPosition: CursorPosition {
    /// After a subscription of the account, by its first transaction.
    case own(Int64)
    /// After the shared subscription of a group.
    case shared(String)
    /// After a group with an introductory offer.
    case introduced(String)

    init?(text: String) {
        let rest = String(text.dropFirst())
        switch text.first {
        case "o":
            guard let id = Int64(rest) else { return nil }
            self = .own(id)
        case "s": self = .shared(rest)
        case "i": self = .introduced(rest)
        default: return nil
        }
    }

    var text: String {
        switch self {
        case .own(let id): "o\(id)"
        case .shared(let group): "s\(group)"
        case .introduced(let group): "i\(group)"
        }
    }

    /// The transaction after which the account's own subscriptions continue; nil behind all of them.
    fileprivate var own: Int64? { if case .own(let id) = self { id } else { nil } }

    /// The group after which the shared subscriptions continue; nil behind all of them.
    fileprivate var shared: String? {
        switch self {
        case .own: ""
        case .shared(let group): group
        case .introduced: nil
        }
    }

    fileprivate var introduced: String? {
        if case .introduced(let group) = self { group } else { nil }
    }
}
