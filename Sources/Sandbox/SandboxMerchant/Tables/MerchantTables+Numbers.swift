import GRDB
import SandboxCore
import SandboxTables
import StoreFiles
import StoreModel

/// An order number as it was issued.
struct IssuedOrderNumber {
    let number: MerchantOrder
    /// The account of the order.
    let account: AccountName
    /// The ordered product.
    let productID: ProductID
    /// The ordered quantity, stored as the request gave it.
    let quantity: Int64
}

extension MerchantTables {
    /// Returns the number of an intent, if one was issued.
    func number(of intent: IntentID) throws -> IssuedOrderNumber? {
        try ResultRow.fetchOne(
            database, cached: "SELECT * FROM numbers WHERE intent_id = ?",
            arguments: [intent.rawValue]
        ).map { row in
            IssuedOrderNumber(
                number: MerchantOrder(try row.text("number")),
                account: AccountName(try row.text("account")),
                productID: ProductID(try row.text("product_id")),
                quantity: try row.integer("quantity"))
        }
    }

    /// Issues the next number.
    func issueNumber(
        for intent: IntentID, _ account: AccountName, _ product: ProductID, _ quantity: Int
    ) throws -> MerchantOrder {
        let last =
            try ResultRow.fetchOne(database, cached: "SELECT max(serial) AS last FROM numbers")?
            .optionalInteger("last") ?? 0
        let serial = last &+ 1
        let number = MerchantOrderNumber.text(serial: serial, at: now)
        try database.execute(
            cached: """
                INSERT INTO numbers (serial, number, intent_id, account, product_id, quantity, at)
                VALUES (?, ?, ?, ?, ?, ?, ?)
                """,
            arguments: [
                serial, number.rawValue, intent.rawValue, account.rawValue, product.rawValue,
                quantity, now.milliseconds,
            ])
        return number
    }
}
