import KioskPresentation
import PurchaseCore
import StoreAPI
import StoreModel
import StoreText
import TerminalGraphics

/// Searches all actions, products, transactions and settings of the palette.
struct CommandPaletteSearch {
    let model: Model
    private var fold = TextFold()
    private var finds: [(score: Int, order: Int, item: CommandPaletteItem)] = []
    private var letters: [UInt8] = []
    private var formatter: DisplayFormatter { model.formatter }

    init(_ model: Model) { self.model = model }

    /// Returns the results, the best first; without text, the actions that are possible now.
    mutating func items(_ text: String) -> [CommandPaletteItem] {
        if let command = saveDisplay(text) { return [command] }
        letters = fold.bytes(text).filter { $0 != UInt8(ascii: " ") }
        addActions()
        guard !letters.isEmpty else { return finds.map(\.item) }
        addProducts()
        addTransactions()
        addThemes()
        addLanguages()
        addOutcomes()
        addOrders()
        addClock()
        addSettings()
        addJobs()
        addCrashes()
        // A result that matches both as an action and as a setting is listed once.
        var targets: Set<CommandPaletteItem.Target> = []
        return finds.sorted { ($0.score, $1.order) > ($1.score, $0.order) }.map(\.item)
            .filter { targets.insert($0.target).inserted }.prefix(CommandPaletteState.limit).map(
                \.self)
    }

    private mutating func consider(
        _ names: [String], bonus: Int = 0, _ item: CommandPaletteItem
    ) {
        let score = names.compactMap { FuzzyScore.of(letters, in: fold.bytes($0)) }.max()
        guard let score else { return }
        finds.append((score + bonus, finds.count, item))
    }

    private mutating func addActions() {
        var seen: Set<Action> = []
        for binding in model.keys.bindings
        where binding.applies(to: model.screen) && !binding.action.has(.navigation)
            && seen.insert(binding.action).inserted
        {
            // Actions that are possible now rank above others.
            let bonus = model.hasEffect(binding.action) ? 30 : 0
            guard bonus > 0 || !letters.isEmpty else { continue }
            // These actions are found as sandbox operations instead, which can select a suitable row.
            guard letters.isEmpty || !isFoundByOperation(binding.action) else {
                continue
            }
            let name = binding.text(formatter)
            consider(
                [name.string, binding.action.name], bonus: bonus,
                CommandPaletteItem(
                    target: .action(binding.action), kind: .paletteAction, name: name,
                    note: binding.name(formatter.glyphs.set)))
        }
    }

    private func isFoundByOperation(_ action: Action) -> Bool {
        action != .open && ActionDefinition.ofAction[action]?.operations.isEmpty == false
    }

    private mutating func addProducts() {
        let found = model.shop.fuzzy(letters, limit: CommandPaletteState.limit)
        for (product, score) in found {
            finds.append(
                (
                    score, finds.count,
                    CommandPaletteItem(
                        target: .product(product.id), kind: .paletteProduct,
                        name: formatter.sanitized(product.displayName),
                        note: formatter.price(of: product))
                ))
        }
    }

    private mutating func addTransactions() {
        for row in model.engine.snapshot.rows.prefix(2000) {
            let number = row.merchantOrder?.rawValue ?? row.transactionID?.rawValue ?? ""
            // A title is meant for the product; a transaction is found by its number.
            consider(
                [number], bonus: -20,
                CommandPaletteItem(
                    target: .transaction(rowID: row.id), kind: .paletteTransaction,
                    name: formatter.sanitized(model.title(of: row)),
                    note: formatter.sanitized(number)))
        }
    }

    private mutating func addThemes() {
        for theme in model.themeNames {
            consider(
                ["\(formatter.text(.themeTitle)) \(theme)", theme],
                CommandPaletteItem(
                    target: .theme(theme), kind: .paletteTheme, name: formatter.sanitized(theme),
                    note: .empty))
        }
    }

    private mutating func addLanguages() {
        for language in LocalizedTexts.languages {
            let name = LanguageName.of(language)
            consider(
                ["\(formatter.text(.languageTitle)) \(name)", name, language.identifier],
                CommandPaletteItem(
                    target: .language(language), kind: .paletteLanguage,
                    name: formatter.sanitized(name),
                    note: formatter.sanitized(language.identifier)))
        }
    }

    private mutating func addOutcomes() {
        for outcome in Outcome.allCases {
            let name = formatter.messages.name(of: outcome)
            consider(
                ["\(formatter.text(.dialogOutcome)) \(name)", outcome.rawValue],
                CommandPaletteItem(
                    target: .outcome(outcome), kind: .dialogOutcome,
                    name: formatter.sanitized(name),
                    note: formatter.sanitized(outcome.rawValue)))
        }
    }

