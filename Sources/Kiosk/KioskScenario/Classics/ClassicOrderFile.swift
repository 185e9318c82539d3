import FoundationEssentials
import StoreAPI
import StoreModel

/// The file with the numbers of an app's open orders, by product.
struct ClassicOrderFile: Sendable {
    /// The path of the file.
    let path: String

    /// Stores the order number of a product before it is paid; the file has been written when this returns.
    ///
    /// - Throws: A refusal if the file cannot be written.
    func keep(_ order: MerchantOrder, for product: ProductID) throws(ServiceFailure) {
        try change("so the order was not paid and nothing was charged") {
            $0[product.rawValue] = order.rawValue
        }
    }

    /// Removes the order number of a product after its purchase.
    ///
    /// - Throws: A refusal if the file cannot be written.
    func remove(_ product: ProductID) throws(ServiceFailure) {
        try change("but the purchase is complete") { $0[product.rawValue] = nil }
    }

    /// Returns the stored order number of a product.
    func order(for product: ProductID) -> MerchantOrder? {
        read()[product.rawValue].map { MerchantOrder($0) }
    }

    /// Whether the file contains no order numbers.
    var isEmpty: Bool { read().isEmpty }

    /// Removes the file, as deleting the app does.
    func delete() { try? FileManager.default.removeItem(atPath: path) }

    private func read() -> [String: String] {
        guard let data = FileManager.default.contents(atPath: path) else { return [:] }
        return (try? JSONDecoder().decode([String: String].self, from: data)) ?? [:]
    }

    /// - Parameter consequence: What a failure means for the customer's money.
    private func change(
        _ consequence: String, _ change: (inout [String: String]) -> Void
    ) throws(ServiceFailure) {
        var orders = read()
        change(&orders)
        do {
            let data = try JSONEncoder().encode(orders)
            try data.write(to: URL(filePath: path), options: .atomic)
        } catch {
            throw .refusal(
                Refusal(.internalError, "\(path) cannot be written (\(error)), \(consequence)."))
        }
    }
}
