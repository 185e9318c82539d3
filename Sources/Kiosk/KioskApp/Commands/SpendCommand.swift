import ArgumentParser
import PurchaseCore
import PurchaseEngine
import StoreAPI
import StoreModel
import StoreText

/// Takes goods out of the wallet.
struct SpendCommand: KioskCommand {
    static let configuration = CommandConfiguration(
        commandName: "spend", abstract: "Spend goods out of the wallet.")

    @OptionGroup var options: GlobalOptions

    @Argument(help: "What, such as gems.")
    var good: String

    @Argument(help: "How many.")
    var amount: String

    @Option(help: "For what.")
    var note: String = ""

    func run(_ settings: Settings) async throws -> Int32 {
        guard let count = Int64(amount), count > 0 else {
            throw CommandFailure.usage(
                "“\(amount.prefix(40))” is no amount: use a whole number from 1. Nothing was spent."
            )
        }
        let backend = try await BackendSession.open(settings)
        let session = try await DriverSession.driving(backend)
        let goods = GoodAmount(good: GoodID(good), amount: count)
        return try await session.whileDriving { session in
            await session.settle(atMost: 5000)
            do throws(SpendError) {
                let wallet = try await session.engine.spend(goods, note: note)
                for balance in wallet.balances where balance.good == goods.good {
                    settings.output.json(BalanceLine(balance))
                    settings.output.text("\(balance.good): \(balance.amount) left")
                }
                return 0
            } catch {
                throw await Self.failure(error, goods, backend)
            }
        }
    }

    /// Why goods were not spent, with a way to get more where there are too few.
    static func failure(
        _ error: SpendError, _ goods: GoodAmount, _ backend: BackendSession
    ) async -> CommandFailure {
        switch error {
        case .invalidAmount: return .usage("The amount has to be at least 1. Nothing was spent.")
        case .notEnough(let have):
            let hint = await cheapest(covering: goods, have: have, backend) ?? ""
            return CommandFailure(
                77, "not-enough",
                "There are \(have) \(goods.good), which is less than \(goods.amount). "
                    + "Nothing was spent.\(hint)")
        case .refused(let reason):
            return CommandFailure(77, "refused", "\(reason). Nothing was spent.")
        case .noAnswer:
            return CommandFailure(
                3, "outcome-unknown",
                "The merchant has not answered. The spending goes on at the next start, once.")
        case .notDriving(let reason):
            return CommandFailure(75, "locked", "Nothing was spent: \(reason).")
        case .journal(let failure): return CommandFailure(failure)
        }
    }

    /// Names the cheapest product that covers what is missing.
    private static func cheapest(
        covering goods: GoodAmount, have: Int64, _ backend: BackendSession
    ) async -> String? {
        let missing = goods.amount - max(0, have)
        let request = ProductsRequest(productIDs: nil, locale: backend.settings.locale)
        guard let reply = try? await backend.products(request) else { return nil }
        let enough = reply.products.filter { product in
            product.unavailable == nil && product.price != nil && product.type == .consumable
                && product.grants.contains { $0.good == goods.good && $0.amount >= missing }
        }
        let best = enough.min {
            ($0.price?.milliunits ?? .max, $0.id) < ($1.price?.milliunits ?? .max, $1.id)
        }
        guard let best, let price = best.price else { return nil }
        return " \(best.displayName) for \(backend.prices.string(price)) covers it: "
            + "kiosk buy \(best.id)"
    }
}
