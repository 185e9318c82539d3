import StoreModel

/// The scopes of the searches.
extension Scope {
    /// The scopes that take seconds.
    package static var small: [Scope] {
        [crash, serviceCrash, approval, owned, refunded, late, approved]
    }

    /// The scopes that take minutes.
    package static var whole: [Scope] {
        [crashes, expiring, onlooker, twoOwned, everything] + twoOrders
    }

    /// One purchase with a crash and a lost reply.
    package static var crash: Scope {
        Scope("one order with a crash", [Order(0, "pouch")]) {
            $0.deviceCrashes = 1
            $0.drops = 1
        }
    }

    /// One purchase, and a crash of the store or of the merchant.
    package static var serviceCrash: Scope {
        Scope("one order with a crash of the other side", [Order(0, "pouch")]) {
            $0.serviceCrashes = 1
            $0.duplicates = 1
        }
    }

    /// One purchase that requires an approval.
    package static var approval: Scope {
        Scope("one order to be approved", [Order(0, "pouch", .askToBuy)]) { $0.deviceCrashes = 1 }
    }

    /// A non-consumable that a second device restores.
    package static var owned: Scope {
        Scope("one owned thing restored", [Order(0, "hero")]) {
            $0.devices = 2
            $0.restores = 1
        }
    }

    /// One purchase with a refund at any moment and a duplicated request.
    package static var refunded: Scope {
        Scope("one order refunded", [Order(0, "pouch")]) {
            $0.duplicates = 1
            $0.refunds = 1
        }
    }

    /// One purchase whose confirmation expires while the device does not receive a reply.
    package static var late: Scope {
        Scope("one order that comes too late", [Order(0, "pouch")]) {
            $0.drops = 1
            $0.expirations = 1
        }
    }

    /// A non-consumable that waits for an approval, and is bought directly in the meantime.
    package static var approved: Scope {
        Scope("one thing approved and bought", [Order(0, "hero", .askToBuy), Order(0, "hero")]) {
            _ in
        }
    }

    /// One purchase with two crashes, a lost reply and a failed commit.
    private static var crashes: Scope {
        Scope("one order with crashes", [Order(0, "pouch")]) {
            $0.deviceCrashes = 2
            $0.drops = 1
            $0.failedCommits = 1
        }
    }

    /// One purchase with every kind of fault in one run.
    private static var everything: Scope {
        Scope("one order with every fault", [Order(0, "pouch")]) {
            $0.deviceCrashes = 2
            $0.serviceCrashes = 1
            $0.duplicates = 1
            $0.drops = 1
            $0.refunds = 1
        }
    }

    /// Two orders of one product by two devices, with all pairs of faults and with all triples except those that
    /// include both a device crash and a refund.
    private static var twoOrders: [Scope] {
        [
            twoOrders([.serviceCrash, .copy, .loss]),
            twoOrders([.copy, .loss, .refund]),
            twoOrders([.serviceCrash, .copy, .refund]),
            twoOrders([.serviceCrash, .loss, .refund]),
            twoOrders([.crash, .copy, .loss]),
            twoOrders([.crash, .serviceCrash, .copy]),
            twoOrders([.crash, .serviceCrash, .loss]),
            twoOrders([.crash, .crash]),
            twoOrders([.crash, .refund]),
        ]
    }

    private static func twoOrders(_ faults: [Fault]) -> Scope {
        let name = "two orders: " + faults.map(\.rawValue).joined(separator: ", ")
        return Scope(name, [Order(0, "pouch"), Order(1, "pouch")]) { scope in
            for fault in faults { scope[keyPath: fault.budget] += 1 }
        }
    }

    /// A non-consumable that two devices order.
    private static var twoOwned: Scope {
        Scope("two orders of one owned thing", [Order(0, "hero"), Order(1, "hero")]) {
            $0.deviceCrashes = 1
            $0.refunds = 1
        }
    }

    /// Two orders by one device, and a second device without orders.
    private static var onlooker: Scope {
        Scope("two orders by one device", [Order(0, "pouch"), Order(0, "chest")]) {
            $0.devices = 2
            $0.deviceCrashes = 1
            $0.drops = 1
        }
    }

    /// A confirmation that expires while requests are in flight.
    private static var expiring: Scope {
        Scope("an order that becomes too old", [Order(0, "pouch")]) {
            $0.deviceCrashes = 1
            $0.serviceCrashes = 1
            $0.duplicates = 1
            $0.drops = 2
            $0.expirations = 1
        }
    }

    private init(_ name: String, _ orders: [Order], _ change: (inout Scope) -> Void) {
        self.init(name, orders)
        change(&self)
    }

    /// A kind of fault.
    private enum Fault: String {
        case crash
        case serviceCrash = "store or merchant crash"
        case copy
        case loss = "lost answer"
        case refund

        var budget: WritableKeyPath<Scope, Int> {
            switch self {
            case .crash: \.deviceCrashes
            case .serviceCrash: \.serviceCrashes
            case .copy: \.duplicates
            case .loss: \.drops
            case .refund: \.refunds
            }
        }
    }
}
