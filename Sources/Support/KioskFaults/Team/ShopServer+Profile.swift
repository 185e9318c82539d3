import Foundation
package import KioskTestSupport

extension ShopServer {
    /// A server that trusts the store of a profile, which is founded by it.
    package static func shop(of profile: Profile) async throws -> ShopServer {
        try await make(printed: try await profile.run(["root"]))
    }

    /// A server that trusts the certificate that a run has printed.
    package static func make(printed root: KioskRun) async throws -> ShopServer {
        let base64 = root.output.split(separator: "\n").filter { !$0.hasPrefix("-----") }.joined()
        guard let der = Data(base64Encoded: base64) else {
            throw Unmade(reason: "kiosk root prints no certificate: \(root.errors)")
        }
        return try await make(trusting: der)
    }

    /// What a run needs in its environment to have it as its merchant.
    package var environment: [String: String] { ["KIOSK_MERCHANT": url] }
}
