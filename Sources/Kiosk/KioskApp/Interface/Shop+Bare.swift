extension Shop {
    /// What `kiosk` alone means: the parser would say the same after a third of the time to the first frame.
    static var bare: Shop {
        var shop = Shop()
        shop.options = .none
        return shop
    }
}

extension GlobalOptions {
    /// The options of a command line that says nothing.
    static var none: GlobalOptions {
        var options = GlobalOptions()
        options.catalog = nil
        options.profile = nil
        options.ephemeral = false
        options.account = nil
        options.device = nil
        options.storefront = nil
        options.locale = nil
        options.bundleID = nil
        options.outcome = nil
        options.theme = nil
        options.noAutoFinish = false
        options.json = false
        return options
    }
}
