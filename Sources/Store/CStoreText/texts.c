// The texts of the interface as bytes of the program: reading them opens no file.
#pragma clang diagnostic ignored "-Wc23-extensions"
#include "texts.h"
#include <string.h>

static const unsigned char en[] = {
#embed "../StoreText/Texts/en.txt"
};
static const unsigned char zh_Hans[] = {
#embed "../StoreText/Texts/zh_Hans.txt"
};
static const unsigned char zh_Hant[] = {
#embed "../StoreText/Texts/zh_Hant.txt"
};
static const unsigned char ja[] = {
#embed "../StoreText/Texts/ja.txt"
};
static const unsigned char de[] = {
#embed "../StoreText/Texts/de.txt"
};
static const unsigned char es[] = {
#embed "../StoreText/Texts/es.txt"
};

#define TEXTS(language) {#language, language, sizeof language}

static const struct store_text_file files[] = {
    TEXTS(en), TEXTS(zh_Hans), TEXTS(zh_Hant), TEXTS(ja), TEXTS(de), TEXTS(es),
};

const struct store_text_file *store_texts(const char *language) {
    for (size_t index = 0; index < sizeof files / sizeof *files; index++) {
        if (strcmp(files[index].language, language) == 0) return &files[index];
    }
    return NULL;
}
