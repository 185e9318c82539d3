package import StoreFiles
package import StoreSigning

/// Why the embedded store and merchant cannot be opened; nothing was charged or changed.
package enum BackendFailure: Error, Hashable, Sendable {
    /// A file or folder cannot be used.
    case file(FileFailure)
    /// The signing key cannot be used.
    case authority(AuthorityError)
    /// The root certificate of the signing key cannot verify signatures.
    case root(VerificationError)

    /// The description of the failure, and what to do about it.
    package var message: String {
        switch self {
        case .file(let failure): failure.message
        case .authority(let error): error.message
        case .root(let error): "The sandbox's root certificate cannot be used: \(error.message)"
        }
    }

    /// The exit code for a command that ends with this failure: 65 invalid file, 74 disk, 75 locked, 77 refused.
    package var exitCode: Int32 {
        switch self {
        case .file(let failure): failure.exitCode
        case .authority(let error): error.exitCode
        case .root: 65
        }
    }
}
