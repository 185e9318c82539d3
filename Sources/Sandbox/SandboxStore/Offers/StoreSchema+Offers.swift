extension StoreSchema {
    /// Offers: the nonces that were used, and offer codes with their redemptions.
    static let offers = """
        -- The nonce of each signature that an order used for a promotional offer; it is valid for that order only.
        CREATE TABLE offer_nonces (
            nonce TEXT PRIMARY KEY,
            intent_id TEXT NOT NULL,
            at INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID;

        -- Codes in capital letters and digits. A one-time code is valid for one order of any customer.
        CREATE TABLE offer_codes (
            code TEXT PRIMARY KEY,
            product_id TEXT NOT NULL,
            offer_id TEXT NOT NULL,
            is_custom INTEGER NOT NULL,
            redemptions INTEGER CHECK (redemptions > 0),
            is_once_per_customer INTEGER NOT NULL,
            expires INTEGER,
            at INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX offer_codes_by_offer ON offer_codes (product_id, offer_id);

        -- Each order that has used a code, or waits for its payment with the code.
        CREATE TABLE offer_redemptions (
            intent_id TEXT PRIMARY KEY,
            code TEXT NOT NULL REFERENCES offer_codes (code),
            account TEXT NOT NULL,
            at INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX offer_redemptions_by_code ON offer_redemptions (code, account);
        """
}
