import TerminalGraphics
import TextParsing

/// An available theme.
struct ThemeJSON: Encodable {
    let name: String
    /// `dark` or `light`; nil if the file cannot be used.
    let variant: String?
    /// `built-in` or `file`.
    let source: String
    let path: String?
    let inUse: Bool
    /// The reason why the file cannot be used.
    let error: String?

    init(_ entry: ThemeLocator.Entry, in themes: ThemeLocator, isInUse: Bool) {
        name = entry.name
        path = entry.path
        source = entry.path == nil ? "built-in" : "file"
        inUse = isInUse
        do throws(CommandFailure) {
            variant = try themes.theme(entry.path ?? entry.name).variant.rawValue
            error = nil
        } catch {
            variant = nil
            self.error = error.message
        }
    }
}

/// A role of a theme, with its fallbacks resolved.
struct ThemeRoleJSON: Encodable {
    let theme: String
    let role: String
    /// `#rrggbb`, an index into the terminal's palette, or `default`; nil if the surrounding background is kept.
    let foreground: String?
    let background: String?
    let attributes: [String]
    /// The lowest contrast on the backgrounds of the role; nil if it uses the terminal's own colors.
    let contrast: Double?
    let contrastOn: String?

    init(_ role: Role, of theme: Theme, named name: String) {
        let paint = theme.paint(role)
        let lowest = theme.lowestContrast(of: role)
        self.theme = name
        self.role = role.rawValue
        foreground = paint.foreground?.text
        background = paint.background?.text
        attributes = paint.attributes.names
        contrast = lowest.flatMap { Double($0.contrast.inTenths) }
        contrastOn = lowest?.background.rawValue
    }
}

extension TerminalColor {
    /// The color in the notation of theme files.
    var text: String {
        switch self {
        case .default: "default"
        case .indexed(let index): String(index)
        case .rgb(let color): color.hexText
        }
    }
}

/// The result of checking one theme file.
struct ThemeCheckJSON: Encodable {
    enum Status: String, Encodable {
        case ok, warnings, refused
    }

    /// A problem and its position in the file.
    struct Diagnostic: Encodable {
        let line: Int?
        let column: Int?
        let message: String
    }

    let file: String
    let status: Status
    let name: String?
    let variant: String?
    let warnings: [Diagnostic]
    /// The reason why the file cannot be used.
    let error: Diagnostic?

    init(file path: String, in themes: ThemeLocator) {
        file = path
        var theme: ThemeFile?
        var refusal: Diagnostic?
        do {
            theme = try themes.checked(path)
        } catch let error as ThemeError {
            refusal = Diagnostic(error)
        } catch let error as CommandFailure {
            refusal = Diagnostic(line: nil, column: nil, message: error.message)
        } catch {
            refusal = Diagnostic(line: nil, column: nil, message: "\(error)")
        }
        error = refusal
        name = theme?.theme.name.string
        variant = theme?.theme.variant.rawValue
        warnings = (theme.map { $0.warnings + $0.findings } ?? []).map(Diagnostic.init)
        status = theme == nil ? .refused : warnings.isEmpty ? .ok : .warnings
    }
}

extension ThemeCheckJSON.Diagnostic {
    fileprivate init(_ error: ThemeError) {
        self.init(
            line: error.position?.line, column: error.position?.column,
            message: error.message.string)
    }

    /// Formats the remark as compilers do: `file:line:column: message`.
    func text(in file: String) -> String {
        let position = [line, column].compactMap { $0 }.map { ":\($0)" }.joined()
        return position.isEmpty ? message : "\(file)\(position): \(message)"
    }
}
