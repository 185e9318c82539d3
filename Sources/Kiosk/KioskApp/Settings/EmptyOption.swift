import ArgumentParser

/// Finds an option that was given an empty value: mostly a variable that nobody has set, and whoever went on as if nothing
/// had been said would buy for somebody else, or report nowhere.
enum EmptyOption {
    /// Refuses the first one.
    ///
    /// - Parameter meaningful: The options of which an empty value says something.
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

    /// `--bundle-id` for `_bundleID`, as options are called where nothing else is said.
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
