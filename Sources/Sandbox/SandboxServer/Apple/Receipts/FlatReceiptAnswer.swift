import StoreAPI
import StoreModel
import StoreSigning

/// What `verifyReceipt` says of a receipt of iOS 6 and earlier: one transaction, and the app beside it.
struct FlatReceiptAnswer: Encodable {
    let status = 0
    let receipt: [String: String]

    init(_ customer: CustomerReceipt, bundleID: BundleID) {
        let transaction = customer.transaction
        var fields = ReceiptItem.common(transaction)
        fields["bid"] = bundleID.rawValue
        fields["bvrs"] = "1.0"
        fields["item_id"] = Self.digits(of: "\(bundleID) \(transaction.productID)", count: 9)
        // A phone had a number of forty digits then, and a vendor's name for it later.
        let device = Fingerprint.sha256Hex(Array("\(bundleID) \(customer.device)".utf8))
        fields["unique_identifier"] = String(device.prefix(40))
        fields["unique_vendor_identifier"] = Self.uuid(of: device)
        receipt = fields
    }

    private static func digits(of text: String, count: Int) -> String {
        let digest = Fingerprint.sha256Hex(Array(text.utf8)).prefix(12)
        let number = String((UInt64(digest, radix: 16) ?? 0) % 1_000_000_000)
        return "1" + String(repeating: "0", count: max(0, count - number.count)) + number
    }

    private static func uuid(of digest: String) -> String {
        let digits = Array(digest.uppercased())
        let groups = [0..<8, 8..<12, 12..<16, 16..<20, 20..<32].map { String(digits[$0]) }
        return groups.joined(separator: "-")
    }
}
