import Crypto
import StoreModel
import StoreSigning

/// The rate of signing transactions on one core, compared with the bare signature over the same number of bytes.
struct SigningRate {
    private static let rounds = 20
    private static let signaturesPerRound = 500

    func figures() throws -> [Figure] {
        let signer = try SandboxAuthority.make().signer
        let transaction = try Self.transaction
        let length = try signer.sign(transaction).compact.utf8.count
        let (key, bytes) = (P256.Signing.PrivateKey(), [UInt8](repeating: 0x41, count: length - 87))
        var (signerRates, rawRates): ([Double], [Double]) = ([], [])
        for _ in 0..<Self.rounds {
            rawRates.append(try Self.rate { _ = try key.signature(for: bytes) })
            signerRates.append(try Self.rate { _ = try signer.sign(transaction) })
        }
        return [
            Figure(name: "transactions signed, one core", unit: "/s", sample: Sample(signerRates)),
            Figure(
                name: "swift-crypto signatures over \(bytes.count) bytes", unit: "/s",
                sample: Sample(rawRates)),
            Figure(
                name: "signed ÷ swift-crypto", unit: "",
                sample: Sample(zip(signerRates, rawRates).map { $0 / $1 }),
                goal: .atLeast(0.5, .median)),
        ]
    }

    /// A transaction like those of the demo.
    private static var transaction: Transaction {
        get throws {
            guard let dollar = Currency(code: "USD") else { throw Failure("no dollars") }
            return Transaction(
                id: "2000000000000001", originalID: "2000000000000001", orderID: "MK0000000001",
                bundleID: "com.example.kiosk", productID: "com.example.dragonmarket.gems.60",
                type: .consumable, quantity: 1,
                purchaseDate: Timestamp(milliseconds: 1_800_000_000_000),
                originalPurchaseDate: Timestamp(milliseconds: 1_800_000_000_000),
                signedDate: Timestamp(milliseconds: 1_800_000_000_000),
                appAccountToken: AppAccountToken("c5846ad8-7b49-48c0-b182-56ed795b4773"),
                storefront: Storefront(countryCode: "USA", id: "143441"),
                unitPrice: Price(milliunits: 990, currency: dollar),
                intentID: IntentID("0198c0de-0000-7000-8000-000000000001"))
        }
    }

    private static func rate(_ body: () throws -> Void) throws -> Double {
        let before = ProcessorTime.used
        for _ in 0..<signaturesPerRound { try body() }
        return Double(signaturesPerRound) / (ProcessorTime.used - before)
    }
}
