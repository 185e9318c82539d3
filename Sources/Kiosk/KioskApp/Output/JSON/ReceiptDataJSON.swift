/// The receipt data, under the key that `verifyReceipt` uses: `{"receipt-data":…}`
struct ReceiptDataJSON: Encodable {
    let receiptData: String

    private enum CodingKeys: String, CodingKey { case receiptData = "receipt-data" }
}
