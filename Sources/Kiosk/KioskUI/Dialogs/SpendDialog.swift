import StoreModel

/// The question how much to spend.
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

    /// What is typed as a number from 1 up; nil for anything else.
    var value: Int64? { Int64(amount).flatMap { $0 > 0 ? $0 : nil } }

    /// What is asked for; nil while that is no amount.
    var goods: GoodAmount? { value.map { GoodAmount(good: good, amount: $0) } }

    /// Whether it waits for the answer to a spending of these: one that was left may still be answered.
    func hasAsked(for goods: GoodAmount) -> Bool { isSent && goods == self.goods }

    mutating func moveFocus(by step: Int) {
        focus = Control.allCases.turned(from: focus, by: step)
    }

    /// Puts text into the field that has the focus, digits only for the amount; what was sent stays as it is.
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
