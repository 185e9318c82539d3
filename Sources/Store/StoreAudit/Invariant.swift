/// A rule that a shop fulfills at every moment, even after crashes and with lost, duplicated or delayed messages.
package enum Invariant: Int, Hashable, Sendable, CaseIterable {
    case i1 = 1
    case i2, i3, i4, i5, i6, i7, i8, i9, i10, i11, i12, i13, i14, i15, i16, i17, i18, i19, i20,
        i21, i22

    /// The number in tests and articles, such as `I4`.
    package var name: String { "I\(rawValue)" }

    /// The rule, in one sentence.
    package var sentence: String {
        switch self {
        case .i1: "Money is conserved: what was charged less what was refunded is what was paid."
        case .i2: "Goods are conserved: what was granted was charged, and the ledger adds up."
        case .i3: "An order is charged at most once."
        case .i4: "A transaction is granted at most once, a thing that is owned once for good."
        case .i5: "A delivery counts once on a device, and once in all on several."
        case .i6: "Nothing is delivered without a grant, nothing granted without a signed purchase."
        case .i7: "Nothing is finished before it is delivered, rejected or taken back."
        case .i8: "Nothing is charged that the device did not write down before."
        case .i9: "States and clocks only move forward."
        case .i10: "Whatever is open is on the list of what goes on."
        case .i11: "Whatever is open comes to its end by itself."
        case .i12: "A refused or cancelled purchase costs nothing."
        case .i13: "A refund takes back what it paid for, and no balance goes below nothing."
        case .i14:
            "Every change is in the journal once, in an unbroken chain; the merchant has the same log."
        case .i15: "No secret stands in a history or a log, and nobody else can read the files."
        case .i16: "Nothing is sent before the journal holds it."
        case .i17: "A restart asks no more often than the schedule says."
        case .i18: "The same seed leads to the same run."
        case .i19:
            "The price that was charged is the one that was signed and the one that was shown."
        case .i20: "An order has one driver."
        case .i21: "An order number means one order."
        case .i22:
            "Of a group one subscription is had at a time, and each period of it is paid or on offer."
        }
    }

    /// Why files cannot prove it, and what does; nil if files can prove it.
    package var notInFiles: String? {
        switch self {
        case .i16:
            "Files do not show what was sent when; the engine's tests do (I8 is its trace here)."
        case .i17: "Files do not hold every question that was asked; the engine's tests count them."
        case .i18: "It is about runs of the simulation, whose tests run each seed twice."
        default: nil
        }
    }
}
