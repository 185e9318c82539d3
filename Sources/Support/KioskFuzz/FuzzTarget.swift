/// A part of the program that processes untrusted bytes, with the rules that hold for every input.
package protocol FuzzTarget: Sendable {
    /// The initial inputs.
    var seeds: [[UInt8]] { get }
    /// Texts that random mutations are unlikely to produce.
    var words: [[UInt8]] { get }

    /// Runs one input.
    ///
    /// - Throws: ``FuzzFailure`` for a violation; a trap, which ends the process, is a finding too.
    func run(_ input: [UInt8]) throws

    /// Checks the accumulated results of all inputs.
    ///
    /// - Throws: ``FuzzFailure``.
    func end() throws
}

extension FuzzTarget {
    /// Does nothing; most targets do not accumulate results.
    package func end() throws {}
}

/// The targets by their names on the command line.
package enum FuzzTargets {
    /// All names.
    package static let names = ["tokens", "certificates", "requests"]

    /// Creates the target with a name; nil for an unknown name.
    package static func named(_ name: String) throws -> (any FuzzTarget)? {
        switch name {
        case "tokens": try TokenTarget()
        case "certificates": try CertificateTarget()
        case "requests": try RequestTarget()
        default: nil
        }
    }
}
