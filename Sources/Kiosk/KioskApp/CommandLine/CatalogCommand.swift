import ArgumentParser
import SandboxCatalog
import StoreModel

struct CatalogCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        "catalog", "Check catalog files: Xcode's .storekit and kiosk's YAML.",
        subcommands: [Check.self])

    struct Check: KioskCommand {
        static let configuration = CommandConfiguration(
            "check", "Summarize a catalog and list its warnings, with their JSON paths.",
            discussion: """
                EXAMPLES
                  kiosk catalog check MyApp.storekit
                  kiosk catalog check *.storekit --json

                EXIT CODES
                  0   every file can be used; there may be warnings
                  65  a file is not a valid catalog, or none of its products can be sold
                """)
        @OptionGroup var options: GlobalOptions
        var changesState: Bool { false }
        @Argument(help: "Xcode .storekit files or kiosk YAML files.", completion: .file())
        var files: [String]

        func run(_ settings: Settings) async throws -> Int32 {
            var code: Int32 = 0
            for file in files {
                let report = CatalogCheckResult.check(path: file, bundleID: settings.bundleID)
                show(report, settings.output)
                if report.status == .refused { code = 65 }
            }
            return code
        }

        private func show(_ report: CatalogCheckResult, _ out: Output) {
            out.json(encoding: report)
            if let error = report.error {
                let position = [error.line, error.column].compactMap { $0 }.map { ":\($0)" }
                    .joined()
                out.text("\(report.file)\(position): \(error.message)")
                show(report.warnings, out)
                return
            }
            let types = report.types.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
            out.text("\(report.file): \(report.products) product\(report.products == 1 ? "" : "s")")
            if !types.isEmpty { out.text("  " + types.joined(separator: ", ")) }
            out.text("  languages: " + report.locales.joined(separator: ", "))
            out.text("  storefront: " + (report.storefront ?? "-"))
            show(report.warnings, out)
        }

        private func show(_ warnings: [CatalogWarning], _ out: Output) {
            for warning in warnings {
                out.text("  warning: \(warning.location): \(warning.message)")
            }
        }
    }
}
