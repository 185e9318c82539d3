import Foundation
import KioskTestSupport
import Testing

/// Opens the shop in a terminal and waits until it displays the store's current products.
func openShop(
    _ arguments: [String] = [], in folder: TemporaryFolder, environment: [String: String] = [:],
    width: Int = 100, height: Int = 28, showing text: String = "60 Gems"
) async throws -> PtyProgram {
    let shop = try PtyProgram(
        BuiltProducts.kiosk, arguments, in: folder, environment: environment, width: width,
        height: height)
    // The catalog remembered from the last start is displayed before that.
    try await shop.waitForScreen("“\(text)” of a store that has answered") {
        $0.contains(text) && !$0.contains("Loading")
    }
    return shop
}

/// Fails if the terminal differs from its initial state, or if the shop never changed it.
func expectRestored(_ shop: PtyProgram, _ location: SourceLocation = #_sourceLocation) {
    let wasTaken = String(decoding: shop.output, as: UTF8.self).contains("\u{1B}[?1049h")
    #expect(wasTaken, sourceLocation: location)
    #expect(shop.screen.unrestoredState == [], sourceLocation: location)
    // Swift's crash report leaves its own state.
    let report = Data(shop.output).range(of: Data("kiosk stopped unexpectedly".utf8))
    let ours = shop.output.prefix(report?.lowerBound ?? shop.output.count)
    #expect(AllowedSequences.violations(in: ours) == [], sourceLocation: location)
    #expect(shop.pty.modes == shop.modesBefore, sourceLocation: location)
}

/// Returns the transactions that another process reads from the folder.
func transactions(in folder: TemporaryFolder) async throws -> [[String: any Sendable]] {
    let run = try await KioskRun.of(["transactions", "--json"], in: folder)
    #expect(run.status == 0, "\(run.errors)")
    return run.objects
}
