/// The modules that each target may import.
enum Arrows {
    private static let system: Set = [
        "Glibc", "Synchronization", "FoundationEssentials", "Dispatch",
    ]
    private static let storeSide: Set = [
        "StoreModel", "StoreAPI", "StoreSigning", "StoreFiles", "StoreAudit", "SandboxCore",
        "GRDB",
    ]
    private static let interface: Set = [
        "StoreModel", "StoreText", "PurchaseCore", "TerminalGraphics",
    ]

    static let allowed: [String: Set<String>] = [
        "StoreModel": ["Synchronization"],
        "StoreAPI": ["StoreModel"],
        "CStoreText": [],
        "StoreText": [
            "CStoreText", "StoreModel", "Foundation", "FoundationEssentials", "Synchronization",
        ],
        "StoreSigning": system.union([
            "StoreModel", "Crypto", "CryptoExtras", "X509", "SwiftASN1",
        ]),
        "CSQLiteSetup": [],
        "StoreFiles": system.union(["StoreModel", "GRDB", "GRDBSQLite"]),
        "StoreAudit": ["StoreModel"],
        "TextParsing": ["CYaml"],
        "PurchaseCore": ["StoreModel"],
        "PurchaseEngine": system.union([
            "PurchaseCore", "StoreModel", "StoreAPI", "StoreSigning", "StoreFiles", "StoreAudit",
            "GRDB", "HeapModule", "DequeModule",
        ]),
        "SandboxCore": ["StoreModel", "Synchronization"],
        "SandboxTables": [
            "StoreModel", "StoreAPI", "StoreAudit", "StoreFiles", "GRDB", "Synchronization",
        ],
        "SandboxCatalog": ["StoreModel", "SandboxCore", "TextParsing", "Glibc"],
        "SandboxStore": system.union(storeSide).union(["SandboxCatalog", "SandboxTables"]),
        "SandboxMerchant": system.union(storeSide).union(["SandboxTables"]),
        "SandboxBackend": system.union(storeSide).union(["SandboxStore", "SandboxMerchant"])
            .subtracting(["GRDB"]),
        "StoreClient": system.union([
            "StoreModel", "StoreAPI", "AsyncHTTPClient", "NIOCore", "NIOHTTP1", "NIOPosix",
            "NIOSSL",
        ]),
        "SandboxServer": system.union([
            "StoreModel", "StoreAPI", "StoreSigning", "SandboxBackend", "Hummingbird",
            "HummingbirdCore", "HummingbirdTLS", "HTTPTypes", "ServiceLifecycle", "Logging",
            "NIOCore", "NIOHTTPTypes", "NIOSSL",
        ]),
        "TerminalGraphics": ["TextParsing", "Synchronization", "FoundationEssentials"],
        "CNCurses": [],
        "TerminalDriver": system.union(["TerminalGraphics", "CNCurses"]),
        "CKioskFiles": [],
        "DemoCatalog": ["CKioskFiles"],
        "KioskManual": ["CKioskFiles"],
        "KioskPresentation": interface,
        "KioskUI": interface.union([
            "KioskManual", "KioskPresentation", "StoreAPI", "Synchronization", "TextParsing",
        ]),
        "KioskScenario": system.union([
            "CKioskFiles", "PurchaseEngine", "PurchaseCore", "SandboxBackend", "SandboxCatalog",
            "SandboxCore", "StoreAPI", "StoreFiles", "StoreModel", "StoreSigning",
            "TerminalGraphics", "TextParsing",
        ]),
        "KioskReport": [
            "KioskPresentation", "StoreModel", "StoreText", "TerminalGraphics",
            "FoundationEssentials",
        ],
        "KioskApp": system.union(interface).union([
            "KioskUI", "KioskPresentation", "KioskReport", "KioskScenario", "KioskManual",
            "DemoCatalog", "TerminalDriver", "PurchaseEngine",
            "SandboxBackend", "SandboxCatalog", "SandboxStore", "SandboxMerchant", "StoreAPI",
            "StoreSigning", "StoreFiles",
            "StoreAudit", "SandboxCore", "SandboxServer", "StoreClient", "TextParsing",
            "ArgumentParser", "Foundation", "Logging",
        ]),
        "kiosk": ["KioskApp"],
        "KioskTestSupport": system.union(["Foundation", "KioskManual", "TerminalGraphics"]),
        "ShopTestSupport": system.union([
            "Foundation", "Crypto", "KioskTestSupport", "PurchaseCore", "PurchaseEngine",
            "SandboxBackend", "SandboxCore", "StoreAPI", "StoreModel", "StoreSigning",
        ]),
        "ServerTestSupport": [
            "Crypto", "Foundation", "Logging", "SandboxBackend", "SandboxServer", "StoreModel",
            "StoreSigning", "SwiftASN1", "X509",
        ],
        "StatementTestSupport": [
            "GRDB", "GRDBSQLite", "SandboxBackend", "ShopTestSupport", "StoreAPI", "StoreModel",
            "StoreSigning", "Synchronization",
        ],
        "FaultShim": [],
        "KioskFaults": system.union([
            "Foundation", "GRDB", "KioskManual", "KioskTestSupport", "StoreModel",
        ]),
        "CommandTestSupport": [
            "Foundation", "KioskApp", "KioskFaults", "KioskTestSupport", "PurchaseEngine",
            "Synchronization",
        ],
        "KioskSweep": ["Foundation", "KioskFaults", "KioskTestSupport"],
        "CLibFuzzer": [],
        "KioskFuzz": system.union([
            "CLibFuzzer", "Crypto", "Foundation", "KioskTestSupport", "SandboxBackend",
            "SandboxMerchant", "SandboxServer", "SandboxStore", "ServerTestSupport",
            "ShopTestSupport", "StoreAPI", "StoreAudit", "StoreFiles", "StoreModel",
            "StoreSigning", "SwiftASN1", "X509",
        ]),
        "KioskSimulation": [
            "StoreModel", "StoreAPI", "StoreAudit", "PurchaseCore", "PurchaseEngine", "SandboxCore",
            "Dispatch", "Synchronization",
        ],
        "KioskLives": system.union([
            "KioskScenario", "PurchaseEngine", "SandboxCatalog", "SandboxMerchant", "SandboxStore",
            "StoreAudit", "StoreFiles", "StoreModel",
        ]),
        "kiosk-sim": [
            "KioskLives", "KioskScenario", "KioskSimulation", "Dispatch", "Foundation", "Glibc",
            "Synchronization",
        ],
        // The bare server that ours is compared with in benchmarks.
        "BareServer": ["Foundation", "Hummingbird", "HTTPTypes", "Logging", "NIOCore"],
        "KioskBenchmarks": system.union(interface).union([
            "Foundation", "FoundationNetworking", "GRDB", "KioskTestSupport", "KioskUI",
            "TerminalDriver",
            "PurchaseEngine", "SandboxBackend", "SandboxCatalog", "SandboxCore", "StoreAPI",
            "StoreFiles", "StoreClient", "StoreSigning", "StatementTestSupport", "Crypto",
        ]),
    ]

