#pragma once
#include <stddef.h>

/// An article of the manual: its topic, and its Markdown text without an end mark.
struct kiosk_article {
    const char *topic;
    const char *text;
    size_t length;
};

/// Returns the article at an index in the order of the table of contents, and NULL beyond the last one.
const struct kiosk_article *kiosk_article(size_t index);
