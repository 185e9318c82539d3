import ArgumentParser

/// The command line of kiosk with all its commands.
struct Root: ParsableCommand {
    /// The output of `kiosk --version`.
    static let version = "kiosk 0.4.0"

    static let configuration = CommandConfiguration(
        commandName: "kiosk",
        abstract: "A storefront in the terminal, over a sandbox store: no real money is charged.",
        discussion: """
            Without a command it opens the shop. Every command takes --json and the options of “kiosk help shop”. What is \
            not said there is looked for in the environment (KIOSK_ACCOUNT=alice), in ~/.config/kiosk/config.yaml \
            (account: alice), and in what is remembered of the last use; “kiosk config explain” says where each value \
            came from, “kiosk help keys” shows the keys.

            EXAMPLES
              kiosk                            open the shop
              kiosk --catalog MyApp.storekit   sell from your own catalog
              kiosk buy gems.60 --quantity 2   any unique part of an id will do
              kiosk transactions               what happened to each purchase

            EXIT CODES
              0   done
              1   declined, cancelled or not on sale: not charged
              2   pending
              3   outcome unknown: it goes on at the next start
              64  the command line cannot be understood
              65  bad input file, or no such product or transaction
              69  no answer from the backend
              74  disk
              75  locked by another kiosk
              77  refused
            """,
        version: version,
        subcommands: [
            Shop.self, Products.self, Buy.self, Redeem.self, Restore.self, Transactions.self,
            Finish.self,
            Library.self, Subscriptions.self, SpendCommand.self, Receipt.self, LogCommand.self,
            Dispute.self,
            AuditCommand.self, ReportCommand.self, ReplayCommand.self, DoctorCommand.self,
            ScenarioCommand.self, DemoCommand.self, CatalogCommand.self,
            ThemeCommand.self,
            ConfigCommand.self, KeysCommand.self, CompletionsCommand.self, ManCommand.self,
            RootCertificate.self, Serve.self, Sandbox.self, Reset.self,
        ])
}
