/// The kinds of names that are no types of their own.
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
/// The device's id of one confirmed purchase, made before anything is sent: a lower-case UUIDv7.
///
/// It is the Idempotency-Key of the purchase: a retry carries the same one.
public typealias IntentID = Identifier<NameKind.Intent>
/// The order number that the merchant issues; the number that a person is asked for.
public typealias MerchantOrder = Identifier<NameKind.MerchantOrder>
/// The store's customer-facing order number, as in Apple's order lookup.
public typealias OrderID = Identifier<NameKind.Order>
/// The player at the merchant: a lower-case UUID fixed per account, never per purchase.
public typealias AppAccountToken = Identifier<NameKind.AppAccountToken>
/// A customer's name at the store.
public typealias AccountName = Identifier<NameKind.Account>
/// The name of one phone of a customer.
public typealias DeviceName = Identifier<NameKind.Device>
/// A good that the merchant counts, such as `gems`.
public typealias GoodID = Identifier<NameKind.Good>
/// The device's id of one spending, made before anything is sent: a lower-case UUIDv7.
public typealias SpendID = Identifier<NameKind.Spend>
/// The bundle id of the app that sells.
public typealias BundleID = Identifier<NameKind.Bundle>
/// Where a page of a list begins. A store issues it, and only the same list of the same store understands it.
public typealias PageCursor = Identifier<NameKind.Page>
