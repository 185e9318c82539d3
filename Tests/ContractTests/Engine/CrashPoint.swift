import StoreAPI
import StoreModel
import Testing

/// A moment at which a device crashes; the ids are those of the article “Crash points”.
struct CrashPoint: Hashable, CustomTestStringConvertible {
    /// The customer's action.
    enum Operation: Hashable, Sendable {
        case buy, declined, restore, refund, reverse, spend, approve
    }

    let id: String
    let act: Operation
    /// The call during which the device crashes; nil if it crashes after all calls.
    let call: ServiceCall?
    /// Whether the service processed the call.
    let isHeard: Bool

    init(_ id: String, _ act: Operation, _ call: ServiceCall?, isHeard: Bool = false) {
        self.id = id
        self.act = act
        self.call = call
        self.isHeard = isHeard
    }

    var testDescription: String { id }

    /// The points of a purchase.
    static let purchase = [
        CrashPoint("C0", .buy, .unfinished),
        CrashPoint("C1", .buy, .orderNumber),
        CrashPoint("C1 numbered", .buy, .orderNumber, isHeard: true),
        CrashPoint("C2", .buy, .purchase),
        CrashPoint("C3", .buy, .purchase, isHeard: true),
        CrashPoint("C6", .buy, .verify),
        CrashPoint("C7", .buy, .verify, isHeard: true),
        CrashPoint("C11", .buy, .finish),
        CrashPoint("C12", .buy, .finish, isHeard: true),
        CrashPoint("C14", .buy, nil),
    ]

    /// The points of all other operations that continue after a crash.
    static let others = [
        CrashPoint("N1", .declined, .acknowledge),
        CrashPoint("N2", .declined, .acknowledge, isHeard: true),
        CrashPoint("A1", .approve, nil),
        CrashPoint("R1", .restore, .restore),
        CrashPoint("R2", .restore, .restore, isHeard: true),
        CrashPoint("R3", .restore, .verify),
        CrashPoint("R4", .restore, .verify, isHeard: true),
        CrashPoint("R5", .restore, .finish),
        CrashPoint("R6", .restore, .finish, isHeard: true),
        CrashPoint("V1", .refund, .changes),
        CrashPoint("V2", .refund, .changes, isHeard: true),
        CrashPoint("V3", .refund, .verify),
        CrashPoint("V4", .refund, .verify, isHeard: true),
        CrashPoint("X1", .reverse, .changes),
        CrashPoint("X2", .reverse, .changes, isHeard: true),
        CrashPoint("X3", .reverse, .verify),
        CrashPoint("X4", .reverse, .verify, isHeard: true),
        CrashPoint("G1", .spend, .spend),
        CrashPoint("G2", .spend, .spend, isHeard: true),
    ]
}
