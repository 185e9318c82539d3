#pragma once
#include <stddef.h>

/// A file with the texts of the interface in one language.
struct store_text_file {
    /// The identifier of the language, such as `zh_Hans`.
    const char *language;
    /// The content in UTF-8, without an end mark.
    const unsigned char *bytes;
    size_t length;
};

/// Returns the file of a language, and NULL if the language does not have one.
const struct store_text_file *store_texts(const char *language);
