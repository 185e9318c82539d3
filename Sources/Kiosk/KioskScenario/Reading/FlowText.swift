/// Finds YAML flow mappings in text.
enum FlowText {
    /// Returns the beginning of a text from its opening brace to the matching closing brace; nil without one.
    ///
    /// The text has been parsed as YAML before, so it is not validated; quotes and comments are recognized.
    static func braces(in text: Substring.UnicodeScalarView) -> String? {
        var depth = 0
        var quote: Unicode.Scalar?
        var (isEscaped, isComment) = (false, false)
        // A quote begins a value only at the start of a token, and a number sign begins a comment only after white
        // space.
        var last: Unicode.Scalar = " "
        for (index, scalar) in zip(text.indices, text) {
            defer { last = scalar }
            if isComment {
                isComment = scalar != "\n" && scalar != "\r"
            } else if let open = quote {
                if !isEscaped, scalar == open { quote = nil }
                // A doubled single quote ends the scalar and begins the next one.
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
