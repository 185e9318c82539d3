package import Foundation

/// The real `.storekit` files that lie beside a checkout on some machines; elsewhere there are none.
package enum RealCatalogs {
    /// Beside the folder that holds Package.swift.
    package static let folder = Checkout.shared.appending(path: "storekit")

    /// Their paths, by name.
    package static let paths: [String] = {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".storekit") }.sorted()
            .map { folder.appending(path: $0).path }
    }()
}
