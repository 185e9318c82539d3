import StoreModel
import TerminalGraphics

/// A short message over the screen. Errors stay until the user dismisses them, other toasts expire.
struct Toast: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case info, success, error }

    let kind: Kind
    let text: SafeText
    let at: Timestamp
    let expires: Timestamp?
    /// The order that the toast is about; nil for other subjects.
    let subject: ToastSubject?

    /// - Parameter lifetime: The time in milliseconds until a toast other than an error expires.
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
