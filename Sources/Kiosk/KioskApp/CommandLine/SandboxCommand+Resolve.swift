import ArgumentParser
import StoreAPI
import StoreModel

extension SandboxCommand {
    struct Resolve: ReadingCommand {
        static let configuration = CommandConfiguration(
            "resolve", "Resolve the interruption of a purchase.",
            discussion: """
                The failed purchase stays failed and is not charged. A new transaction is charged and delivered to the \
                device without a request. Repeating the command charges nothing.

                EXAMPLES
                  kiosk buy gems.60 --outcome interrupted
                  kiosk sandbox resolve gems.60

                EXIT CODES
                  0   done
                  64  the name matches several orders
                  65  no such order was interrupted
                  77  the product cannot be sold now; the reason is printed
                """)
        @OptionGroup var options: GlobalOptions
        @Argument(help: SandboxCommand.orderHelp)
        var order: String?

        func run(_ settings: Settings) async throws -> Int32 {
            let backend = try await BackendSession.open(settings)
            try await backend.decide(
                .resolve, about: order, "resolved; a new purchase is charged now")
            settings.output.hint(SandboxCommand.deliveryHint)
            return 0
        }
    }

    struct Unstick: ReadingCommand {
        static let configuration = CommandConfiguration(
            "unstick", "Release a stuck transaction, which is charged but not delivered.",
            discussion: """
                EXAMPLES
                  kiosk buy gems.60 --outcome stuck      # exit code 3: the outcome is unknown
                  kiosk sandbox unstick gems.60

                EXIT CODES
                  0   done
                  64  the name matches several orders
                  65  no such order is stuck
                """)
        @OptionGroup var options: GlobalOptions
        @Argument(help: SandboxCommand.orderHelp)
        var order: String?

        func run(_ settings: Settings) async throws -> Int32 {
            let backend = try await BackendSession.open(settings)
            try await backend.decide(.unstick, about: order, "released")
            settings.output.hint(SandboxCommand.deliveryHint)
            return 0
        }
    }

    struct OutsideBuy: ChargingCommand {
        static let configuration = CommandConfiguration(
            "buy", "Buy a product outside of the app, as on the store's own pages.",
            discussion: """
                The account (--account) is charged at once. The transaction is delivered to --device without a request.

                EXAMPLES
                  kiosk sandbox buy gems.60
                  kiosk sandbox buy gems.60 --quantity 2 --account ann --device phone-2

                EXIT CODES
                  0   charged
                  64  the name matches several products, or an invalid quantity
                  65  no such product, or it is not on sale
                """)
        @OptionGroup var options: GlobalOptions
        @Argument(help: "The product: its ID, or any unique part of it.", completion: .products)
        var product: String
        @Option(help: "The quantity, from 1 to 10.")
        var quantity: String = "1"

        func run(_ settings: Settings) async throws -> Int32 {
            let count = try BuyCommand.count(quantity)
            let backend = try await BackendSession.open(settings)
            let product = try await backend.product(named: self.product)
            let purchase = OutsidePurchase(
                account: settings.account, device: settings.device, productID: product.id,
                quantity: count)
            let id = try await backend.changing { control async throws(ServiceFailure) in
                try await control.buyOutside(purchase)
            }
            settings.output.json(["transactionId": id, "productId": product.id])
            settings.output.text(
                "\(product.displayName): bought outside of the app as transaction \(id)")
            settings.output.hint(SandboxCommand.deliveryHint)
            return 0
        }
    }

    static let deliveryHint =
        "An open shop receives it at once; otherwise, the next command on the device receives it."
}

extension SandboxCommand {
    struct TransactionCommand: ParsableCommand {
        static let configuration = CommandConfiguration(
            "transaction", "Delete a transaction in the test store.",
            subcommands: [Delete.self])

        struct Delete: ReadingCommand {
            static let configuration = CommandConfiguration(
                "delete", "Delete a transaction, so that its product can be bought again.",
                discussion: """
                    The store removes the transaction: a restore does not bring it back, servers no longer find it, \
                    and its product can be bought and charged again. Its devices are notified and withdraw the \
                    entitlement. The payment and the goods that the merchant granted are kept, because they are \
                    recorded separately. This cannot be undone.

                    EXAMPLES
                      kiosk sandbox transaction delete 2000000812345678 --yes

                    EXIT CODES
                      0   deleted, now or before
                      64  the name matches several transactions, or --yes is missing
                      65  no such transaction
                      77  it refers to another transaction, or a family member bought it
                    """)
            @OptionGroup var options: GlobalOptions
            @Argument(help: "The transaction: any unique part of its ID or intent ID.")
            var transaction: String
            @Flag(help: "Confirm the deletion.")
            var yes = false

            func run(_ settings: Settings) async throws -> Int32 {
                let backend = try await BackendSession.open(settings)
                let order = try await backend.paidOrder(
                    transaction, otherwise: "Nothing was deleted.")
                guard yes else {
                    let (listed, id) = order
                    throw CommandFailure.usage(
                        "This deletes \(id) (\(listed.productID) of \(listed.account)) at the store. Nothing was deleted; add --yes to delete it."
                    )
                }
                return try await backend.change(order, .delete) { reply in
                    reply.isRepeated ? "deleted before" : "deleted; its devices are notified"
                }
            }
        }
    }
}
