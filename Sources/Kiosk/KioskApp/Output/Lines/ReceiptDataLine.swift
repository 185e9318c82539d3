/// `{"receipt-data":…}`, the name that `verifyReceipt` has for it.
struct ReceiptDataLine: Encodable {
    let receiptData: String

    private enum CodingKeys: String, CodingKey { case receiptData = "receipt-data" }
}
