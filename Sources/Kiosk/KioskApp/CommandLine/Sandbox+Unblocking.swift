import ArgumentParser
import StoreAPI
import StoreModel

extension Sandbox {
    /// Resolves the interruption of a purchase, which is then charged and delivered.
    struct Resolve: KioskCommand {
        static let configuration = CommandConfiguration(
            commandName: "resolve",
            abstract: "Settle what interrupted a purchase: it is charged, and arrives by itself.",
            discussion: """
                The purchase that failed stays failed and uncharged; a new transaction comes to its device, which has \
                not asked for it. Repeating it charges nothing.

                EXAMPLES
                  kiosk buy gems.60 --outcome interrupted
                  kiosk sandbox resolve gems.60

                EXIT CODES
                  0   done
                  64  the name fits several orders
                  65  no such order was interrupted
                  77  it can not be sold now; the reason is said
                """)
        @OptionGroup var options: GlobalOptions
        @Argument(help: Sandbox.orderHelp)
        var order: String?

        func run(_ settings: Settings) async throws -> Int32 {
            let backend = try await BackendSession.open(settings)
            try await backend.settle(
                order, "resolved; a new purchase is charged now", state: .interrupted
            ) { (store, id) async throws(ServiceFailure) in
                _ = try await store.resolve(id)
            }
            settings.output.hint(Sandbox.arrival)
            return 0
        }
    }

    /// Releases a transaction that the store charged and keeps back.
    struct Unstick: KioskCommand {
        static let configuration = CommandConfiguration(
            commandName: "unstick",
            abstract: "Have the store hand out a transaction that it charged and keeps back.",
            discussion: """
                EXAMPLES
                  kiosk buy gems.60 --outcome stuck      # exit code 3: the outcome is unknown
                  kiosk sandbox unstick gems.60

                EXIT CODES
                  0   done
                  64  the name fits several orders
                  65  no such order is stuck
                """)
        @OptionGroup var options: GlobalOptions
        @Argument(help: Sandbox.orderHelp)
        var order: String?

        func run(_ settings: Settings) async throws -> Int32 {
            let backend = try await BackendSession.open(settings)
            try await backend.settle(order, "handed out", state: .stuck) {
                (store, id) async throws(ServiceFailure) in
                _ = try await store.unstick(id)
            }
            settings.output.hint(Sandbox.arrival)
            return 0
        }
    }

    /// Buys outside of the app.
    struct OutsideBuy: KioskCommand {
        static let configuration = CommandConfiguration(
            commandName: "buy",
            abstract: "Buy outside of the app, as in the store's own pages: it arrives by itself.",
            discussion: """
                It is charged at once to --account, and comes to --device, which has not asked for it.

                EXAMPLES
                  kiosk sandbox buy gems.60
                  kiosk sandbox buy gems.60 --quantity 2 --account ann --device phone-2

                EXIT CODES
                  0   charged
                  64  the name fits several products, or the quantity is none of this product's
                  65  no such product, or it is not on sale
                """)
        @OptionGroup var options: GlobalOptions
        @Argument(
            help: "The product: its id, or any part of it that only one id has.",
            completion: .products)
        var product: String
        @Option(help: "How many, 1 to 10.")
        var quantity: String = "1"

        func run(_ settings: Settings) async throws -> Int32 {
            let count = try Buy.count(quantity)
            let backend = try await BackendSession.open(settings)
            let product = try await backend.product(named: self.product)
            let id: TransactionID
            do throws(ServiceFailure) {
                id = try await backend.side.control.buyOutside(
                    OutsidePurchase(
                        account: settings.account, device: settings.device,
                        productID: product.id, quantity: count))
            } catch {
                throw CommandFailure(settling: error)
            }
            settings.output.json(OutsidePurchaseJSON(transactionId: id, productId: product.id))
            settings.output.text(
                "\(product.displayName): bought outside of the app as transaction \(id)")
            settings.output.hint(Sandbox.arrival)
            return 0
        }
    }

    static let arrival =
        "An open shop takes it in at once, the device's next kiosk command otherwise."
}

/// A purchase outside of the app, in JSON.
private struct OutsidePurchaseJSON: Encodable {
    let transactionId: TransactionID
    let productId: ProductID
}
