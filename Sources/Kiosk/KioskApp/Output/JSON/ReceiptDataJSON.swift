/// `{"receipt-data":…}`, the name that `verifyReceipt` has for it.
struct ReceiptDataJSON: Encodable {
    let receiptData: String

    private enum CodingKeys: String, CodingKey { case receiptData = "receipt-data" }
}
