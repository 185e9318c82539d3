import StoreAudit
import StoreModel

extension Breakage {
    /// I21.
    static let ofNumbers = [
        Breakage("a number that was issued for two orders", .i21) {
            $0.merchant { $0.numbers[1].number = SoundShop.number(1) }
        },
        Breakage("a number that was issued to another account", .i21) {
            $0.merchant { $0.numbers[1].account = "bob" }
        },
        Breakage("an order that has two numbers", .i21) {
            $0.merchant { $0.numbers.append(SoundShop.issued(9, for: 1)) }
        },
        Breakage("a number that was never issued", .i21) {
            $0.merchant { $0.numbers.removeLast() }
        },
        Breakage("a device that calls its order by the number of another one", .i21) {
            $0.phone { $0.payments[4].number = SoundShop.number(4) }
        },
        Breakage("a device that calls its order by a number that nobody issued", .i21) {
            $0.phone { $0.payments[4].number = SoundShop.number(9) }
        },
        Breakage("a store that calls an order by the number of another one", .i21) {
            $0.store { $0.orders[4].number = SoundShop.number(4) }
        },
        Breakage("a transaction that is called by the number of another order", .i21) {
            $0.store { $0.transactions[3].number = SoundShop.number(3) }
        },
        Breakage("a restored transaction that is called by a number of nobody's", .i21) {
            $0.store { $0.transactions[4].number = SoundShop.number(9) }
        },
        Breakage("a merchant who has forgotten its numbers", .i21) {
            $0.merchant { $0.numbers = [] }
        },
    ]
}
