import ArgumentParser
import PurchaseCore
import PurchaseEngine
import StoreAPI
import StoreModel
import StoreText

struct SpendCommand: ChargingCommand {
    static let configuration = CommandConfiguration(
        "spend", "Spend goods from the wallet.",
        discussion: """
            The merchant's ledger decides, once for each spending, even if requests are repeated. If the answer is \
            lost, the spending's ID is printed, and the next command that uses the device reports the result, with \
            --json as {"kind":"spent","spendId","good","amount","taken"}.

            EXAMPLES
              kiosk spend gems 10 --note "a torch"

            EXIT CODES
              0   spent
              3   the merchant has not answered: the spending continues at the next start
              64  invalid amount
              75  another kiosk is using this device
              77  the wallet has too few
            """)
    @OptionGroup var options: GlobalOptions
    @Argument(help: "The good, such as gems.")
    var good: String
    @Argument(help: "The amount.")
    var amount: String
    @Option(help: ArgumentHelp("What it is spent on.", valueName: "text"))
    var note: String = ""

    func run(_ settings: Settings) async throws -> Int32 {
        let goods = try Self.goods(good, amount)
        let backend = try await BackendSession.open(settings)
        let session = try await DeviceSession.driving(backend)
        return try await session.whileDriving { session in
            await session.waitUntilIdle(atMost: 5000)
            try await session.spend(goods, note: note)
            return 0
        }
    }

    /// Parses a good and its amount.
    ///
    /// - Throws: ``CommandFailure`` with exit code 64 if the amount is not a positive integer.
    static func goods(_ good: String, _ amount: String) throws(CommandFailure) -> GoodAmount {
        guard let count = Int64(amount), count > 0 else {
            throw .usage(
                "Invalid amount “\(amount.prefix(40))”: use a whole number of 1 or more. Nothing was spent."
            )
        }
        return GoodAmount(good: GoodID(good), amount: count)
    }

    /// Returns the failure for goods that were not spent, with a product that covers the shortage if there is one.
    ///
    /// - Parameters:
    ///   - namesCommand: Whether the failure names commands to type.
    ///   - held: The goods that the wallet lists.
    static func failure(
        _ error: SpendError, _ goods: GoodAmount, _ backend: BackendSession,
        namesCommand: Bool = true, held: [GoodID] = []
    ) async -> CommandFailure {
        switch error {
        case .invalidAmount:
            return .usage("Invalid amount “\(goods.amount)”: use 1 or more. Nothing was spent.")
        case .notEnough(let balance):
            let products = (try? await backend.products(nil))?.products ?? []
            let known = Set(held + products.flatMap { $0.grants.map(\.good) })
            if balance == 0, !known.isEmpty, !known.contains(goods.good) {
                let names = known.map(\.rawValue).sorted().prefix(5).joined(separator: ", ")
                return CommandFailure(
                    77, "not-enough",
                    "The store has no goods named “\(goods.good.rawValue.prefix(40))”; its products grant \(names). Nothing was spent."
                )
            }
            let product = cheapest(of: products, covering: goods, have: balance)
            let hint = product.map { Self.hint($0, backend, namesCommand) } ?? ""
            return CommandFailure(
                77, "not-enough",
                "The wallet has \(balance) \(goods.good), which is less than \(goods.amount). "
                    + "Nothing was spent.\(hint)")
        case .refused(let reason):
            return CommandFailure(
                77, "refused",
                "\(reason.hasSuffix(".") ? String(reason.dropLast()) : reason). Nothing was spent.")
        case .noAnswer(let id):
            var failure = CommandFailure(
                3, "outcome-unknown",
                namesCommand
                    ? "The merchant has not answered. The spending \(id) continues at the next start and takes effect once."
                    : "The merchant has not answered. The spending \(id) continues automatically; do not repeat it."
            )
            failure.spendID = id
            return failure
        case .journal(let failure): return CommandFailure(failure)
        }
    }

    private static func hint(
        _ product: Product, _ backend: BackendSession, _ namesCommand: Bool
    ) -> String {
        let price = product.price.map { " for \(backend.prices.string($0))" } ?? ""
        let covers = " \(product.displayName)\(price) covers it"
        return covers + (namesCommand ? ": kiosk buy \(product.id)" : ".")
    }

    /// Returns the cheapest consumable on sale that covers the missing amount.
    private static func cheapest(
        of products: [Product], covering goods: GoodAmount, have: Int64
    ) -> Product? {
        let missing = goods.amount - max(0, have)
        let enough = products.filter { product in
            product.unavailable == nil && product.price != nil && product.type == .consumable
                && product.grants.contains { $0.good == goods.good && $0.amount >= missing }
        }
        return enough.min {
            ($0.price?.milliunits ?? .max, $0.id) < ($1.price?.milliunits ?? .max, $1.id)
        }
    }
}

extension DeviceSession {
    /// Spends goods, and prints the remaining balance.
    func spend(_ goods: GoodAmount, note: String = "") async throws(CommandFailure) {
        let wallet: WalletSnapshot
        do throws(SpendError) {
            wallet = try await engine.spend(goods, note: note)
        } catch {
            let held = await engine.snapshot().wallet.balances.map(\.good)
            throw await SpendCommand.failure(error, goods, backend, held: held)
        }
        let left = wallet.balances.first { $0.good == goods.good }?.amount ?? 0
        let report = backend.printer
        report.out.json(.balance(GoodAmount(good: goods.good, amount: left)))
        report.out.text("\(goods.good): \(report.counts.string(left)) left")
    }
}
