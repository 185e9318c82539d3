/// What the interface says in Japanese.
enum JapaneseMessages {
    /// The template of every message.
    static let table: [Message: String] = parts.reduce(into: [:]) { table, part in
        table.merge(part) { first, _ in first }
    }

    /// The parts that the table is made of, one a file.
    static let parts = [
        frame, shop, reasons, dialog, states, activity, library, receipt, logScreen, sandboxScreen,
        palette, demo, stages,
        toasts, plain, plainHelp, dispute, measures, offline, subscriptions,
        subscriptionScreens, storeClock, outcomes, faults, workbench,
    ]
}
