import TerminalGraphics

/// The result of checking one theme file.
struct ThemeCheckJSON: Encodable {
    enum Status: String, Encodable {
        case ok, warnings, refused
    }

    /// A problem and its position in the file.
    struct Remark: Encodable {
        let line: Int?
        let column: Int?
        let message: String
    }

    let file: String
    let status: Status
    let name: String?
    let variant: String?
    let warnings: [Remark]
    /// The reason why the file cannot be used.
    let error: Remark?

    init(file path: String, in themes: ThemeLocator) {
        file = path
        var theme: ThemeFile?
        var refusal: Remark?
        do {
            theme = try themes.checked(path)
        } catch let error as ThemeError {
            refusal = Remark(error)
        } catch let error as CommandFailure {
            refusal = Remark(line: nil, column: nil, message: error.message)
        } catch {
            refusal = Remark(line: nil, column: nil, message: "\(error)")
        }
        error = refusal
        name = theme?.theme.name.string
        variant = theme?.theme.variant.rawValue
        warnings = (theme.map { $0.warnings + $0.findings } ?? []).map(Remark.init)
        status = theme == nil ? .refused : warnings.isEmpty ? .ok : .warnings
    }
}

extension ThemeCheckJSON.Remark {
    fileprivate init(_ error: ThemeError) {
        self.init(line: error.line, column: error.column, message: error.message.string)
    }

    /// Formats the remark as compilers do: `file:line:column: message`.
    func text(in file: String) -> String {
        let place = [line, column].compactMap { $0 }.map { ":\($0)" }.joined()
        return place.isEmpty ? message : "\(file)\(place): \(message)"
    }
}
