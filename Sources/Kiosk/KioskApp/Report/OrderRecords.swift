import KioskReport
import PurchaseCore
import PurchaseEngine
import SandboxStore
import StoreAudit
import StoreModel

/// An order as the device, the store and the merchant know it; nil if a side does not know it.
struct OrderRecords {
    /// The row of the device.
    var row: TransactionRow?
    /// The order of the store.
    var order: SandboxOrder?
    /// The verdict of the merchant.
    var grant: GrantAuditRecord?
    /// The number that the merchant issued.
    var number: MerchantOrder?
    /// The account that ordered.
    let account: AccountName
    /// The device that ordered or has the row.
    let device: DeviceName
    /// The charges and refunds of its transaction.
    var money: [MoneyMovementAuditRecord] = []
    /// The sides that can be read.
    var sides: Sides

    /// The sides that can be read.
    struct Sides {
        let hasDevices: Bool
        let hasStore: Bool
        let hasMerchant: Bool
    }

    var productID: ProductID { row?.productID ?? order?.productID ?? "" }
    private var intentID: IntentID? { row?.intentID ?? order?.intentID }
    private var transactionID: TransactionID? { row?.transactionID ?? order?.transactionID }
    private var at: Timestamp {
        max(
            row?.changedAt ?? Timestamp(milliseconds: .min),
            order?.at ?? Timestamp(milliseconds: .min))
    }

    /// Returns the orders of all accounts, newest first.
    static func all(in files: ProfileReportData) -> [OrderRecords] {
        let index = Index(files)
        var taken: Set<SandboxOrder> = []
        var all: [OrderRecords] = []
        for device in files.devices {
            for account in device.accounts {
                for row in account.rows {
                    let match = index.order(of: row, on: device.device)
                    // A transaction that the device has not received yet is known from the store's order.
                    var facts = index.facts(
                        account.name, device.device, of: row.transactionID ?? match?.transactionID)
                    facts.row = row
                    if let match { taken.insert(match) }
                    // Another device may have a row of the same transaction; it belongs to the same order of the store.
                    facts.order = match ?? row.transactionID.flatMap { index.byTransaction[$0] }
                    facts.number = row.merchantOrder ?? index.number(of: row.intentID)
                    all.append(facts)
                }
            }
        }
        for order in files.store?.orders ?? [] where !taken.contains(order) {
            var facts = index.facts(order.account, order.device, of: order.transactionID)
            facts.order = order
            facts.number = index.number(of: order.intentID)
            all.append(facts)
        }
        return all.enumerated().sorted {
            ($1.element.at, $0.offset) < ($0.element.at, $1.offset)
        }.map(\.element)
    }

    /// The records of the store and the merchant, by their ids.
    private struct Index {
        var byIntent: [IntentID: SandboxOrder] = [:]
        var byTransaction: [TransactionID: SandboxOrder] = [:]
        var grants: [TransactionID: GrantAuditRecord] = [:]
        var numbers: [IntentID: MerchantOrder] = [:]
        var money: [TransactionID: [MoneyMovementAuditRecord]] = [:]
        let sides: Sides

        init(_ files: ProfileReportData) {
            sides = Sides(
                hasDevices: !files.devices.isEmpty, hasStore: files.store != nil,
                hasMerchant: files.merchant != nil)
            for order in files.store?.orders ?? [] {
                if let id = order.intentID { byIntent[id] = order }
                // Several orders may share a transaction; orders are listed newest first, so the first purchase wins.
                if let id = order.transactionID { byTransaction[id] = order }
            }
            for grant in files.merchant?.facts.grants ?? [] { grants[grant.transactionID] = grant }
            for number in files.merchant?.facts.numbers ?? [] {
                numbers[number.intentID] = number.number
            }
            money = Dictionary(grouping: files.store?.moneyMovements ?? [], by: \.transactionID)
        }

        func facts(
            _ account: AccountName, _ device: DeviceName, of id: TransactionID?
        ) -> OrderRecords {
            OrderRecords(
                grant: id.flatMap { grants[$0] }, account: account, device: device,
                money: id.flatMap { money[$0] } ?? [], sides: sides)
        }

