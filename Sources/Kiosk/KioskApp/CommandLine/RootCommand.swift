import ArgumentParser

/// The command line of kiosk with all its commands.
struct RootCommand: ParsableCommand {
    /// The output of `kiosk --version`.
    static let version = "kiosk 0.4.0"

    static let configuration = CommandConfiguration(
        commandName: "kiosk",
        abstract: "A storefront in the terminal with a sandbox store. No real money is charged.",
        discussion: """
            Without a command, kiosk opens the shop. Each command has --json and the options of “kiosk help shop”. An \
            option that is missing is read from the environment (KIOSK_ACCOUNT=alice), from ~/.config/kiosk/config.yaml \
            (account: alice), or from the last use of the profile; “kiosk config explain” prints where each value came \
            from. “kiosk help topics” lists the articles of the manual.

            EXAMPLES
              kiosk                            open the shop
              kiosk --catalog MyApp.storekit   sell the products of your own catalog
              kiosk buy gems.60 --quantity 2   any part of an ID that is unique
              kiosk transactions               the state of each purchase
              kiosk help getting-started       the first article of the manual

            EXIT CODES
            \(ExitCodeDescription.help)
            """,
        version: version,
        subcommands: [
            ShopCommand.self, ProductsCommand.self, BuyCommand.self, RestoreCommand.self,
            TransactionsCommand.self, LibraryCommand.self,
            ReceiptCommand.self, SubscriptionsCommand.self, SandboxCommand.self,
            ScenarioCommand.self, ServeCommand.self,
            DoctorCommand.self,
        ],
        groupedSubcommands: [
            CommandGroup(
                name: "Purchases",
                subcommands: [RedeemCommand.self, FinishCommand.self, SpendCommand.self]),
            CommandGroup(
                name: "Records",
                subcommands: [
                    LogCommand.self, DisputeCommand.self, AuditCommand.self, ReportCommand.self,
                    ReplayCommand.self,
                ]),
            CommandGroup(
                name: "Files",
                subcommands: [CatalogCommand.self, ThemeCommand.self, RootCertificateCommand.self]),
            CommandGroup(
                name: "Settings",
                subcommands: [
                    ConfigCommand.self, KeysCommand.self, CompletionsCommand.self,
                    ResetCommand.self,
                ]),
            CommandGroup(
                name: "Manual and demonstrations", subcommands: [ManCommand.self, DemoCommand.self]
            ),
        ])
}
