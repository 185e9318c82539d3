/// SQL that reverts a merchant's file to an earlier version.
package enum MerchantFileDowngrade {
    /// Reverts to the version before each list was read in the order of an index.
    package static let withoutLongHistories = """
        DROP INDEX steps_by_transaction;
        DROP INDEX log_events_newest;
        DROP INDEX log_events_of_intent;
        DROP INDEX log_events_of_transaction;
        ALTER TABLE log_events DROP COLUMN account;
        CREATE INDEX log_events_of_intent ON log_events (intent_id) WHERE intent_id IS NOT NULL;
        CREATE INDEX log_events_of_transaction ON log_events (transaction_id)
            WHERE transaction_id IS NOT NULL;
        DROP INDEX log_chains_of_account;
        CREATE INDEX log_chains_of_account ON log_chains (account);
        DROP INDEX log_findings_of_chain;
        """
}
