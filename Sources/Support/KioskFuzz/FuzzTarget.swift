/// A part of the program that strangers' bytes reach, and what must hold whatever they are.
package protocol FuzzTarget: Sendable {
    /// Inputs to begin with.
    var seeds: [[UInt8]] { get }
    /// Pieces that chance alone would take long to find.
    var words: [[UInt8]] { get }

    /// Looks at one input.
    ///
    /// - Throws: ``FuzzFailure`` where something does not hold; a trap ends the process, and is a finding as well.
    func run(_ input: [UInt8]) throws

    /// Looks at what all inputs together have left behind.
    ///
    /// - Throws: ``FuzzFailure``.
    func end() throws
}

extension FuzzTarget {
    /// Most leave nothing behind.
    package func end() throws {}
}

/// The targets by the names that the command line has for them.
package enum FuzzTargets {
    /// All names.
    package static let names = ["tokens", "certificates", "requests"]

    /// Makes the target of a name; nil for any other name.
    package static func named(_ name: String) throws -> (any FuzzTarget)? {
        switch name {
        case "tokens": try TokenTarget()
        case "certificates": try CertificateTarget()
        case "requests": try RequestTarget()
        default: nil
        }
    }
}
