import StoreModel

/// The scopes that are searched.
extension Scope {
    /// Scopes that take seconds.
    package static var small: [Scope] { [crash, approval, owned, refunded] }

    /// Scopes that take minutes.
    package static var whole: [Scope] { [crashes, twoOrders, twoOwned, twoPhones, lapsing] }

    /// One purchase with a crash and a lost answer.
    private static var crash: Scope {
        Scope("one order with a crash", [Order(0, "pouch")]) {
            $0.deviceCrashes = 1
            $0.drops = 1
        }
    }

    /// One purchase that somebody has to approve.
    private static var approval: Scope {
        Scope("one order to be approved", [Order(0, "pouch", .askToBuy)]) { $0.deviceCrashes = 1 }
    }

    /// A non-consumable that a second device restores.
    private static var owned: Scope {
        Scope("one owned thing restored", [Order(0, "hero")]) {
            $0.devices = 2
            $0.restores = 1
        }
    }

    /// One purchase, refunded at any moment, with a request that comes twice.
    private static var refunded: Scope {
        Scope("one order refunded", [Order(0, "pouch")]) {
            $0.duplicates = 1
            $0.refunds = 1
        }
    }

    /// One purchase with two crashes, a lost answer and a failed commit.
    private static var crashes: Scope {
        Scope("one order with crashes", [Order(0, "pouch")]) {
            $0.deviceCrashes = 2
            $0.drops = 1
            $0.failedCommits = 1
        }
    }

    /// The whole of it: two orders of one thing by two devices, and every fault.
    private static var twoOrders: Scope {
        Scope("two orders", [Order(0, "pouch"), Order(1, "pouch")]) { $0.allFaults() }
    }

    /// The same with a thing that is owned once.
    private static var twoOwned: Scope {
        Scope("two orders of one owned thing", [Order(0, "hero"), Order(1, "hero")]) {
            $0.allFaults()
            $0.deviceCrashes = 1
        }
    }

    /// Two orders by one device, and another that only looks on.
    private static var twoPhones: Scope {
        Scope("two orders by one device", [Order(0, "pouch"), Order(0, "chest")]) {
            $0.devices = 2
            $0.allFaults()
            $0.deviceCrashes = 1
        }
    }

    /// A confirmation that becomes too old while requests are on their way.
    private static var lapsing: Scope {
        Scope("an order that becomes too old", [Order(0, "pouch")]) {
            $0.allFaults()
            $0.drops = 2
            $0.lapses = 1
        }
    }

    private init(_ name: String, _ orders: [Order], _ change: (inout Scope) -> Void) {
        self.init(name, orders)
        change(&self)
    }

    private mutating func allFaults() {
        deviceCrashes = 2
        sideCrashes = 1
        duplicates = 1
        drops = 1
        refunds = 1
    }
}
