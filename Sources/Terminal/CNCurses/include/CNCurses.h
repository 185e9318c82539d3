int cncurses_placeholder(void);
