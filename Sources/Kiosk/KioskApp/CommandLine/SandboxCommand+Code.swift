import ArgumentParser
import SandboxBackend
import StoreAPI
import StoreModel

extension SandboxCommand {
    struct CodeCommand: ParsableCommand {
        static let configuration = CommandConfiguration(
            "code", "Create offer codes and show how often each was redeemed.",
            discussion: """
                The catalog defines a subscription's code offers and the customers who are eligible for them. \
                Customers redeem codes with “kiosk redeem”.

                EXAMPLES
                  kiosk sandbox code make WELCOME --of club.monthly
                  kiosk sandbox code list
                """,
            subcommands: [Make.self, List.self])

        struct Make: KioskCommand {
            static let configuration = CommandConfiguration(
                "make", "Create one-time codes, or one custom code for many customers.",
                discussion: """
                    A one-time code has 18 letters and digits and is valid for one order. A custom code is valid once \
                    for each customer.

                    EXAMPLES
                      kiosk sandbox code make WELCOME --of club.monthly --count 10
                      kiosk sandbox code make WELCOME --of club.monthly --code SPRING --limit 500
                      kiosk sandbox code make WELCOME --of club.monthly --expires P30D

                    EXIT CODES
                      0   created
                      64  an invalid code, number of codes, limit or period
                      65  no such product
                      77  no such offer, or the code exists already
                    """)
            @OptionGroup var options: GlobalOptions
            @Argument(help: "The offer: its reference name in the catalog.")
            var offer: String
            @Option(
                name: .customLong("of"),
                help: "The subscription: its ID, or any unique part of it.",
                completion: .products)
            var product: String
            @Option(help: "The number of one-time codes, from 1 to 10000.")
            var count: Int = 1
            @Option(help: .init("A custom code: up to 64 letters and digits.", valueName: "code"))
            var code: String?
            @Option(help: "The maximum number of orders for a custom code; by default unlimited.")
            var limit: Int?
            @Option(
                help: ArgumentHelp(
                    "How long the codes are valid by the store's clock, such as P30D.",
                    valueName: "period"))
            var expires: String?
            @Flag(help: "Reject customers who have redeemed another code of this offer.")
            var oncePerCustomer = false

            func run(_ settings: Settings) async throws -> Int32 {
                let period = try period()
                try checkNumbers()
                let backend = try await BackendSession.open(settings)
                let product = try await backend.product(named: product)
                let control = backend.connectedBackend.control
                let now = try await control.time().now
                let made = try await control.createOfferCodes(
                    OfferCodeCreationRequest(
                        productID: product.id, offerIdentifier: offer, count: count, custom: code,
                        terms: OfferCodeTerms(
                            isCustom: code != nil, limit: limit,
                            isOncePerCustomer: oncePerCustomer,
                            expires: period.map { TimeRate.realTime.end(of: $0, from: now) })))
                CodeCommand.show(made, settings.output)
                return 0
            }

            private func period() throws(CommandFailure) -> SubscriptionPeriod? {
                guard let expires else { return nil }
                guard let period = SubscriptionPeriod(iso8601: expires) else {
                    throw .usage(
                        "Invalid --expires “\(expires.prefix(40))”: use a period such as P30D. No code was created."
                    )
                }
                return period
            }

            private func checkNumbers() throws(CommandFailure) {
                let most = OfferCodeCreationRequest.maximumCodes
                guard (1...most).contains(count) else {
                    throw .usage(
                        "Invalid --count “\(count)”: use a number from 1 to \(most). No code was created."
                    )
                }
                guard limit ?? 1 > 0 else {
                    throw .usage(
                        "Invalid --limit “\(limit ?? 0)”: use a number of 1 or more. No code was created."
                    )
                }
                guard code != nil || limit == nil else {
                    throw .usage("--limit requires --code. No code was created.")
                }
                guard code == nil || count == 1 else {
                    throw .usage("--code cannot be combined with --count. No code was created.")
                }
            }
        }

        struct List: SessionCommand {
            static let configuration = CommandConfiguration(
                "list", "List the codes, newest first, with the number of redemptions.",
                discussion: """
                    EXAMPLES
                      kiosk sandbox code list --json
                    """)
            @OptionGroup var options: GlobalOptions
            var changesState: Bool { false }

            func run(_ backend: BackendSession) async throws {
                let all = try await backend.connectedBackend.control.offerCodes()
                if all.isEmpty {
                    backend.settings.output.hint(
                        "There are no codes; create one with “kiosk sandbox code make”.")
                }
                CodeCommand.show(all, backend.settings.output)
            }
        }

        private static func show(_ codes: [OfferCode], _ out: Output) {
            for code in codes {
                out.json(.offerCode(code))
                let limit = code.terms.limit.map { " of \($0)" } ?? ""
                out.text(
                    "\(code.code)  \(code.productID) “\(code.offerIdentifier)”, redeemed "
                        + "\(code.redeemed)\(limit)")
            }
        }
    }
}
