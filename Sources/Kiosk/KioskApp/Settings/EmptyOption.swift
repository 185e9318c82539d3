import ArgumentParser

/// Finds an option with an empty value, which usually comes from an unset shell variable.
///
/// If it were ignored, the command could buy for another account or send reports to the wrong place.
enum EmptyOption {
    /// Throws for the first option with an empty value.
    ///
    /// - Parameter meaningful: The options for which an empty value is valid.
    /// - Throws: ``CommandFailure`` with exit code 64.
    static func refuse(
        in arguments: any ParsableArguments, but meaningful: Set<String> = []
    ) throws(CommandFailure) {
        for (label, value) in Mirror(reflecting: arguments).children {
            guard let label, let option = value as? Option<String?>,
                option.wrappedValue?.isEmpty ?? false
            else { continue }
            let name = name(of: label)
            guard !meaningful.contains(name) else { continue }
            throw .usage("\(name) is empty. Nothing was done.")
        }
    }

    /// Returns `--bundle-id` for `_bundleID`: the default name of an option.
    private static func name(of label: String) -> String {
        var name = "--"
        var isSmall = false
        for letter in label.drop(while: { $0 == "_" }) {
            if letter.isUppercase, isSmall { name += "-" }
            isSmall = !letter.isUppercase
            name += letter.lowercased()
        }
        return name
    }
}
