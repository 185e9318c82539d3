import PurchaseCore
import StoreAPI
import StoreModel
import StoreText

extension JSONLine {
    /// A transaction, with the names of the App Store Server API where it has them.
    ///
    /// The price is the total that was, or would be, charged, in milliunits.
    ///
    /// - Parameters:
    ///   - signed: The signed transaction, if the device has it.
    ///   - isLate: Whether the transaction has been open for longer than expected.
    ///   - isUnsigned: Whether the merchant's verdict is not signed, because the merchant is the team's own server.
    static func transaction(
        _ row: TransactionRow, title: String, _ signed: Transaction?, _ prices: PriceFormatter,
        isLate: Bool = false, isUnsigned: Bool = false
    ) -> JSONLine {
        [
            "intentId": row.intentID, "transactionId": row.transactionID,
            "originalTransactionId": row.originalTransactionID,
            "merchantOrder": row.merchantOrder, "productId": row.productID, "title": title,
            "type": row.type.rawValue, "quantity": row.quantity,
            "price": row.charge?.milliunits, "currency": row.charge?.currency.code,
            "displayPrice": row.charge.map(prices.string),
            "purchaseDate": signed?.purchaseDate, "revocationDate": signed?.revocationDate,
            "state": row.state.rawValue, "stage": row.stage.rawValue,
            "reason": row.detail.isEmpty ? nil : row.detail,
            "charged": row.isCharged.rawValue, "late": isLate,
            "unsigned": isUnsigned ? true : nil, "at": row.changedAt,
        ]
    }

    /// The state of an order at the test store, after a command has changed it.
    ///
    /// - Parameter moved: The amount that the change charged; negative if it was refunded.
    static func order(_ order: SandboxOrder, moved: Price? = nil) -> JSONLine {
        [
            "intentId": order.intentID, "transactionId": order.transactionID,
            "merchantOrder": order.merchantOrder, "account": order.account,
            "device": order.device, "productId": order.productID, "quantity": order.quantity,
            "price": order.charge.milliunits, "currency": order.charge.currency.code,
            "status": order.state.rawValue, "at": order.at, "moved": moved?.milliunits,
        ]
    }
}
