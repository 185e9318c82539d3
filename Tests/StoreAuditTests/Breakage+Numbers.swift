import StoreAudit
import StoreModel

extension Breakage {
    /// Breakages of I21.
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
        Breakage("a number that was issued for another quantity", .i21) {
            $0.merchant { $0.numbers[0].quantity = 3 }
        },
        Breakage("a number that was issued for another product", .i21) {
            $0.merchant { $0.numbers[4].productID = "no-ads" }
        },
        Breakage("a number that is not the next one", .i21) {
            $0.merchant { $0.numbers[4].isConsistent = false }
        },
        Breakage("an order of another quantity than its transaction", .i19, .i21) {
            $0.store { $0.orders[0].quantity = 3 }
        },
        Breakage("an order at another unit price than was charged", .i19, .i21) {
            $0.store { $0.orders[3].unitPrice = SoundShop.price(990) }
        },
        Breakage("an order of another product than its transaction", .i21) {
            $0.store { $0.orders[3].productID = "gems.600" }
        },
        Breakage("an uncharged order at another unit price than its payment", .i21) {
            $0.store { $0.orders[4].unitPrice = SoundShop.price(990) }
        },
        Breakage("an order for another player", .i21) {
            $0.store { $0.orders[4].details?.token = "another-player" }
        },
        Breakage("an order in another country than its transaction", .i21) {
            $0.store {
                $0.orders[3].details?.storefront = Storefront(countryCode: "JPN", id: "143462")
            }
        },
        Breakage("an order that was answered with another order's transaction", .i21) {
            $0.store {
                $0.orders[4].state = .purchased("1002")
                $0.orders[4].productID = "gems.60"
            }
            $0.phone { $0.payments[4].stage = .completed("1002") }
        },
        Breakage("a plan for an order that is not there", .i3) {
            $0.store {
                $0.orderReferences = [StoredOrderReference(table: "order_plans", intentID: "gone")]
            }
        },
    ]
}