    private mutating func addOrders() {
        for sort in ShopSort.allCases {
            let name = formatter.text(sort.label)
            consider(
                ["\(formatter.text(.hintSort)) \(name)", "sort \(sort.rawValue)"],
                CommandPaletteItem(
                    target: .sort(sort), kind: .hintSort, name: name, note: .empty))
        }
    }

    /// Adds the rates of the store's clock, and the steps by which it can be advanced.
    private mutating func addClock() {
        let rates = ClockRate.allCases.map { rate in
            (
                CommandPaletteItem.Target.clock(.rate(rate.rawValue)),
                model.name(ofRate: rate.rawValue)
            )
        }
        let steps = ClockStep.all.map { step in
            (CommandPaletteItem.Target.action(step.action), formatter.text(step.name))
        }
        for (target, name) in rates + steps {
            consider(
                ["\(formatter.text(.sandboxClock)) \(name)"], bonus: -10,
                CommandPaletteItem(target: target, kind: .sandboxClock, name: name, note: .empty))
        }
        // Freezing the clock is also offered on screens without a key for it.
        let freeze = model.keys.bindings.first { $0.action == .clockFreeze }
        guard let freeze, !freeze.applies(to: model.screen) else { return }
        let name = freeze.text(formatter)
        consider(
            [name.string, Action.clockFreeze.name], bonus: -10,
            CommandPaletteItem(
                target: .action(.clockFreeze), kind: .sandboxClock, name: name, note: .empty))
    }

    /// Adds the operations on orders, subscriptions, faults and products of the sandbox store.
    private mutating func addJobs() {
        for job in SandboxOperation.all {
            let name = formatter.text(job.name)
            consider(
                [name.string, job.stableName] + job.keywords.map { formatter.text($0).string },
                bonus: job.isReady(in: model) ? 30 : 0,
                CommandPaletteItem(
                    target: .sandboxOperation(job), kind: .paletteAction, name: name,
                    note: formatter.text(Screen.sandbox.name)))
        }
    }

    /// Adds the crash points, and the immediate crash.
    private mutating func addCrashes() {
        let label = formatter.text(.crashLabel)
        addCrash([label.string, "crash"], .entryDialog(.crash), formatter.text(.entryCrash))
        for moment in CrashMoment.purchaseMoments {
            let point = formatter.sanitized("\(moment)")
            addCrash(
                ["\(label) \(point)", "crash \(point)"], .crash(moment),
                formatter.fact(label, point))
        }
        let never = formatter.text(.crashNever)
        addCrash(["\(label) \(never)", "crash never"], .crash(nil), formatter.fact(label, never))
        addCrash(["crash now"], .crashNow, formatter.text(.paletteCrashNow))
    }

    /// Adds a result for crashes; the one that asks for a point ranks above those that set one.
    private mutating func addCrash(
        _ names: [String], _ target: CommandPaletteItem.Target, _ name: SafeText
    ) {
        let opensDialog = if case .entryDialog = target { true } else { false }
        let note = opensDialog ? model.value(of: .crash) : .empty
        consider(
            names + [name.string], bonus: opensDialog ? 0 : -10,
            CommandPaletteItem(target: target, kind: .paletteAction, name: name, note: note))
    }

    /// Adds the settings of the session context, and the preferences that can be toggled.
    private mutating func addSettings() {
        let context = model.context
        let places: [(TextInputDialog.Kind, TextKey, String)] = [
            (.account, .contextAccount, context.account.rawValue),
            (.device, .contextDevice, context.device.rawValue),
            (.storefront, .contextStorefront, context.storefront.countryCode),
        ]
        for (kind, label, value) in places {
            addSetting(label, .entryDialog(kind), note: formatter.sanitized(value))
        }
        for toggle in PreferenceToggle.allCases {
            let isOn = model.preferences[keyPath: toggle.preference]
            addSetting(
                toggle.label, .toggle(toggle), note: formatter.text(isOn ? .settingOn : .settingOff)
            )
        }
    }

    private mutating func addSetting(
        _ label: TextKey, _ target: CommandPaletteItem.Target, note: SafeText
    ) {
        let name = formatter.text(label)
        consider(
            ["\(formatter.text(.paletteSetting)) \(name)", name.string],
            CommandPaletteItem(target: target, kind: .paletteSetting, name: name, note: note))
    }

    /// Returns the result for `save-display FILE`, which must be typed in full.
    private func saveDisplay(_ text: String) -> CommandPaletteItem? {
        let parts = text.split(separator: " ", maxSplits: 1)
        guard parts.first == "save-display" else { return nil }
        let file = parts.count > 1 ? String(parts[1]) : "kiosk.screen"
        return CommandPaletteItem(
            target: .saveDisplay(file), kind: .paletteAction,
            name: formatter.text(.paletteSaveDisplay),
            note: formatter.sanitized(file))
    }
}