    /// Returns the forbidden imports of a file.
    static func faults(in file: SourceFile) -> [String] {
        guard let allowed = allowed[file.target] else {
            return [
                "\(file.path): target “\(file.target)” has no row in HouseTests/Arrows.swift; "
                    + "add one that says what it may import, and keep the arrows pointing down."
            ]
        }
        return file.imports.filter { !allowed.contains($0) }.map { module in
            "\(file.path) imports \(module), which \(file.target) must not: "
                + (reasons[module] ?? "pass the value in as a parameter, or move the code to a "
                    + "target that may (\(allowed.sorted().joined(separator: ", "))).")
        }
    }

    private static let reasons = [
        "CNCurses": "only TerminalDriver touches curses; draw on a Canvas of TerminalGraphics.",
        "ArgumentParser": "only KioskApp reads the command line; take the parsed value instead.",
        "Foundation": "use FoundationEssentials where the target may, or the types of StoreModel.",
        "PurchaseEngine": "only KioskApp runs the engine; take an EngineSnapshot of PurchaseCore.",
        "SandboxStore": "speak to the store through StoreAPI.",
        "Hummingbird": "only SandboxServer answers HTTP.",
        "AsyncHTTPClient": "only StoreClient asks over HTTP; take a StoreService.",
        "SandboxMerchant": "speak to the merchant through StoreAPI.",
    ]
}
