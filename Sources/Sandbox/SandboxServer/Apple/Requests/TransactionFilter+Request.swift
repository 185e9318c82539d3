import StoreModel

extension TransactionFilter {
    private static let words: [String: ProductType] = [
        "AUTO_RENEWABLE": .autoRenewable, "NON_RENEWABLE": .nonRenewable,
        "CONSUMABLE": .consumable, "NON_CONSUMABLE": .nonConsumable,
    ]

    /// Reads a filter from a query; each invalid item has its own error code.
    init(_ call: AppleRequest) throws(AppleFailure) {
        self.init()
        startDate = try Self.date(call, "startDate", or: .invalidStartDate)
        endDate = try Self.date(call, "endDate", or: .invalidEndDate)
        if let startDate, let endDate, startDate >= endDate { throw .refused(.startAfterEnd) }
        productIDs = Set(
            try Self.names(call, "productId", or: .invalidProductID).map { ProductID($0) })
        groups = Set(try Self.names(call, "subscriptionGroupIdentifier", or: .invalidGroup))
        types = try Self.types(call)
        ownership = try Self.ownership(call)
        if let only = try Self.flag(call, "revoked", or: .invalidRevoked) { revoked = [only] }
        // Apple deprecates it in favor of `revoked=false`, and both versions of the endpoint accept it.
        if try Self.flag(call, "excludeRevoked", or: .invalidExcludeRevoked) == true {
            revoked.remove(true)
        }
    }

    /// The normal form, which is the same for equal filters and different for different ones.
    var canonicalForm: String {
        let lists = [productIDs.map(\.rawValue), types.map(\.rawValue), Array(groups)]
        return lists.map { "\($0.sorted())" }.joined(separator: " ")
            + " \(startDate?.milliseconds ?? -1) \(endDate?.milliseconds ?? -1)"
            + " \(ownership?.rawValue ?? "") \(revokedWord)"
    }

    private var revokedWord: String {
        switch (revoked.contains(true), revoked.contains(false)) {
        case (true, true): ""
        case (true, false): "true"
        case (false, true): "false"
        case (false, false): "none"
        }
    }

    private static func date(
        _ call: AppleRequest, _ name: String, or refusal: AppleRefusal
    ) throws(AppleFailure) -> Timestamp? {
        guard let text = try call.value(name, or: refusal) else { return nil }
        guard let number = Int64(text), number >= 0 else { throw .refused(refusal) }
        return Timestamp(milliseconds: number)
    }

    private static func names(
        _ call: AppleRequest, _ name: String, or refusal: AppleRefusal
    ) throws(AppleFailure) -> [String] {
        let names = try call.values(name, or: refusal)
        guard names.allSatisfy({ (1...512).contains($0.utf8.count) }) else {
            throw .refused(refusal)
        }
        return names
    }

    private static func types(_ call: AppleRequest) throws(AppleFailure) -> Set<ProductType> {
        var found: Set<ProductType> = []
        for word in try call.values("productType", or: .invalidProductType) {
            found.insert(try words[word].found(or: .invalidProductType))
        }
        return found
    }

    private static func ownership(_ call: AppleRequest) throws(AppleFailure) -> OwnershipType? {
        guard let word = try call.value("inAppOwnershipType", or: .invalidOwnership) else {
            return nil
        }
        return try OwnershipType(rawValue: word).found(or: .invalidOwnership)
    }

    private static func flag(
        _ call: AppleRequest, _ name: String, or refusal: AppleRefusal
    ) throws(AppleFailure) -> Bool? {
        switch try call.value(name, or: refusal)?.lowercased() {
        case nil: nil
        case "true": true
        case "false": false
        default: throw .refused(refusal)
        }
    }
}
