import StoreAPI
import StoreModel
import StoreSigning

/// A transaction in the receipt format of iOS 6, in which every value is a string.
enum FlatReceiptItem {
    /// Returns the fields of a transaction, with those of the app and the device.
    static func fields(
        _ transaction: Transaction, _ customer: CustomerReceipt, _ bundleID: BundleID
    ) -> [String: String] {
        var fields = ReceiptItem.common(transaction)
        if let date = transaction.expiresDate {
            fields.merge(period(transaction, until: ReceiptDate(date))) { $1 }
        }
        fields["bid"] = bundleID.rawValue
        fields["bvrs"] = "1.0"
        fields["item_id"] = digits(of: "\(bundleID) \(transaction.productID)", count: 9)
        // Devices had an identifier of 40 digits then, and an identifier for the vendor later.
        let device = Fingerprint.sha256Hex(Array("\(bundleID) \(customer.device)".utf8))
        fields["unique_identifier"] = String(device.prefix(40))
        fields["unique_vendor_identifier"] = uuid(of: device)
        return fields
    }

    /// Returns the fields of a period; `expires_date` is in milliseconds here, with the formatted dates in other
    /// fields.
    private static func period(
        _ transaction: Transaction, until end: ReceiptDate
    ) -> [String: String] {
        var fields = ReceiptItem.subscribed(transaction)
        fields["expires_date"] = end.milliseconds
        fields["expires_date_formatted"] = end.gmt
        fields["expires_date_formatted_pst"] = end.pacific
        return fields
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
