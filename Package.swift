// swift-tools-version: 6.2
import PackageDescription

/// Warnings are errors in CI only, so that a newer compiler never breaks a user's build.
let isCI = Context.environment["CI"] != nil

let settings: [SwiftSetting] =
    [
        .swiftLanguageMode(.v6),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("InternalImportsByDefault"),
    ] + (isCI ? [.treatAllWarnings(as: .error)] : [])

/// The targets in which the tests spend the most time, and the server, so that the tests also find faults
/// of the optimizer: in CI they are optimized, which a package that others depend on may not ask for.
let optimized: Set = [
    "KioskTestSupport", "PurchaseCore", "SandboxCore", "SandboxServer", "SandboxTables", "StoreAPI",
    "StoreFiles", "StoreModel", "StoreSigning", "StoreText", "TerminalDriver", "TerminalGraphics",
    "TextParsing",
]

/// A target in one of the folders of `Sources`; the folder says which side of the house it is on.
func target(
    _ name: String, in folder: String, _ dependencies: [Target.Dependency] = [],
    exclude: [String] = []
) -> Target {
    let optimization: [SwiftSetting] =
        isCI && optimized.contains(name) ? [.unsafeFlags(["-O"])] : []
    return .target(
        name: name, dependencies: dependencies, path: "Sources/\(folder)/\(name)",
        exclude: exclude, swiftSettings: settings + optimization)
}

func tests(
    _ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []
) -> Target {
    .testTarget(
        name: name, dependencies: dependencies, path: "Tests/\(name)", exclude: exclude,
        swiftSettings: settings)
}

let grdb = Target.Dependency.product(name: "GRDB", package: "GRDB.swift")
let sqlite = Target.Dependency.product(name: "GRDBSQLite", package: "GRDB.swift")
let crypto = Target.Dependency.product(name: "Crypto", package: "swift-crypto")
let cryptoExtras = Target.Dependency.product(name: "CryptoExtras", package: "swift-crypto")
let x509 = Target.Dependency.product(name: "X509", package: "swift-certificates")
let asn1 = Target.Dependency.product(name: "SwiftASN1", package: "swift-asn1")
let yams = Target.Dependency.product(name: "Yams", package: "Yams")
let arguments = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")
let http = Target.Dependency.product(name: "AsyncHTTPClient", package: "async-http-client")
let hummingbird = Target.Dependency.product(name: "Hummingbird", package: "hummingbird")
let hummingbirdCore = Target.Dependency.product(name: "HummingbirdCore", package: "hummingbird")
let hummingbirdTLS = Target.Dependency.product(name: "HummingbirdTLS", package: "hummingbird")
let lifecycle = Target.Dependency.product(
    name: "ServiceLifecycle", package: "swift-service-lifecycle")
let logging = Target.Dependency.product(name: "Logging", package: "swift-log")
let nio = Target.Dependency.product(name: "NIOCore", package: "swift-nio")
let nioPosix = Target.Dependency.product(name: "NIOPosix", package: "swift-nio")
let nioEmbedded = Target.Dependency.product(name: "NIOEmbedded", package: "swift-nio")
let nioHTTP1 = Target.Dependency.product(name: "NIOHTTP1", package: "swift-nio")
let httpTypes = Target.Dependency.product(name: "HTTPTypes", package: "swift-http-types")
let nioHTTPTypes = Target.Dependency.product(name: "NIOHTTPTypes", package: "swift-nio-extras")
let nioSSL = Target.Dependency.product(name: "NIOSSL", package: "swift-nio-ssl")
let heap = Target.Dependency.product(name: "HeapModule", package: "swift-collections")
let deque = Target.Dependency.product(name: "DequeModule", package: "swift-collections")

