extension Fault {
    /// The names of all faults, without their values; the HTTP statuses are examples.
    package static let names = examples.map { FaultWord($0).name }

    /// Returns the error for an invalid value of a known fault, with the valid values; nil for an unknown fault.
    ///
    /// - Parameter text: A word that is not a valid fault.
    static func diagnosis(of text: String) -> String? {
        let word = FaultWord(text)
        switch word.name {
        case "latency":
            return word.invalidValueMessage(
                "a time from 1ms to 1h in whole ms, s, m or h, such as latency=2s")
        case "cut":
            return word.invalidValueMessage(
                "a number of bytes from 0 to \(maximumBytes), such as cut=100")
        case "storefront":
            return word.invalidValueMessage("a country of three letters, such as storefront=JPN")
        case let name where status(name) != nil:
            return word.invalidValueMessage(
                "the time until a retry is allowed, at most 1h in whole ms, s, m or h, such as "
                    + "\(name)=30s, or no value")
        case let name where names.contains(name): return word.unexpectedValueMessage
        case let name where !name.isEmpty && name.utf8.allSatisfy { (0x30...0x39).contains($0) }:
            return "Invalid fault “\(text.prefix(40))”: use a status from 400 to 599, "
                + "such as 503."
        default: return nil
        }
    }
}
