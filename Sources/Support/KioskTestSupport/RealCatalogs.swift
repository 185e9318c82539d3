package import Foundation

/// The real `.storekit` files that lie beside a checkout on some machines; elsewhere there are none.
package enum RealCatalogs {
    /// Beside the folder that holds Package.swift.
    package static let folder: URL = {
        var root = URL(filePath: #filePath)
        while root.path != "/",
            !FileManager.default.fileExists(atPath: root.path + "/Package.swift")
        {
            root.deleteLastPathComponent()
        }
        return root.deletingLastPathComponent().appending(path: "shared/storekit")
    }()

    /// Their paths, by name.
    package static let paths: [String] = {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".storekit") }.sorted()
            .map { folder.appending(path: $0).path }
    }()
}
