package import StoreFiles

/// Why the device's journal cannot be used; no purchase starts without it, and nothing was charged.
public enum JournalError: Error, Hashable, Sendable {
    /// Another kiosk drives this device.
    case locked(String)
    /// A newer kiosk wrote it, or it is damaged; it was left as it was.
    case unreadable(String)
    /// It belongs to another backend, or to another root certificate, or it is not safe to use.
    case refused(String)
    /// There is none yet to read.
    case missing(String)
    /// The disk: full, read-only, failing.
    case disk(String)

    /// What happened and what to do.
    public var message: String {
        switch self {
        case .locked(let text), .unreadable(let text), .refused(let text), .missing(let text),
            .disk(let text):
            text
        }
    }

    /// The exit code of a command that ends with it.
    public var exitCode: Int32 {
        switch self {
        case .locked, .missing: 75
        case .unreadable: 65
        case .refused: 77
        case .disk: 74
        }
    }

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
