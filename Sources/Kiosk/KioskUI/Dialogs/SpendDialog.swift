import StoreModel

/// The state of the dialog that spends goods from the wallet.
struct SpendDialog: Sendable {
    enum Control: Int, CaseIterable, Hashable, Sendable { case amount, note, cancel, spend }

    let good: GoodID
    var amount = ""
    var note = ""
    var focus = Control.amount
    var confirm = ConfirmGuard()
    var isSent = false
    var error: String?

    init(good: GoodID) { self.good = good }

    /// The typed amount; nil unless it is a number of at least 1.
    var value: Int64? { Int64(amount).flatMap { $0 > 0 ? $0 : nil } }

    /// The goods to spend; nil if the amount is not valid.
    var goods: GoodAmount? { value.map { GoodAmount(good: good, amount: $0) } }

    /// Returns whether the dialog awaits the result of this spending: results of closed dialogs may also arrive.
    func hasAsked(for goods: GoodAmount) -> Bool { isSent && goods == self.goods }

    mutating func moveFocus(by step: Int) {
        focus = Control.allCases.turned(from: focus, by: step)
    }

    /// Appends text to the focused field, digits only for the amount; does nothing after the spending was sent.
    mutating func type(_ text: String) {
        guard !isSent else { return }
        error = nil
        switch focus {
        case .amount:
            amount = String((amount + text.filter { $0.isASCII && $0.isNumber }).prefix(15))
        case .note:
            note = String((note + text.filter { !$0.isNewline }).prefix(60))
        case .cancel, .spend: return
        }
    }

    mutating func erase() {
        guard !isSent else { return }
        if focus == .amount, !amount.isEmpty { amount.removeLast() }
        if focus == .note, !note.isEmpty { note.removeLast() }
    }
}
