/// A fault that is to happen: on which calls, of whom, and when.
public struct FaultPlan: Hashable, Sendable, Codable {
    /// Which calls.
    public let call: FaultCall
    /// What goes wrong.
    public let fault: Fault
    /// Which of them.
    public let moment: FaultMoment
    /// Only those of this account; nil for all.
    public let account: AccountName?
    /// Only those of this device; nil for all.
    public let device: DeviceName?
    /// Only those that concern this product; nil for all.
    public let productID: ProductID?

    /// Takes the parts as they are.
    public init(
        _ call: FaultCall, _ fault: Fault, _ moment: FaultMoment = .once,
        account: AccountName? = nil, device: DeviceName? = nil, productID: ProductID? = nil
    ) {
        self.call = call
        self.fault = fault
        self.moment = moment
        self.account = account
        self.device = device
        self.productID = productID
    }

    /// The same plan for calls that concern this product.
    package func concerning(_ productID: ProductID?) -> FaultPlan {
        FaultPlan(call, fault, moment, account: account, device: device, productID: productID)
    }

    /// Whether it may strike a call of this caller about this product; nil where that is not known.
    public func fits(
        _ account: AccountName, _ device: DeviceName, _ productID: ProductID?
    ) -> Bool {
        (self.account == nil || self.account == account)
            && (self.device == nil || self.device == device)
            && (self.productID == nil || self.productID == productID)
    }
}

extension FaultPlan: CustomStringConvertible {
    /// One line, as `kiosk sandbox fault add` takes it.
    public var description: String {
        var words = [call.rawValue, "\(fault)", "\(moment)"]
        if let account { words.append("account=\(account)") }
        if let device { words.append("device=\(device)") }
        if let productID { words.append("product=\(productID)") }
        return words.joined(separator: " ")
    }
}
