import ArgumentParser

/// The command line as a whole.
struct Root: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "kiosk",
        abstract: "A storefront in the terminal, over a sandbox store: no real money is charged.",
        subcommands: [
            Shop.self, Products.self, Buy.self, Restore.self, Transactions.self, Finish.self,
            Library.self, SpendCommand.self, Receipt.self, CatalogCommand.self,
            RootCertificate.self,
            Sandbox.self, Reset.self,
        ], defaultSubcommand: Shop.self)
}
