extension FaultTrigger {
    /// Returns the error for an invalid value of a known moment, with the valid values; nil for an unknown moment.
    ///
    /// - Parameter text: A word that is not a valid moment.
    static func diagnosis(of text: String) -> String? {
        let word = FaultWord(text)
        switch word.name {
        case "nth":
            return word.invalidValueMessage(
                "a number from 1 to \(maximumCallNumber), such as nth=3")
        case "chance":
            return word.invalidValueMessage(
                "a whole percentage from 1% to 100%, such as chance=20%, or chance=20%/7 with a seed"
            )
        case "once", "every": return word.unexpectedValueMessage
        default: return nil
        }
    }
}
