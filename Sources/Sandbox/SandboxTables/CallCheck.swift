package import StoreAPI
package import StoreModel

/// Refuses malformed calls before anything is read or written.
package enum CallCheck {
    /// The maximum length of the name of an account, a device or a good, in bytes.
    package static let nameLimit = 256

    /// Checks the account and the device of a call.
    package static func context(_ context: CallContext) throws(ServiceFailure) {
        guard isName(context.account.rawValue), isName(context.device.rawValue) else {
            throw badRequest(
                "The names of an account and a device must have 1 to \(nameLimit) bytes.")
        }
    }

    /// Checks the name of an account.
    package static func account(_ account: AccountName) throws(ServiceFailure) {
        guard isName(account.rawValue) else {
            throw badRequest("The name of an account must have 1 to \(nameLimit) bytes.")
        }
    }

    /// Returns whether the text is a valid name: 1 to ``nameLimit`` bytes without a NUL.
    package static func isName(_ text: String) -> Bool {
        !text.isEmpty && isText(text, limit: nameLimit)
    }

    /// Returns whether the text can be stored. SQLite would return only the part before a NUL.
    package static func isText(_ text: String, limit: Int) -> Bool {
        text.utf8.count <= limit && !text.utf8.contains(0)
    }

    /// Returns the failure for a malformed request.
    package static func badRequest(_ message: String) -> ServiceFailure {
        .refusal(Refusal(.badRequest, message))
    }
}
