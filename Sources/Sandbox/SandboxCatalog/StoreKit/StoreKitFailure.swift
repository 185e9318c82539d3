import StoreModel

/// An API that a `.storekit` file can make fail (`_storeKitErrors`). The raw values are those of Xcode.
enum StoreKitFailure: String, CaseIterable {
    case loadProducts = "Load Products"
    case purchase = "Purchase"
    case verification = "Verification"
    case sync = "App Store Sync"
    case status = "Subscription Status"
    case appTransaction = "App Transaction"
    case manageSheet = "Manage Subscriptions Sheet"
    case refundSheet = "Refund Request Sheet"
    case codeSheet = "Offer Code Redeem Sheet"

    /// Whether kiosk has the API that fails.
    var isKnown: Bool { self == .purchase || plans != nil }

    /// The faults that are injected into every matching call; nil if a payment is declined instead, or kiosk lacks such
    /// a call.
    var plans: [FaultPlan]? {
        switch self {
        case .loadProducts: [FaultPlan(.products, .dropBefore, .every)]
        case .verification:
            [FaultCall.purchase, .order, .updates, .restore].map {
                FaultPlan($0, .tamperedSignature, .every)
            }
        case .sync: [FaultPlan(.restore, .dropBefore, .every)]
        case .status: [FaultPlan(.subscriptions, .dropBefore, .every)]
        case .manageSheet: [FaultPlan(.manage, .dropBefore, .every)]
        case .codeSheet: [FaultPlan(.offers, .dropBefore, .every)]
        case .purchase, .appTransaction, .refundSheet: nil
        }
    }
}
