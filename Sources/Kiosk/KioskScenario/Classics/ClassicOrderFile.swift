import FoundationEssentials
import StoreModel

/// The file with the numbers of an app's open orders, by product.
struct ClassicOrderFile: Sendable {
    /// The path of the file.
    let path: String

    /// Stores the order number of a product; the file has been written when this returns.
    func keep(_ order: MerchantOrder, for product: ProductID) {
        change { $0[product.rawValue] = order.rawValue }
    }

    /// Removes the order number of a product.
    func remove(_ product: ProductID) { change { $0[product.rawValue] = nil } }

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

    private func change(_ change: (inout [String: String]) -> Void) {
        var orders = read()
        change(&orders)
        guard let data = try? JSONEncoder().encode(orders) else { return }
        try? data.write(to: URL(filePath: path), options: .atomic)
    }
}
