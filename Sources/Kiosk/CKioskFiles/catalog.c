// The built-in catalog.
#pragma clang diagnostic ignored "-Wc23-extensions"
#include "files.h"

static const char catalog[] = {
#embed "../DemoCatalog/DemoCatalog.yaml" suffix(, 0)
};

const char *kiosk_demo_catalog(void) { return catalog; }
