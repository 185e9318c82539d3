import StoreModel

/// Sales end by the store's clock and by themselves: what is shown is asked for anew at that moment, and not before.
extension Model {
    /// When the products are to be asked for again because a sale is over; nil while none is on, and while the store's
    /// clock stands still.
    private var saleMoment: Timestamp? {
        guard shop.isTold, !isOffline, let ends = shop.nextSaleEnd,
            shop.saleQuestions < Self.mostSaleQuestions,
            let wait = storeClock.wait(until: ends, from: now)
        else { return nil }
        let moment = now.adding(milliseconds: wait)
        return max(moment, shop.saleAskedAgain ?? moment)
    }

    /// The same, for whoever wakes up for it; what is over already is asked about at once.
    var saleTick: Timestamp? { saleMoment.map { max($0, now.adding(milliseconds: 1)) } }

    /// Asks for the products where a sale that they show is over.
    mutating func saleCommands() -> [Command] {
        guard let moment = saleMoment, moment <= now else { return [] }
        // The store may see it otherwise by a moment; then it is asked again, less and less often, and not for ever.
        let pause = Self.firstSalePause << Int64(shop.saleQuestions)
        shop.saleQuestions += 1
        shop.saleAskedAgain = now.adding(milliseconds: pause)
        return [.loadCatalog(place.locale)] + followSandbox()
    }

    /// How long the first answer is believed that says otherwise, in milliseconds.
    private static let firstSalePause: Int64 = 1000

    /// How often one end is asked about at most.
    private static let mostSaleQuestions = 6
}
