import StoreModel
import TerminalGraphics

/// A sentence that is shown once: information goes by itself, an error when it is dismissed.
struct Toast: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case info, success, error }

    let kind: Kind
    let text: SafeText
    let at: Timestamp
    let expires: Timestamp?
    /// The order that it is about; nil for anything else.
    let subject: ToastSubject?

    /// - Parameter lifetime: How long information stays, in milliseconds.
    init(
        _ kind: Kind, _ text: SafeText, about subject: ToastSubject? = nil, now: Timestamp,
        lifetime: Int64
    ) {
        self.subject = subject
        self.kind = kind
        self.text = text
        at = now
        expires = kind == .error ? nil : now.adding(milliseconds: lifetime)
    }

    var role: Role {
        switch kind {
        case .info: .info
        case .success: .success
        case .error: .error
        }
    }

    var glyph: Glyph {
        switch kind {
        case .info: .info
        case .success: .finished
        case .error: .error
        }
    }
}
