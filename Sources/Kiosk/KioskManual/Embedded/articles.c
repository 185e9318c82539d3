// The articles of the manual as bytes of the program: reading one opens no file.
#pragma clang diagnostic ignored "-Wc23-extensions"
#include "articles.h"

static const char getting_started[] = {
#embed "../Articles/getting-started.md"
};
static const char browsing[] = {
#embed "../Articles/browsing.md"
};
static const char buying[] = {
#embed "../Articles/buying.md"
};
static const char crashes[] = {
#embed "../Articles/crashes.md"
};
static const char faults[] = {
#embed "../Articles/faults.md"
};
static const char scenarios[] = {
#embed "../Articles/scenarios.md"
};
static const char reports[] = {
#embed "../Articles/reports.md"
};
static const char demo[] = {
#embed "../Articles/demo.md"
};
static const char refunds[] = {
#embed "../Articles/refunds.md"
};
static const char subscriptions[] = {
#embed "../Articles/subscriptions.md"
};
static const char offers[] = {
#embed "../Articles/offers.md"
};
static const char disputes[] = {
#embed "../Articles/disputes.md"
};
static const char catalogs[] = {
#embed "../Articles/catalogs.md"
};
static const char your_server[] = {
#embed "../Articles/your-server.md"
};
static const char shared_backend[] = {
#embed "../Articles/shared-backend.md"
};
static const char apple_api[] = {
#embed "../Articles/apple-api.md"
};
static const char scripting[] = {
#embed "../Articles/scripting.md"
};
static const char configuration[] = {
#embed "../Articles/configuration.md"
};
static const char themes[] = {
#embed "../Articles/themes.md"
};
static const char accessibility[] = {
#embed "../Articles/accessibility.md"
};
static const char engine[] = {
#embed "../Articles/engine.md"
};
static const char figures[] = {
#embed "../Articles/figures.md"
};
static const char guarantees[] = {
#embed "../Articles/guarantees.md"
};

#define ARTICLE(topic, text) {topic, text, sizeof text}

static const struct kiosk_article articles[] = {
    ARTICLE("getting-started", getting_started),
    ARTICLE("browsing", browsing),
    ARTICLE("buying", buying),
    ARTICLE("crashes", crashes),
    ARTICLE("faults", faults),
    ARTICLE("scenarios", scenarios),
    ARTICLE("reports", reports),
    ARTICLE("demo", demo),
    ARTICLE("refunds", refunds),
    ARTICLE("subscriptions", subscriptions),
    ARTICLE("offers", offers),
    ARTICLE("disputes", disputes),
    ARTICLE("catalogs", catalogs),
    ARTICLE("your-server", your_server),
    ARTICLE("shared-backend", shared_backend),
    ARTICLE("apple-api", apple_api),
    ARTICLE("scripting", scripting),
    ARTICLE("configuration", configuration),
    ARTICLE("themes", themes),
    ARTICLE("accessibility", accessibility),
    ARTICLE("engine", engine),
    ARTICLE("figures", figures),
    ARTICLE("guarantees", guarantees),
};

const struct kiosk_article *kiosk_article(size_t index) {
    return index < sizeof articles / sizeof *articles ? &articles[index] : NULL;
}
