import SandboxCore
import StoreAPI
import StoreModel

/// What stands for the numbers by which sides name moments of each other's lists: two ways to the same rows, or to the
/// same news yet to be heard, are the same.
extension World {
    /// Takes a cursor in, as what a device has yet to hear from there on.
    func add(cursor: Int64, of device: Device, to print: inout Fingerprint) {
        let news = store.changes(
            after: cursor, of: device.account, on: device.name, rules: machine.store)
        for record in news.transactions { print.add(record.transaction.id) }
        print.add(news.transactions.count)
        for order in news.orders { print.add(order.terms.intentID) }
    }

    /// Takes a statement in, as the rows of the ledger that it holds.
    func add(_ statement: WalletStatement, of account: AccountName, to print: inout Fingerprint) {
        let rows = merchant.ledger.lazy.filter {
            $0.account == account && $0.version <= statement.version
        }
        print.add(anyOrder: rows) { $1.add(to: &$0) }
        for held in statement.balances + statement.debts { print.add(held.amount) }
    }

    /// Takes a version of the ledger in, as its row.
    func add(row version: Int64, of account: AccountName, to print: inout Fingerprint) {
        let row = merchant.ledger.first { $0.account == account && $0.version == version }
        guard let row else { return print.add(version) }
        row.add(to: &print)
    }
}

extension SimulatedMerchant.Row {
    /// Takes in what it moved, and for what; not its place.
    func add(to print: inout Fingerprint) {
        print.add(transactionID?.rawValue ?? spendID?.rawValue ?? "")
        print.add(change.change.amount)
        print.add(change.paidOff ?? 0)
    }
}
