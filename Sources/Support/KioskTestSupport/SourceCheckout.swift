package import Foundation

/// The checkout from which the running tests were built.
package enum SourceCheckout {
    /// The folder of Package.swift.
    package static let root: URL = {
        var root = URL(filePath: #filePath)
        while root.path != "/",
            !FileManager.default.fileExists(atPath: root.path + "/Package.swift")
        {
            root.deleteLastPathComponent()
        }
        return root
    }()

    /// A folder next to the checkout, with test data that is not part of it.
    package static let shared = root.deletingLastPathComponent().appending(path: "shared")
}
