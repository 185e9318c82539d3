extension StoreSchema {
    /// Offers: the nonces that were used, and offer codes with their redemptions.
    static let offers = """
        -- The nonce of each signature by which an order asked for a promotional offer; it is good for no other one.
        CREATE TABLE offer_nonces (
            nonce TEXT PRIMARY KEY,
            intent_id TEXT NOT NULL,
            at INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID;

        -- Codes as they are typed, in capital letters and digits. A one-time code is good for one order of anybody.
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

        -- Each order that has spent a code, or waits to be paid with it.
        CREATE TABLE offer_redemptions (
            intent_id TEXT PRIMARY KEY,
            code TEXT NOT NULL REFERENCES offer_codes (code),
            account TEXT NOT NULL,
            at INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX offer_redemptions_by_code ON offer_redemptions (code, account);
        """
}
