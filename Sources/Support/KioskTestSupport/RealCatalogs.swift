package import Foundation

/// The real `.storekit` files in a folder next to the checkout, which exists only on some machines.
package enum RealCatalogs {
    /// The folder, in the one next to the checkout.
    package static let folder = SourceCheckout.shared.appending(path: "storekit")

    /// The paths of the files, sorted by name.
    package static let paths: [String] = {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".storekit") }.sorted()
            .map { folder.appending(path: $0).path }
    }()
}
