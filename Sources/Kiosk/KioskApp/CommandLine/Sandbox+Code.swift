import ArgumentParser
import SandboxBackend
import StoreAPI
import StoreModel

extension Sandbox {
    /// Manages offer codes.
    struct Code: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "code",
            abstract: "Make offer codes, and show how often each was redeemed.",
            discussion: """
                A subscription's code offers are in its catalog; who may redeem one is, too. Customers redeem codes with \
                “kiosk redeem”.

                EXAMPLES
                  kiosk sandbox code make WELCOME --of club.monthly
                  kiosk sandbox code list
                """,
            subcommands: [Make.self, List.self])

        /// Creates offer codes.
        struct Make: KioskCommand {
            static let configuration = CommandConfiguration(
                commandName: "make",
                abstract: "Make one-time codes, or a custom code for many customers.",
                discussion: """
                    A one-time code has eighteen letters and digits and is good for one order. A custom code is good for \
                    each customer once.

                    EXAMPLES
                      kiosk sandbox code make WELCOME --of club.monthly --count 10
                      kiosk sandbox code make WELCOME --of club.monthly --code SPRING --limit 500
                      kiosk sandbox code make WELCOME --of club.monthly --expires P30D

                    EXIT CODES
                      0   made
                      64  it can be no code, or no such number of them
                      65  no such product
                      77  no such offer, or the code is there already
                    """)
            @OptionGroup var options: GlobalOptions
            @Argument(help: "The offer: its reference name in the catalog.")
            var offer: String
            @Option(
                name: .customLong("of"),
                help: "The subscription: its id, or any part of it that only one id has.",
                completion: .products)
            var product: String
            @Option(help: "How many one-time codes, 1 to 10000.")
            var count: Int = 1
            @Option(
                help: ArgumentHelp(
                    "A custom code: up to 64 letters and digits.", valueName: "code"))
            var code: String?
            @Option(help: "How many orders a custom code is good for; any number if none is given.")
            var limit: Int?
            @Option(
                help: ArgumentHelp(
                    "How long they are good, by the store's clock, such as P30D.",
                    valueName: "period"))
            var expires: String?
            @Flag(help: "A customer who redeemed another code of this offer may not redeem these.")
            var oncePerCustomer = false

            func run(_ settings: Settings) async throws -> Int32 {
                let period = try period()
                try checkNumbers()
                let backend = try await BackendSession.open(settings)
                let product = try await backend.product(named: product)
                let made = try await CommandFailure.asking { () async throws(ServiceFailure) in
                    let control = backend.side.control
                    let now = try await control.time().now
                    return try await control.makeCodes(
                        OfferCodeOrder(
                            productID: product.id, offerIdentifier: offer, count: count,
                            custom: code,
                            terms: OfferCodeTerms(
                                isCustom: code != nil, limit: limit,
                                isOncePerCustomer: oncePerCustomer,
                                expires: period.map { TimeRate.realTime.end(of: $0, from: now) })))
                }
                return Code.show(made, settings.output)
            }

            private func period() throws(CommandFailure) -> SubscriptionPeriod? {
                guard let expires else { return nil }
                guard let period = SubscriptionPeriod(iso8601: expires) else {
                    throw .usage(
                        "“\(expires.prefix(40))” is no period such as P30D. No code was made.")
                }
                return period
            }

            private func checkNumbers() throws(CommandFailure) {
                guard (1...OfferCodeOrder.mostCodes).contains(count), limit ?? 1 > 0 else {
                    throw .usage(
                        "One makes 1 to \(OfferCodeOrder.mostCodes) codes at once, each for one order at "
                            + "least. No code was made.")
                }
                guard code != nil || limit == nil, code == nil || count == 1 else {
                    throw .usage(
                        "--limit goes with --code, and --count without it. No code was made.")
                }
            }
        }

        /// Lists the offer codes.
        struct List: KioskCommand {
            static let configuration = CommandConfiguration(
                commandName: "list",
                abstract: "Show the codes, those made last first, with what became of them.",
                discussion: """
                    EXAMPLES
                      kiosk sandbox code list --json
                    """)
            @OptionGroup var options: GlobalOptions

            func run(_ settings: Settings) async throws -> Int32 {
                let backend = try await BackendSession.open(settings)
                let all = try await CommandFailure.asking { () async throws(ServiceFailure) in
                    try await backend.side.control.offerCodes()
                }
                if all.isEmpty {
                    settings.output.hint("There is no code; “kiosk sandbox code make” makes one.")
                }
                return Code.show(all, settings.output)
            }
        }

        private static func show(_ codes: [OfferCode], _ out: Output) -> Int32 {
            for code in codes {
                out.json(OfferCodeJSON(code))
                let limit = code.terms.limit.map { " of \($0)" } ?? ""
                out.text(
                    "\(code.code)  \(code.productID) “\(code.offerIdentifier)”, redeemed "
                        + "\(code.redeemed)\(limit)")
            }
            return 0
        }
    }
}
