#include "CNCurses.h"
int cncurses_placeholder(void){return 0;}
