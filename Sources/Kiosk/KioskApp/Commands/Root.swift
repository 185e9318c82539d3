import ArgumentParser

/// The command line as a whole.
struct Root: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "kiosk",
        abstract: "A storefront in the terminal, over a sandbox store: no real money is charged.",
        discussion: """
            Without a command it opens the shop. Every command takes --json and the options below; they can be said in \
            the environment too (KIOSK_ACCOUNT=alice), or in ~/.config/kiosk/config.yaml (account: alice).

            EXAMPLES
              kiosk                                  open the shop
              kiosk --catalog MyApp.storekit         with your own catalog; the profile remembers it
              kiosk buy gems.60 --quantity 2         any part of an id that only one product has
              kiosk transactions                     what happened to every purchase

            EXIT CODES
              0 done, 1 declined, cancelled or not on sale, 2 pending, 3 outcome unknown, 64 usage, 65 bad input \
            file or no such thing, 69 no answer, 74 disk, 75 locked by another kiosk, 77 refused
            """,
        subcommands: [
            Shop.self, Products.self, Buy.self, Restore.self, Transactions.self, Finish.self,
            Library.self, SpendCommand.self, Receipt.self, CatalogCommand.self, ThemeCommand.self,
            RootCertificate.self, Sandbox.self, Reset.self,
        ], defaultSubcommand: Shop.self)
}
