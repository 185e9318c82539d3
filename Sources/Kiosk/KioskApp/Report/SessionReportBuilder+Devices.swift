import KioskReport
import PurchaseCore
import PurchaseEngine
import SandboxStore
import StoreAudit
import StoreModel

/// Records of the devices for a report.
extension SessionReportBuilder {
    /// The accounts on each device.
    private var accounts: [(device: DeviceName, account: DeviceReportData.Account)] {
        contents.devices.flatMap { device in device.accounts.map { (device.device, $0) } }
    }

    /// The transactions of the devices, then those that only the store has.
    var transactions: [ReportRecord] {
        let deviceTransactions = accounts.flatMap { device, account in
            account.transactions.map { record(of: $0, account.name, device) }
        }
        let known = Set(accounts.flatMap { $0.account.transactions.map(\.id) })
        let others = (contents.store?.transactions ?? []).filter {
            !known.contains($0.transaction.id)
        }
        return deviceTransactions + others.map { record(of: $0.transaction, $0.account, nil) }
    }

    private func record(
        of transaction: Transaction, _ account: AccountName, _ device: DeviceName?
    ) -> ReportRecord {
        ReportRecord(
            .transaction,
            [
                "transactionId": .id(transaction.id),
                "originalTransactionId": .id(transaction.originalID),
                "orderId": .id(transaction.orderID), "account": .id(account),
                "device": .id(device), "productId": .id(transaction.productID),
                "type": .text(transaction.type.rawValue), "quantity": .count(transaction.quantity),
                "price": transaction.charge.map { .money($0) },
                "purchaseDate": .moment(transaction.purchaseDate),
                "originalPurchaseDate": .moment(transaction.originalPurchaseDate),
                "expiresDate": .time(transaction.expiresDate),
                "signedDate": device == nil ? nil : .moment(transaction.signedDate),
                "revocationDate": .time(transaction.revocationDate),
                "revocationReason": transaction.revocationReason.map { .count($0) },
                "storefront": .text(transaction.storefront),
                "transactionReason": .text(transaction.reason.rawValue),
                "inAppOwnershipType": .text(transaction.ownershipType.rawValue),
                "environment": .text(transaction.environment.rawValue),
                "bundleId": .id(transaction.bundleID),
                "appAccountToken": .id(transaction.appAccountToken),
                "intentId": .id(transaction.intentID),
                "subscriptionGroupIdentifier": .nonemptyText(transaction.subscriptionGroupID),
                "offerIdentifier": .nonemptyText(transaction.offerIdentifier),
            ])
    }

    /// The balances and debts on the devices, then those of the merchant.
    var balances: [ReportRecord] {
        let deviceBalances = accounts.flatMap { device, account in
            account.wallet.balances.map { record(of: $0, false, account.name, device) }
                + account.wallet.debts.map { record(of: $0, true, account.name, device) }
        }
        let kept = (contents.merchant?.facts.balances ?? []).flatMap(records)
        return deviceBalances + kept
    }

    /// Returns the records of a balance, and of a debt if there is one.
    private func records(of balance: BalanceAuditRecord) -> [ReportRecord] {
        let owned = GoodAmount(good: balance.good, amount: balance.amount)
        let owed = GoodAmount(good: balance.good, amount: balance.debt)
        let debts = balance.debt == 0 ? [] : [record(of: owed, true, balance.account, nil)]
        return [record(of: owned, false, balance.account, nil)] + debts
    }

    private func record(
        of goods: GoodAmount, _ isOwed: Bool, _ account: AccountName, _ device: DeviceName?
    ) -> ReportRecord {
        ReportRecord(
            .balance,
            [
                "account": .id(account), "device": .id(device), "good": .id(goods.good),
                "amount": .number(goods.amount), "owed": .flag(isOwed),
            ])
    }

    var entitlements: [ReportRecord] {
        accounts.flatMap { device, account in
            account.entitlements.map { owned in
                ReportRecord(
                    .entitlement,
                    [
                        "account": .id(account.name), "device": .id(device),
                        "productId": .id(owned.productID), "type": .text(owned.type.rawValue),
                        "since": .moment(owned.since), "expires": .time(owned.expires),
                        "restored": .flag(owned.isRestored), "shared": .flag(owned.isShared),
                        "transactionId": .id(owned.transactionID),
                        "originalTransactionId": .id(owned.originalID),
                    ])
            }
        }
    }

    /// The subscriptions of the devices, then those of the store.
    var subscriptions: [ReportRecord] {
        let deviceSubscriptions = accounts.flatMap { device, account in
            account.subscriptions.subscriptions.map { view in
                record(
                    of: view.renewal, view.state,
                    view.entitlementEnd ?? view.transaction.expiresDate,
                    account.name, device, view.groupID, view.transaction.id)
            }
        }
        let store = (contents.store?.subscriptions ?? []).map { subscription in
            record(
                of: subscription.renewal, subscription.state, subscription.expires,
                subscription.account, nil, subscription.groupID, subscription.transactionID)
        }
        return deviceSubscriptions + store
    }

    private func record(
        of renewal: RenewalInfo, _ state: RenewalState, _ expires: Timestamp?,
        _ account: AccountName, _ device: DeviceName?, _ groupID: String, _ id: TransactionID
    ) -> ReportRecord {
        ReportRecord(
            .subscription,
            [
                "account": .id(account), "device": .id(device),
                "productId": .id(renewal.productID),
                "subscriptionGroupIdentifier": .text(groupID), "status": .text("\(state)"),
                "expires": .time(expires), "autoRenew": .flag(renewal.autoRenewStatus == 1),
                "autoRenewProductId": .id(renewal.autoRenewProductID), "transactionId": .id(id),
                "originalTransactionId": .id(renewal.originalTransactionID),
            ])
    }

    var chains: [ReportRecord] {
        accounts.compactMap { device, account in
            account.logState.map { state in
                ReportRecord(
                    .chain,
                    [
                        "chain": .id(state.chain), "account": .id(account.name),
                        "device": .id(device), "last": .number(state.last),
                        "hash": .nonemptyText(account.log.last?.event.hash),
                        "acknowledged": .number(state.acknowledged),
                    ])
            }
        }
    }

    /// The newest events of each log.
    var events: [ReportRecord] {
        accounts.flatMap { device, account in
            account.log.suffix(Self.eventLimit).map { logged in
                let (event, entry) = (logged.event, logged.event.entry)
                return ReportRecord(
                    .event,
                    [
                        "at": .moment(event.at), "device": .id(device),
                        "account": .id(account.name), "sequence": .number(event.sequence),
                        "family": .text(entry.family.rawValue), "name": .text(entry.name),
                        "detail": .nonemptyText(entry.detail), "intentId": .id(entry.intentID),
                        "transactionId": .id(entry.transactionID),
                        "merchantOrder": .id(entry.merchantOrder), "hash": .text(event.hash),
                    ])
            }
        }
    }

    /// The most events of a log in a report; earlier events are covered by the hashes.
    private static let eventLimit = 20_000
}
