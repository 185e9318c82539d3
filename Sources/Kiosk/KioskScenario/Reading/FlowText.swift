/// YAML between braces.
enum FlowText {
    /// What a text begins with, from its brace to the one that closes it; nil where none does.
    ///
    /// The text has been read as YAML before: what is in quotes and in comments is told apart, and nothing is checked.
    static func braces(in text: Substring.UnicodeScalarView) -> String? {
        var depth = 0
        var quote: Unicode.Scalar?
        var (isEscaped, isComment) = (false, false)
        // A quote begins a value, and a number sign a comment, where no letter stands before it.
        var last: Unicode.Scalar = " "
        for (index, scalar) in zip(text.indices, text) {
            defer { last = scalar }
            if isComment {
                isComment = scalar != "\n" && scalar != "\r"
            } else if let open = quote {
                if !isEscaped, scalar == open { quote = nil }
                // A quote that stands twice in single ones ends them and begins the next.
                isEscaped = !isEscaped && open == "\"" && scalar == "\\"
            } else {
                switch scalar {
                case "\"": if !isPlain(last) { quote = scalar }
                case "'": if !isPlain(last) || last == "'" { quote = scalar }
                case "#": isComment = last.properties.isWhitespace
                case "{", "[": depth += 1
                case "}", "]": depth -= 1
                default: break
                }
                if depth == 0 { return String(text[...index]) }
            }
        }
        return nil
    }

    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        !scalar.properties.isWhitespace && !"{[,:".unicodeScalars.contains(scalar)
    }
}
