import FoundationEssentials
import StoreModel

/// The file in which an app keeps the numbers of its open orders, by product.
struct ClassicOrderFile: Sendable {
    /// Where it is.
    let path: String

    /// Writes a number down; it is on the disk when this comes back.
    func keep(_ order: MerchantOrder, for product: ProductID) {
        change { $0[product.rawValue] = order.rawValue }
    }

    /// Strikes a number out.
    func remove(_ product: ProductID) { change { $0[product.rawValue] = nil } }

    /// The number that was written down for a product.
    func order(for product: ProductID) -> MerchantOrder? {
        read()[product.rawValue].map { MerchantOrder($0) }
    }

    /// Whether any number is written down.
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
