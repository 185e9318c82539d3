import StoreModel
import TerminalGraphics

/// A sentence that is shown once: information goes by itself, an error when it is dismissed.
struct Toast: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case info, success, error }

    /// How long information stays, in milliseconds.
    static let lifetime: Int64 = 4000

    let kind: Kind
    let text: SafeText
    let expires: Timestamp?

    init(_ kind: Kind, _ text: SafeText, now: Timestamp) {
        self.kind = kind
        self.text = text
        expires = kind == .error ? nil : now.adding(milliseconds: Self.lifetime)
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
        case .success: .purchased
        case .error: .error
        }
    }
}
