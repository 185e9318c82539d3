package import StoreFiles

/// Why the device's journal cannot be used. Purchases require the journal, so nothing was charged.
public enum JournalError: Error, Hashable, Sendable {
    /// Another kiosk drives this device.
    case locked(String)
    /// The journal was written by a newer version of kiosk, or is damaged; it was not changed.
    case unreadable(String)
    /// The journal belongs to another backend or root certificate, or its file is not secure.
    case refused(String)
    /// The journal does not exist yet.
    case missing(String)
    /// The disk is full, read-only, or failing.
    case disk(String)

    /// The description of the error and its remedy.
    public var message: String {
        switch self {
        case .locked(let text), .unreadable(let text), .refused(let text), .missing(let text),
            .disk(let text):
            text
        }
    }

    /// The exit code of a command that fails with this error.
    public var exitCode: Int32 {
        switch self {
        case .locked, .missing: 75
        case .unreadable: 65
        case .refused: 77
        case .disk: 74
        }
    }

    /// Creates the error of a failed file operation.
    package init(_ failure: FileFailure) {
        self =
            switch failure {
            case .locked: .locked(failure.message)
            case .newer, .damaged: .unreadable(failure.message)
            case .unsafe: .refused(failure.message)
            case .readOnly, .full, .io: .disk(failure.message)
            }
    }
}
