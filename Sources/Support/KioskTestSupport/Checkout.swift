package import Foundation

/// The checkout that the running tests were built from.
package enum Checkout {
    /// The folder that holds Package.swift.
    package static let root: URL = {
        var root = URL(filePath: #filePath)
        while root.path != "/",
            !FileManager.default.fileExists(atPath: root.path + "/Package.swift")
        {
            root.deleteLastPathComponent()
        }
        return root
    }()

    /// A folder beside the checkout, with test data that is not part of it.
    package static let shared = root.deletingLastPathComponent().appending(path: "shared")
}
