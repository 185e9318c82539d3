/// A planned fault: the calls, the callers and the moment to which it applies.
public struct FaultPlan: Hashable, Sendable, Codable {
    /// The kind of call.
    public let call: FaultCall
    /// The failure.
    public let fault: Fault
    /// The selection among the matching calls.
    public let moment: FaultTrigger
    /// The account to whose calls it is limited; nil for all.
    public let account: AccountName?
    /// The device to whose calls it is limited; nil for all.
    public let device: DeviceName?
    /// The product to whose calls it is limited; nil for all.
    public let productID: ProductID?

    /// Creates a value from its parts without validating them.
    public init(
        _ call: FaultCall, _ fault: Fault, _ moment: FaultTrigger = .once,
        account: AccountName? = nil, device: DeviceName? = nil, productID: ProductID? = nil
    ) {
        self.call = call
        self.fault = fault
        self.moment = moment
        self.account = account
        self.device = device
        self.productID = productID
    }

    /// Returns the same plan, limited to calls that concern this product.
    package func limited(to productID: ProductID?) -> FaultPlan {
        FaultPlan(call, fault, moment, account: account, device: device, productID: productID)
    }

    /// Returns whether a call of this caller about this product matches; the product is nil if it is unknown.
    public func matches(
        _ account: AccountName, _ device: DeviceName, _ productID: ProductID?
    ) -> Bool {
        (self.account == nil || self.account == account)
            && (self.device == nil || self.device == device)
            && (self.productID == nil || self.productID == productID)
    }
}

extension FaultPlan: CustomStringConvertible {
    /// The words that ``init(words:)`` parses.
    public var words: [String] {
        var words = [call.rawValue, "\(fault)", "\(moment)"]
        if let account { words.append("account=\(account)") }
        if let device { words.append("device=\(device)") }
        if let productID { words.append("product=\(productID)") }
        return words
    }

    /// The line that `kiosk sandbox fault add` parses.
    public var description: String { words.joined(separator: " ") }
}
