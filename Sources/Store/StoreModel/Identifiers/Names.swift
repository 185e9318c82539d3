/// The kinds of identifiers without a type of their own.
public enum NameKind {
    /// See ``IntentID``.
    public enum Intent {}
    /// See ``MerchantOrder``.
    public enum MerchantOrder {}
    /// See ``OrderID``.
    public enum Order {}
    /// See ``AppAccountToken``.
    public enum AppAccountToken {}
    /// See ``AccountName``.
    public enum Account {}
    /// See ``DeviceName``.
    public enum Device {}
    /// See ``GoodID``.
    public enum Good {}
    /// See ``SpendID``.
    public enum Spend {}
    /// See ``BundleID``.
    public enum Bundle {}
    /// See ``PageCursor``.
    public enum Page {}
}

/// The id of a product, as the catalog spells it.
public typealias ProductID = Identifier<Product>
/// The store's id of one transaction: decimal digits, as in Apple's `transactionId`.
public typealias TransactionID = Identifier<Transaction>
/// The device's id of one confirmed purchase, a lower-case UUIDv7 that is created before anything is sent.
///
/// It is the Idempotency-Key of the purchase: a retry has the same one.
public typealias IntentID = Identifier<NameKind.Intent>
/// The order number that the merchant issues and that support asks for.
public typealias MerchantOrder = Identifier<NameKind.MerchantOrder>
/// The store's customer-facing order number, as in Apple's order lookup.
public typealias OrderID = Identifier<NameKind.Order>
/// The player at the merchant: a lower-case UUID that is fixed for an account and independent of its purchases.
public typealias AppAccountToken = Identifier<NameKind.AppAccountToken>
/// The name of a customer's account at the store.
public typealias AccountName = Identifier<NameKind.Account>
/// The name of one device of a customer.
public typealias DeviceName = Identifier<NameKind.Device>
/// A good in the merchant's wallet, such as `gems`.
public typealias GoodID = Identifier<NameKind.Good>
/// The device's id of one debit, a lower-case UUIDv7 that is created before anything is sent.
public typealias SpendID = Identifier<NameKind.Spend>
/// The bundle id of the app that sells.
public typealias BundleID = Identifier<NameKind.Bundle>
/// The position at which a page of a list begins. A store issues it, and it is valid only for the same list of that
/// store.
public typealias PageCursor = Identifier<NameKind.Page>
