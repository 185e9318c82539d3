package import StoreAPI
import StoreModel

/// Refuses calls that cannot be meant, before anything is read or written.
package enum CallCheck {
    /// The longest name of an account, a device or a good, in bytes.
    package static let nameLimit = 256

    /// Checks who calls.
    package static func context(_ context: CallContext) throws(ServiceFailure) {
        guard isName(context.account.rawValue), isName(context.device.rawValue) else {
            throw bad("An account and a device have names of 1 to \(nameLimit) bytes.")
        }
    }

    /// Whether the text can be a name.
    package static func isName(_ text: String) -> Bool {
        !text.isEmpty && isText(text, limit: nameLimit)
    }

    /// Whether the text can be kept: SQLite would give back only what stands before a NUL.
    package static func isText(_ text: String, limit: Int) -> Bool {
        text.utf8.count <= limit && !text.utf8.contains(0)
    }

    /// Says that a request cannot be understood.
    package static func bad(_ message: String) -> ServiceFailure {
        .refusal(Refusal(.badRequest, message))
    }
}