        func order(of row: TransactionRow, on device: DeviceName) -> SandboxOrder? {
            if let id = row.intentID { return byIntent[id] }
            return row.transactionID.flatMap { byTransaction[$0] }.flatMap {
                $0.device == device ? $0 : nil
            }
        }

        func number(of intent: IntentID?) -> MerchantOrder? { intent.flatMap { numbers[$0] } }
    }
}

extension OrderRecords {
    /// Returns the order as a record of a report.
    func record(title: String) -> ReportRecord {
        ReportRecord(
            .order,
            [
                "merchantOrder": .id(number), "intentId": .id(intentID),
                "transactionId": .id(transactionID), "account": .id(account),
                "device": .id(device), "productId": .id(productID), "title": .text(title),
                "quantity": .count(row?.quantity ?? order?.quantity ?? 1),
                "price": (row?.charge ?? order?.charge).map { .money($0) },
                "charged": .text(charged), "refunded": refunded.map { .number($0) },
                "deviceSays": .text(deviceSays),
                "storeSays": .text(storeSays), "merchantSays": .text(merchantSays),
                "attention": .nonemptyText(attention), "at": .moment(at),
            ])
    }

    /// Whether the order was charged: as the store knows it, else as the device knows it.
    private var charged: String {
        if paid.isEmpty, let row, row.isCharged != .unknown || order == nil {
            return row.isCharged.rawValue
        }
        guard let sum = Self.sum(paid) else { return order == nil ? "unknown" : "no" }
        let left = Self.sum(paid.filter { $0.kind == "charge" }) ?? sum
        return sum <= 0 ? "refunded" : sum < left ? "partly-refunded" : "yes"
    }

    /// The amount that was refunded, in milliunits; nil if nothing was.
    private var refunded: Int64? {
        guard let all = Self.sum(paid.filter { $0.kind == "charge" }), let left = Self.sum(paid),
            left < all
        else { return nil }
        return all - left
    }

    /// The money that moved for this order: a second order that the store answered with the same transaction was not
    /// charged for it.
    private var paid: [MoneyMovementAuditRecord] {
        if let order, order.intentID == intentID, intentID != nil {
            return order.charge.isFree ? [] : money
        }
        return row?.isCharged == .no ? [] : money
    }

    /// Returns the sum in milliunits; nil if no money moved.
    private static func sum(_ moves: [MoneyMovementAuditRecord]) -> Int64? {
        moves.isEmpty ? nil : moves.reduce(0) { $0 &+ $1.amount.milliunits }
    }

    private var deviceSays: String {
        guard let row else { return sides.hasDevices ? "no record" : "not available" }
        let detail = row.detail.isEmpty ? "" : " (\(row.detail))"
        return "\(row.state.rawValue), \(row.stage.rawValue)\(detail)"
    }

    private var storeSays: String {
        order?.state.rawValue ?? (sides.hasStore ? "no record" : "not available")
    }

    private var merchantSays: String {
        guard sides.hasMerchant else { return "not available" }
        guard let grant else {
            return number == nil ? "no record" : "number issued, not verified"
        }
        if grant.isRevoked { return grant.isCredited ? "granted, then revoked" : "revoked" }
        return grant.isCredited ? "granted" : "nothing to grant again"
    }

    /// The reason why the order needs attention; nil if it is in order.
    private var attention: String? {
        let isPaid = ["yes", "partly-refunded"].contains(charged)
        if isPaid, let row, [.received, .verified].contains(row.stage) {
            return "Charged, but the goods have not been delivered."
        }
        if isPaid, row == nil, order?.state == .unfinished, sides.hasDevices {
            return "Charged, but no device has a record of it."
        }
        if let row, row.isCharged == .unknown {
            return isPaid
                ? "Charged, but the device does not know it yet."
                : "The device does not know yet whether it was charged."
        }
        if row?.stage == .quarantined { return "The merchant refused to deliver this paid order." }
        if row?.isOpen ?? false { return "The order is still open." }
        return nil
    }
}
