#pragma once
#include <stddef.h>

/// A file as bytes of the program: reading it opens no file.
struct kiosk_file {
    /// The name without its ending, such as `getting-started`.
    const char *name;
    /// The content, which ends with a null byte.
    const char *text;
};

/// Returns the article of the manual at an index, and NULL beyond the last one.
const struct kiosk_file *kiosk_article(size_t index);

/// Returns the bundled scenario at an index, and NULL beyond the last one.
const struct kiosk_file *kiosk_scenario(size_t index);

/// Returns the built-in catalog, which ends with a null byte.
const char *kiosk_demo_catalog(void);