let package = Package(
    name: "kiosk",
    products: [
        .executable(name: "kiosk", targets: ["kiosk"]),
        .library(
            name: "PurchaseEngine",
            targets: ["PurchaseEngine", "PurchaseCore", "StoreAPI", "StoreModel"]),
        .library(name: "FaultShim", type: .dynamic, targets: ["FaultShim"]),
    ],
    dependencies: [
        .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
        .package(url: "https://github.com/apple/swift-crypto", exact: "4.5.2"),
        .package(url: "https://github.com/apple/swift-certificates", exact: "1.21.1"),
        .package(url: "https://github.com/apple/swift-asn1", exact: "1.7.4"),
        .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
        .package(url: "https://github.com/jpsim/Yams", exact: "6.2.2"),
        .package(url: "https://github.com/hummingbird-project/hummingbird", exact: "2.28.1"),
        .package(url: "https://github.com/swift-server/async-http-client", exact: "1.37.0"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", exact: "2.13.0"),
        .package(url: "https://github.com/apple/swift-collections", exact: "1.6.0"),
        .package(url: "https://github.com/apple/swift-log", exact: "1.16.2"),
        .package(url: "https://github.com/apple/swift-http-types", exact: "1.8.0"),
        .package(url: "https://github.com/apple/swift-nio", exact: "2.101.2"),
        .package(url: "https://github.com/apple/swift-nio-ssl", exact: "2.37.6"),
        .package(url: "https://github.com/apple/swift-nio-extras", exact: "1.35.2"),
    ],
    targets: [
        // Store: the shared language
        target("StoreModel", in: "Store"),
        // CStoreText and CKioskFiles contain files as bytes of the program: `#embed` copies no file, and takes hardly any
        // time to compile.
        .target(name: "CStoreText", path: "Sources/Store/CStoreText"),
        target("StoreText", in: "Store", ["CStoreText", "StoreModel"], exclude: ["Texts"]),
        target("StoreSigning", in: "Store", ["StoreModel", crypto, cryptoExtras, x509, asn1]),
        target("StoreAPI", in: "Store", ["StoreModel"]),
        .target(
            name: "CSQLiteSetup", path: "Sources/Store/CSQLiteSetup",
            linkerSettings: [.linkedLibrary("sqlite3")]),
        target("StoreFiles", in: "Store", ["CSQLiteSetup", "StoreModel", grdb, sqlite]),
        target("StoreAudit", in: "Store", ["StoreModel"]),
        target("StoreClient", in: "Store", ["StoreAPI", http, nio, nioHTTP1, nioPosix, nioSSL]),
        target("TextParsing", in: "Store", [yams]),

        // Purchase: the customer's device
        target("PurchaseCore", in: "Purchase", ["StoreModel"]),
        target(
            "PurchaseEngine", in: "Purchase",
            [
                "PurchaseCore", "StoreAPI", "StoreSigning", "StoreFiles", "StoreAudit", grdb, heap,
                deque,
            ]),

        // Sandbox: the other side
        target("SandboxCore", in: "Sandbox", ["StoreModel"]),
        target(
            "SandboxTables", in: "Sandbox",
            ["StoreAPI", "StoreAudit", "StoreFiles", "StoreModel", grdb]),
        target(
            "SandboxCatalog", in: "Sandbox", ["SandboxCore", "StoreModel", "TextParsing"]),
        target(
            "SandboxStore", in: "Sandbox",
            [
                "SandboxCatalog", "SandboxCore", "SandboxTables", "StoreAPI", "StoreSigning",
                "StoreFiles", "StoreAudit", grdb,
            ]),
        target(
            "SandboxMerchant", in: "Sandbox",
            [
                "SandboxCore", "SandboxTables", "StoreAPI", "StoreSigning", "StoreFiles",
                "StoreAudit", grdb,
            ]),
        target("SandboxBackend", in: "Sandbox", ["SandboxStore", "SandboxMerchant"]),
        target(
            "SandboxServer", in: "Sandbox",
            [
                "SandboxBackend", "StoreAPI", "StoreSigning", hummingbird, hummingbirdCore,
                hummingbirdTLS, lifecycle, logging, nio, nioHTTPTypes, nioSSL, httpTypes,
            ]),

        // Terminal: drawing, without and with a tty
        target("TerminalGraphics", in: "Terminal", ["TextParsing"]),
        .target(
            name: "CNCurses", path: "Sources/Terminal/CNCurses",
            linkerSettings: [.linkedLibrary("ncursesw"), .linkedLibrary("tinfo")]),
        target("TerminalDriver", in: "Terminal", ["TerminalGraphics", "CNCurses"]),

        // Kiosk: the program
        .target(name: "CKioskFiles", path: "Sources/Kiosk/CKioskFiles"),
        target("DemoCatalog", in: "Kiosk", ["CKioskFiles"], exclude: ["DemoCatalog.yaml"]),
        target("KioskManual", in: "Kiosk", ["CKioskFiles"], exclude: ["Articles"]),
        target(
            "KioskPresentation", in: "Kiosk",
            ["PurchaseCore", "StoreModel", "StoreText", "TerminalGraphics"]),
        target(
            "KioskUI", in: "Kiosk",
            [
                "KioskManual", "KioskPresentation", "StoreAPI", "StoreModel", "StoreText",
                "PurchaseCore", "TerminalGraphics", "TextParsing",
            ]),
        target(
            "KioskScenario", in: "Kiosk",
            [
                "CKioskFiles", "PurchaseEngine", "PurchaseCore", "SandboxBackend", "SandboxCatalog",
                "SandboxCore", "StoreAPI", "StoreFiles", "StoreModel",
                "StoreSigning", "TerminalGraphics", "TextParsing",
            ], exclude: ["Scenarios"]),
        target(
            "KioskReport", in: "Kiosk",
            ["KioskPresentation", "StoreModel", "StoreText", "TerminalGraphics"]),
        target(
            "KioskApp", in: "Kiosk",
            [
                "KioskReport", "KioskUI", "KioskPresentation", "KioskManual", "KioskScenario",
                "DemoCatalog",
                "TerminalDriver", "TerminalGraphics",
                "PurchaseEngine",
                "PurchaseCore", "SandboxBackend", "SandboxCatalog", "SandboxStore",
                "SandboxMerchant", "SandboxCore",
                "StoreText", "StoreSigning", "StoreFiles", "StoreAudit", "StoreAPI", "StoreModel",
                "SandboxServer", "StoreClient", "TextParsing", arguments, logging,
            ]),
        .executableTarget(
            name: "kiosk", dependencies: ["KioskApp"], path: "Sources/Kiosk/kiosk",
            swiftSettings: settings),

        // Support: for proof only
        target("KioskTestSupport", in: "Support", ["KioskManual", "TerminalGraphics"]),
        .target(name: "FaultShim", path: "Sources/Support/FaultShim"),
        target(
            "KioskFaults", in: "Support", ["KioskManual", "KioskTestSupport", "StoreModel", grdb]),
        target(
            "CommandTestSupport", in: "Support",
            ["KioskApp", "KioskFaults", "KioskTestSupport", "PurchaseEngine"]),
        .executableTarget(
            name: "KioskSweep", dependencies: ["kiosk", "KioskFaults", "KioskTestSupport"],
            path: "Sources/Support/KioskSweep", swiftSettings: settings),
        target(
            "KioskSimulation", in: "Support",
            [
                "PurchaseEngine", "PurchaseCore", "SandboxCore", "StoreAPI", "StoreAudit",
                "StoreModel",
            ]),
        target(
            "KioskLives", in: "Support",
            [
                "KioskScenario", "PurchaseEngine", "SandboxCatalog", "SandboxMerchant",
                "SandboxStore", "StoreAudit", "StoreFiles", "StoreModel",
            ]),
        .executableTarget(
            name: "kiosk-sim", dependencies: ["KioskLives", "KioskScenario", "KioskSimulation"],
            path: "Sources/Support/kiosk-sim", swiftSettings: settings),
        target(
            "ShopTestSupport", in: "Support",
            [
                "KioskTestSupport", "PurchaseEngine", "PurchaseCore", "SandboxBackend",
                "SandboxCore", "StoreAPI", "StoreSigning", "StoreModel", crypto,
            ]),
        target(
            "StatementTestSupport", in: "Support",
            [
                "ShopTestSupport", "SandboxBackend", "StoreAPI", "StoreModel", "StoreSigning", grdb,
                sqlite,
            ]),
        target(
            "ServerTestSupport", in: "Support",
            [
                "SandboxServer", "SandboxBackend", "StoreSigning", "StoreModel", logging, crypto,
                x509, asn1,
            ]),

        // Proof
        tests("HouseTests", []),
        tests("StoreModelTests", ["StoreModel"]),
        tests("StoreTextTests", ["StoreText", "StoreModel"]),
        tests(
            "StoreSigningTests",
            ["StoreSigning", "StoreModel", "KioskTestSupport", crypto, cryptoExtras, x509, asn1]),
        tests(
            "TerminalGraphicsTests",
            ["TerminalGraphics", "KioskTestSupport", "StoreModel", "TextParsing"]),
        tests(
            "TerminalDriverTests",
            ["TerminalDriver", "TerminalGraphics", "KioskTestSupport", "StoreModel"]),
        tests("SandboxCoreTests", ["SandboxCore", "StoreModel"]),
        tests("TextParsingTests", ["TextParsing"]),
        tests(
            "SandboxCatalogTests",
            ["SandboxCatalog", "StoreModel", "KioskTestSupport", "TextParsing"]),
        tests("DemoCatalogTests", ["DemoCatalog", "SandboxCatalog", "StoreModel", "StoreText"]),
        tests("StoreAuditTests", ["StoreAudit", "StoreModel"]),
        tests("StoreFilesTests", ["StoreFiles", "StoreModel", "KioskTestSupport", grdb, sqlite]),
        tests("PurchaseCoreTests", ["PurchaseCore", "StoreModel"]),
        tests(
            "PurchaseEngineTests",
            [
                "PurchaseEngine", "PurchaseCore", "StoreAPI", "StoreAudit", "StoreFiles",
                "StoreSigning", "StoreModel", "StoreText", "ShopTestSupport", "KioskTestSupport",
                grdb,
            ]),
        tests(
            "KioskUITests",
            [
                "KioskManual", "KioskPresentation",
                "KioskUI", "KioskTestSupport", "PurchaseCore", "StoreAPI", "StoreText",
                "StoreModel", "TerminalGraphics",
            ],
            exclude: ["Goldens", "Talks"]),
        tests("StoreClientTests", ["StoreClient", "StoreAPI"]),
        tests(
            "SandboxServerTests",
            [
                "SandboxServer", "SandboxBackend", "StoreClient", "StoreAPI", "StoreModel",
                "StoreSigning", "KioskTestSupport", "ShopTestSupport", "ServerTestSupport", http,
                httpTypes, nio, nioEmbedded, nioHTTPTypes, logging,
                nioHTTP1, nioPosix, nioSSL, crypto,
            ]),
        tests(
            "ContractTests",
            [
                "SandboxBackend", "SandboxCatalog", "SandboxStore", "SandboxMerchant",
                "SandboxCore", "SandboxTables", "PurchaseEngine", "PurchaseCore", "StoreAPI",
                "StoreSigning",
                "StoreAudit", "StoreModel", "StoreFiles", "KioskTestSupport", "ShopTestSupport",
                "ServerTestSupport", "StatementTestSupport",
                "StoreClient", grdb,
            ]),
        tests(
            "FailureCatalogueTests",
            [
                "ShopTestSupport", "KioskTestSupport", "PurchaseEngine", "PurchaseCore",
                "SandboxBackend", "StoreAPI", "StoreSigning", "StoreModel", "kiosk",
            ]),
        tests(
            "AttackTests",
            [
                "ShopTestSupport", "KioskFaults", "KioskTestSupport", "PurchaseEngine",
                "PurchaseCore",
                "SandboxBackend", "StoreAPI", "StoreSigning", "StoreModel", "kiosk", grdb,
            ]),
        tests(
            "KioskReportTests", ["KioskManual", "KioskReport", "StoreModel", "KioskTestSupport"]),
        tests(
            "KioskAppTests",
            [
                "KioskManual",
                "KioskApp", "KioskReport", "KioskScenario", "KioskTestSupport", "KioskUI",
                "PurchaseCore",
                "StoreAPI",
                "StoreText", "StoreModel", "TerminalGraphics", arguments,
            ], exclude: ["Goldens"]),
        tests(
            "CommandTests",
            [
                "CommandTestSupport", "KioskManual",
                "KioskApp", "KioskFaults", "KioskTestSupport", "PurchaseEngine", "SandboxBackend",
                "SandboxServer",
                "ServerTestSupport", "StoreModel", "StoreSigning", "kiosk", arguments, grdb,
            ], exclude: ["Goldens"]),
        tests(
            "KioskScenarioTests",
            [
                "KioskManual",
                "KioskScenario", "ShopTestSupport", "KioskTestSupport", "PurchaseEngine",
                "PurchaseCore", "SandboxBackend", "SandboxCatalog", "SandboxServer", "StoreAPI",
                "StoreFiles", "StoreModel", "TextParsing",
            ]),
        tests(
            "StoryTests",
            [
                "KioskManual",
                arguments, "KioskApp", "KioskReport", "KioskScenario", "KioskUI",
                "KioskTestSupport", "ServerTestSupport",
                "PurchaseEngine",
                "PurchaseCore",
                "SandboxBackend", "SandboxServer", "SandboxStore", "SandboxMerchant", "StoreAPI",
                "StoreAudit", "StoreFiles", "StoreSigning", "StoreText", "StoreModel",
                "TerminalGraphics", "TerminalDriver", grdb,
            ], exclude: ["Demos"]),
        tests(
            "SimulationTests",
            [
                "KioskLives", "KioskScenario", "KioskSimulation", "KioskTestSupport",
                "ShopTestSupport", "PurchaseEngine",
                "PurchaseCore", "SandboxCore", "StoreAPI", "StoreModel",
            ], exclude: ["Corpus.txt"]),
        tests(
            "BinaryTests",
            [
                "CommandTestSupport", "KioskManual",
                "KioskFaults", "KioskSweep", "KioskTestSupport", "ServerTestSupport", "StoreFiles",
                "StoreModel", "kiosk", "TerminalGraphics", grdb,
            ]),
    ]
)

// The benchmarks and the fuzz driver are built only on request, because no program and no other test needs them. They
// are not a package of their own: their code uses `package` access, which does not cross packages.
if Context.environment["KIOSK_EXTRAS"] != nil {
    package.targets += [
        .target(name: "CLibFuzzer", path: "Sources/Support/CLibFuzzer"),
        .executableTarget(
            name: "KioskFuzz",
            dependencies: [
                "CLibFuzzer", "KioskTestSupport", "ShopTestSupport", "ServerTestSupport",
                "SandboxServer", "SandboxBackend", "SandboxStore", "SandboxMerchant", "StoreAPI",
                "StoreAudit", "StoreFiles", "StoreSigning", "StoreModel", crypto, x509, asn1,
            ],
            path: "Sources/Support/KioskFuzz", swiftSettings: settings),
        .executableTarget(
            name: "BareServer", dependencies: [hummingbird, httpTypes, logging, nio],
            path: "Sources/Support/BareServer", swiftSettings: settings),
        .executableTarget(
            name: "KioskBenchmarks",
            dependencies: [
                "kiosk", "KioskTestSupport", "KioskUI", "TerminalDriver", "TerminalGraphics",
                "PurchaseEngine",
                "PurchaseCore", "SandboxBackend", "SandboxCatalog", "SandboxCore", "StoreAPI",
                "StoreFiles", "StoreModel", "StoreText", "StoreSigning", "StoreClient",
                "BareServer", "StatementTestSupport", grdb,
                crypto,
            ],
            path: "Sources/Support/KioskBenchmarks", swiftSettings: settings),
        tests(
            "KioskFuzzTests",
            [
                "KioskFuzz", "KioskTestSupport", "ShopTestSupport", "StoreAPI", "StoreSigning",
                crypto,
            ]),
    ]
}
