import SandboxCatalog
import StoreModel
import Testing

/// A trap on bad input would end the whole process, so damage of every kind is tried.
@Suite("Damaged catalogs")
struct CatalogDamageTests {
    private static let storeKit = CatalogFixture.file(
        products: [CatalogFixture.product(["displayPrice": #""1.é""#])],
        subscriptions: [
            CatalogFixture.subscription([
                "introductoryOffer": #"{"paymentMode":"free","subscriptionPeriod":"P1W"}"#
            ])
        ], settings: #"{"_storefront": "JPN", "_timeRate": 6}"#)

    private static let kiosk = """
        app: {bundle-id: a.b, apple-id: 7, name: "Ga\\u00e9me"}
        storefront: USA
        products:
          - id: gems
            type: consumable
            localizations: {en: {name: Gems, description: 'a # b'}}
            prices: {USA: "0.99"}
            sale: {prices: {USA: "0.49"}, ends: 2030-01-01}
          - id: club
            type: auto-renewable
            subscription:
              group: g
              period: P1M
              offers:
                - {kind: introductory, mode: free, period: P1W}

        """

    /// Small pseudorandom numbers that are the same in every run (xorshift).
    private struct Chance {
        var state: UInt64 = 0x9E37_79B9_7F4A_7C15

        mutating func next(below limit: Int) -> Int {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return Int(state % UInt64(limit))
        }
    }

    private func survives(_ bytes: [UInt8]) -> Bool {
        do throws(CatalogError) {
            let loaded = try CatalogLoader.load(bytes: bytes, fileName: "damaged")
            let shown = ProductLocalizer(loaded.catalog).products(
                locale: .fallback, storefront: "USA", now: Timestamp(milliseconds: 0))
            return shown.count == Set(shown.map(\.id)).count
        } catch {
            return !error.message.isEmpty
        }
    }

    @Test("a file that is cut off anywhere is read or refused", arguments: [storeKit, kiosk])
    func cut(_ text: String) {
        let bytes = Array(text.utf8)
        for length in bytes.indices {
            #expect(survives(Array(bytes.prefix(length))), "cut at \(length)")
        }
    }

    @Test("a file cut inside an object is refused with a position")
    func cutJSON() {
        let bytes = Array(Self.storeKit.utf8).dropLast(3)
        for length in stride(from: 1, to: bytes.count, by: 7) {
            let refusal = CatalogFixture.refusal(bytes: Array(bytes.prefix(length)))
            #expect(refusal?.position != nil, "cut at \(length)")
        }
    }

    @Test(
        "changed, duplicated and missing bytes are read or refused", arguments: [storeKit, kiosk])
    func changed(_ text: String) {
        let marks = Array("{}[]\":,-&*!|>%@`'#?~\\\n\t \u{0}\u{7F}0e.".utf8) + [0x80, 0xC3, 0xFF]
        let bytes = Array(text.utf8)
        var chance = Chance()
        for round in 0..<1500 {
            var damaged = bytes
            for _ in 0...chance.next(below: 3) {
                let place = chance.next(below: damaged.count)
                switch chance.next(below: 3) {
                case 0: damaged[place] = marks[chance.next(below: marks.count)]
                case 1: damaged.insert(marks[chance.next(below: marks.count)], at: place)
                default: damaged.remove(at: place)
                }
            }
            #expect(survives(damaged), "round \(round)")
        }
    }
}
