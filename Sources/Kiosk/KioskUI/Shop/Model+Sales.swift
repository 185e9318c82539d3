import StoreModel

/// Reloads the catalog when a displayed sale ends by the store's clock.
extension Model {
    /// When to reload the catalog because a sale has ended; nil without a sale, and while the store's clock is frozen.
    private var saleMoment: Timestamp? {
        guard shop.isTold, !isOffline, let ends = shop.nextSaleEnd,
            shop.saleQuestions < Self.mostSaleQuestions,
            let wait = storeClock.wait(until: ends, from: now)
        else { return nil }
        let moment = now.adding(milliseconds: wait)
        return max(moment, shop.saleAskedAgain ?? moment)
    }

    /// The same time for a timer; a sale that has already ended is due immediately.
    var saleTick: Timestamp? { saleMoment.map { max($0, now.adding(milliseconds: 1)) } }

    /// Returns the command that reloads the catalog if a displayed sale has ended.
    mutating func saleCommands() -> [Command] {
        guard let moment = saleMoment, moment <= now else { return [] }
        // The store's clock may differ slightly, so the request is repeated with increasing pauses, a limited number of
        // times.
        let pause = Self.firstSalePause << Int64(shop.saleQuestions)
        shop.saleQuestions += 1
        shop.saleAskedAgain = now.adding(milliseconds: pause)
        return [.loadCatalog(place.locale)] + followSandbox()
    }

    /// The pause in milliseconds before the first repetition.
    private static let firstSalePause: Int64 = 1000

    /// The maximum number of requests for the end of one sale.
    private static let mostSaleQuestions = 6
}
