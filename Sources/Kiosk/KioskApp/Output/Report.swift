import PurchaseCore
import StoreModel
import StoreText
import TerminalGraphics

/// Results as commands print them, for people or as JSON lines.
enum Report {
    /// A transaction.
    static func row(_ row: TransactionRow, _ backend: BackendSession) {
        let out = backend.settings.output
        out.json(TransactionLine(row, backend.prices))
        let price = row.charge.map(backend.prices.string) ?? "no charge"
        let count = row.quantity > 1 ? " × \(row.quantity)" : ""
        let reason = row.detail.isEmpty ? "" : " (\(row.detail))"
        let number = row.merchantOrder.map { "  order \($0)" } ?? ""
        let id = row.transactionID.map { "  transaction \($0)" } ?? "  intent \(row.id)"
        let stage = row.stage.rawValue == row.state.rawValue ? "" : ", \(row.stage.rawValue)"
        out.text(
            line([
                column(row.displayName + count, 30), amount(price, 12),
                SafeText(untrusted: "\(row.state.rawValue)\(stage)\(reason)\(number)\(id)"),
            ]))
    }

    /// A product that is shown.
    static func product(_ product: Product, _ storefront: Storefront, _ backend: BackendSession) {
        let out = backend.settings.output
        out.json(ProductLine(product, storefront, backend.prices, backend.messages))
        let price = product.price.map(backend.prices.string) ?? "-"
        let reason = product.unavailable.map {
            backend.messages.sentence(for: $0, productID: product.id)
        }
        let parts = [
            column(product.displayName, 30), amount(price, 14),
            column(backend.messages.name(of: product.type), 26),
            SafeText(untrusted: product.id.rawValue),
        ]
        out.text(line(parts + [reason.map { SafeText(untrusted: $0) }].compactMap { $0 }))
    }

    /// An id that is not sold.
    static func unavailable(_ product: UnavailableProduct, _ backend: BackendSession) {
        let out = backend.settings.output
        out.json(UnavailableLine(product, backend.messages))
        out.text(backend.messages.sentence(for: product.reason, productID: product.productID))
    }

    /// What is in the wallet and what is owned.
    static func library(_ snapshot: EngineSnapshot, _ backend: BackendSession) {
        let out = backend.settings.output
        for balance in snapshot.wallet.balances {
            out.json(BalanceLine(balance))
            out.text(line([column(balance.good.rawValue, 30), SafeText(number: balance.amount)]))
        }
        for debt in snapshot.wallet.debts { out.text("\(debt.good): \(debt.amount) owed") }
        for entitlement in snapshot.entitlements {
            out.json(EntitlementLine(entitlement))
            let how: SafeText = entitlement.isRestored ? "owned, restored" : "owned, bought"
            out.text(line([column(entitlement.productID.rawValue, 44), how]))
        }
        if snapshot.wallet.balances.isEmpty, snapshot.entitlements.isEmpty {
            out.text("Nothing is owned yet.")
        }
    }

    private static func line(_ parts: [SafeText]) -> SafeText {
        SafeText.joined(parts, separator: " ")
    }

    /// An outside text, cut or filled to a number of columns.
    private static func column(_ text: String, _ width: Int) -> SafeText {
        SafeText(untrusted: text).fitted(to: width)
    }

    /// The output of our own formatters, filled from the left.
    private static func amount(_ text: String, _ width: Int) -> SafeText {
        SafeText(formatted: text).padded(to: width, alignment: .right)
    }
}
