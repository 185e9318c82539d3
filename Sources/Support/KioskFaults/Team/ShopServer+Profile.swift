import Foundation
package import KioskTestSupport

extension ShopServer {
    /// Returns a server that trusts the store of a profile, creating the store.
    package static func shop(of profile: Profile) async throws -> ShopServer {
        try await make(printed: try await profile.run(["root"]))
    }

    /// Returns a server that trusts the certificate in the output of `kiosk root`.
    package static func make(printed root: KioskRun) async throws -> ShopServer {
        let base64 = root.output.split(separator: "\n").filter { !$0.hasPrefix("-----") }.joined()
        guard let der = Data(base64Encoded: base64) else {
            throw CreationFailed(reason: "kiosk root prints no certificate: \(root.errors)")
        }
        return try await make(trusting: der)
    }

    /// The environment for a run with this server as its merchant.
    package var environment: [String: String] { ["KIOSK_MERCHANT": url] }
}
