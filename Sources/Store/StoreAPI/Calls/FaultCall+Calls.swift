package import StoreModel

extension FaultCall {
    /// Creates the kind of a call; nil for calls to which faults are not applied.
    package init?(_ call: ServiceCall) {
        guard let kind = Self.kinds[call] else { return nil }
        self = kind
    }

    private static let kinds: [ServiceCall: FaultCall] = {
        var kinds: [ServiceCall: FaultCall] = [:]
        for call in StoreCalls.all { if let name = call.name { kinds[name] = call.fault } }
        for call in MerchantCalls.all { if let name = call.name { kinds[name] = call.fault } }
        return kinds
    }()
}
