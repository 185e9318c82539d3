extension MerchantSchema {
    /// Indexes that serve each list and lookup in its order, however long an account's history is.
    ///
    /// `log_events.account` repeats the account of the chain, so that one index covers both the account and the order
    /// of arrival.
    static let longHistories = """
        CREATE INDEX ledger_by_good ON ledger (account, good);

        ALTER TABLE log_events ADD COLUMN account TEXT;
        UPDATE log_events SET account = (
            SELECT account FROM log_chains WHERE log_chains.chain = log_events.chain);
        CREATE INDEX log_events_newest ON log_events (account, received_at);
        DROP INDEX log_events_of_intent;
        CREATE INDEX log_events_of_intent ON log_events (account, intent_id, received_at)
            WHERE intent_id IS NOT NULL;
        DROP INDEX log_events_of_transaction;
        CREATE INDEX log_events_of_transaction
            ON log_events (account, transaction_id, received_at)
            WHERE transaction_id IS NOT NULL;
        DROP INDEX log_chains_of_account;
        CREATE INDEX log_chains_of_account ON log_chains (account, at);
        CREATE INDEX log_findings_of_chain ON log_findings (chain);
        """

    /// The index of a transaction's steps in their order.
    static let stepPages = """
        CREATE INDEX steps_by_transaction ON steps (transaction_id)
            WHERE transaction_id IS NOT NULL;
        """
}
