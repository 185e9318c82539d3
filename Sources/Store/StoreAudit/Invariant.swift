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
        case .i1: "Money is conserved: charges minus refunds equal the amount paid."
        case .i2: "Goods are conserved: each grant was charged, and the ledger adds up."
        case .i3: "An order is charged at most once."
        case .i4: "A transaction is granted at most once, and a non-consumable once in total."
        case .i5: "A delivery counts once on a device, and once in total on several devices."
        case .i6: "Nothing is delivered without a grant, nothing granted without a signed purchase."
        case .i7: "A transaction is finished only after it is delivered, rejected or taken back."
        case .i8: "Nothing is charged that the device did not record before."
        case .i9: "States and clocks only move forward."
        case .i10: "Every open order is on the list of orders that continue."
        case .i11: "Every open order is completed without further actions."
        case .i12: "A refused or cancelled purchase costs nothing."
        case .i13: "A refund takes back its goods, and no balance goes below zero."
        case .i14:
            "Every change is in the journal once, in an unbroken chain; the merchant has the same log."
        case .i15: "No history or log contains a secret, and other users cannot read the files."
        case .i16: "Nothing is sent before it is in the journal."
        case .i17: "A restart sends no more requests than the schedule allows."
        case .i18: "The same seed leads to the same run."
        case .i19:
            "The charged price equals the signed price and the displayed price."
        case .i20: "An order is processed by one device."
        case .i21: "An order number identifies one order."
        case .i22:
            "A customer has one subscription of a group at a time, and each period of it is paid or has an offer."
        }
    }

    /// Why files cannot prove it, and what does; nil if files can prove it.
    package var unprovableReason: String? {
        switch self {
        case .i16:
            "Files do not show when something was sent; the engine's tests check it, and I8 checks its trace."
        case .i17: "Files do not contain every request; the engine's tests count them."
        case .i18: "It concerns the simulation, whose tests run each seed twice."
        default: nil
        }
    }
}
