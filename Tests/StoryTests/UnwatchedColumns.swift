/// The columns on which no invariant depends, each with the reason.
enum UnwatchedColumns {
    /// Columns as `side.table.column`; the last part may be `*`.
    struct Entry {
        let columns: [String]
        let reason: String

        init(_ columns: [String], _ reason: String) {
            (self.columns, self.reason) = (columns, reason)
        }
    }

    static let all = [
        Entry(
            ["store.steps.*", "merchant.steps.*"],
            "The history that is shown to people; no decision is made from it, and the devices have a log of their own (I14)."
        ),
        Entry(
            ["store.notifications.*", "store.notification_attempts.*", "store.refund_requests.*"],
            "What a team's server is told, at least once; it asks the Server API for what is true."),
        Entry(
            ["store.api_keys.*", "store.consumption_reports.*", "store.account_tokens.*"],
            "What a team's server sent; neither money nor goods follow from it."),
        Entry(
            ["store.mass_extensions.*", "store.renewal_extensions.*", "store.extended_ahead.*"],
            "What was asked and answered; each extended period is compared by itself (I22)."
        ),
        Entry(
            [
                "store.transactions.fault", "store.subscriptions.fault",
                "store.order_plans.fault", "store.outbox.fault",
            ],
            "Why a row was set aside; doctor and audit name each, and it is tried again."),
        Entry(
            ["store.account_keys.*"],
            "They let devices sign in; no money and no goods depend on them."),
        Entry(
            ["store.faults.*", "store.catalog_edits.*", "store.settings.*"],
            "What the owner of the sandbox has set."),
        Entry(
            ["store.family_members.*"],
            "The current members of a family; what was shared is compared with what it was shared from (I22)."
        ),
        Entry(
            ["store.offer_codes.*", "store.offer_nonces.nonce", "store.offer_redemptions.code"],
            "Why a customer was entitled to an offer; the price that was paid is compared (I19)."),
        Entry(
            ["store.accounts.*", "merchant.players.created_at"],
            "An account has a country that its customer changes at any time, and no money of its own: balances have."
        ),
        Entry(
            ["store.devices.*"],
            "The devices that may sign in over a network."),
        Entry(
            ["store.changes.*"],
            "What wakes a device up; a device that misses a change asks for what is unfinished at each start."
        ),
        Entry(
            ["store.closed_intents.*"],
            "It has no row here; that a closed intent was never charged is I3, I8 and I12."),
        Entry(
            ["merchant.log_findings.*"],
            "It has no row in a sound profile: each conflict is a violation (I14)."),
        Entry(
            ["merchant.log_events.account"],
            "By which an account's events are found; the account of their chain is compared (I14)."),
        Entry(
            ["merchant.refused_spends.*", "merchant.spends.content", "store.orders.content"],
            "What a repeated request is compared with; another text refuses it, and takes nothing."),
        Entry(
            [
                "merchant.compensations.environment", "merchant.compensations.transaction_id",
                "merchant.compensations.order_id", "merchant.compensations.reason",
                "merchant.compensations.is_settlement",
            ],
            "Why goods were given by hand; the goods are in the ledger (I4)."),
        Entry(
            [
                "store.orders.reason", "store.orders.acknowledged_at", "store.orders.offer_id",
                "store.order_plans.plan", "store.order_plans.due",
            ],
            "How an order without a charge ended or will end, which its device is told."),
        Entry(
            [
                "store.transactions.device", "store.transactions.finished_at",
                "store.transactions.stuck_at", "store.outbox.transaction_id",
                "store.outbox.account", "store.outbox.attempts", "store.outbox.not_before",
            ],
            "To whom a transaction or a refund is still to be handed; it is handed again, and counts once (I5)."
        ),
        Entry(
            [
                "store.transactions.is_upgraded", "store.transactions.offer_id",
                "store.transactions.offer_period",
                "store.transactions.revocation_reason",
                "store.transactions.revocation_percentage",
            ],
            "What is said of a price or a refund; the money and the goods themselves are compared (I1, I13, I19)."
        ),
        Entry(
            [
                "store.subscriptions.level", "store.subscriptions.price",
                "store.subscriptions.anchor", "store.subscriptions.count",
                "store.subscriptions.run_began", "store.subscriptions.renewals",
                "store.subscriptions.is_renewing", "store.subscriptions.next_product_id",
                "store.subscriptions.fails", "store.subscriptions.retries_end",
                "store.subscriptions.intent",
            ],
            "How a subscription goes on from here; what was paid is compared (I22)."),
        Entry(
            ["journal.meta.*"],
            "To which store the journal belongs; every start and kiosk doctor refuse another one."),
        Entry(
            ["journal.log_chains.finding", "journal.subscription_books.*"],
            "What the other side last said, which is asked for again at each start."),
        Entry(
            [
                "store.charges.number", "store.charges.at", "store.orders.at", "store.outbox.at",
                "store.offer_nonces.at", "store.offer_redemptions.at", "store.outside_purchases.at",
                "merchant.compensations.at", "merchant.grants.at", "merchant.log_chains.at",
                "merchant.log_events.received_at", "merchant.numbers.at",
            ],
            "When a row was written, and in which order."),
    ]

    /// Returns whether a pattern names a column.
    static func fits(_ column: String, _ pattern: String) -> Bool {
        pattern == column || pattern.hasSuffix(".*") && column.hasPrefix(pattern.dropLast())
    }
}
