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

    mutating func moveFocus(by step: Int) {
        focus = Control.allCases.turned(from: focus, by: step)
    }

    /// Puts text into the field that has the focus; digits only for the amount.
    mutating func type(_ text: String) {
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
        if focus == .amount, !amount.isEmpty { amount.removeLast() }
        if focus == .note, !note.isEmpty { note.removeLast() }
    }
}
