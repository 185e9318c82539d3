/* A terminal description for 24-bit color, compiled in.
 *
 * The descriptions that systems install by default have 256 colors at most, also for terminals
 * that announce 24 bits (COLORTERM); changing the palette instead (initc) would leave a changed
 * terminal behind after a crash. This one asks for what every such terminal understands, and no
 * more: no bce (a second one has it), no rep, no alternate character set. Colors below 256 are the palette's; greater
 * numbers are 0xRRGGBB. ncurses reads it from the variable TERMINFO.
 *
 * Its source, for `tic -x`; `infocmp -x -Q2 kiosk-direct` prints the text below:
 *
 *   kiosk-direct|xterm-like terminal with 24-bit colours,
 *       am, mir, msgr, xenl, RGB, colors#0x1000000, cols#80, lines#24, pairs#0x10000,
 *       bel=^G, bold=\E[1m, civis=\E[?25l, clear=\E[H\E[2J, cnorm=\E[?25h, cr=\r,
 *       csr=\E[%i%p1%d;%p2%dr, cub=\E[%p1%dD, cub1=^H, cud=\E[%p1%dB, cud1=\n,
 *       cuf=\E[%p1%dC, cuf1=\E[C, cup=\E[%i%p1%d;%p2%dH, cuu=\E[%p1%dA, cuu1=\E[A,
 *       dch=\E[%p1%dP, dch1=\E[P, dim=\E[2m, ech=\E[%p1%dX, ed=\E[J, el=\E[K, el1=\E[1K,
 *       home=\E[H, hpa=\E[%i%p1%dG, ich=\E[%p1%d@, ind=\n, op=\E[39;49m, rev=\E[7m, ri=\EM,
 *       ritm=\E[23m, rmam=\E[?7l, rmcup=\E[?1049l, rmso=\E[27m, rmul=\E[24m,
 *       setab=\E[48;%?%p1%{256}%<%t5;%p1%d%e2;%p1%{65536}%/%d;%p1%{256}%/%{255}%&%d;
 *           %p1%{255}%&%d%;m,
 *       setaf=\E[38;%?%p1%{256}%<%t5;%p1%d%e2;%p1%{65536}%/%d;%p1%{256}%/%{255}%&%d;
 *           %p1%{255}%&%d%;m,
 *       sgr0=\E[m, sitm=\E[3m, smam=\E[?7h, smcup=\E[?1049h, smso=\E[7m, smul=\E[4m,
 *       vpa=\E[%i%p1%dd,
 */
#ifndef KIOSK_DIRECT_TERMINAL_H
#define KIOSK_DIRECT_TERMINAL_H

/* What follows the Boolean capabilities. */
#define DIRECT_TERMINAL_REST \
    "AAAA_____xgAAAD_____________________________________________________AAAAAQAAAQD__wAAAg" \
    "AEAP__FQAdACEAJQD__zAAQQBDAEcATgD__1AAVwD__1sA__9fAP____________9jAGgA__9xAP_______3YA" \
    "ewCAAIUA__-OAJIA_____5sAoQD___________________________________________________________" \
    "______________________________________________________________________________________" \
    "______________-nAP__sAC5AP_____CAMsA___UAP_______________________________90A___oAOoA__" \
    "___________________________________________________-0A8wD_____________________________" \
    "______________________________________________________________________________________" \
    "______________________________________________________________________________________" \
    "______________________________________________________________________________________" \
    "______________________-QD_____________________________________________________________" \
    "___________-AP__________________________________BwH_______________________8MAf________" \
    "______________________________________________________________________________________" \
    "____EgFoAQcADQAbWyVpJXAxJWQ7JXAyJWRyABtbSBtbMkoAG1tLABtbSgAbWyVpJXAxJWRHABtbJWklcDElZD" \
    "slcDIlZEgACgAbW0gAG1s_MjVsAAgAG1s_MjVoABtbQwAbW0EAG1tQABtbMW0AG1s_MTA0OWgAG1sybQAbWzdt" \
    "ABtbN20AG1s0bQAbWyVwMSVkWAAbW20AG1s_MTA0OWwAG1syN20AG1syNG0AG1slcDElZFAAG1slcDElZEIAG1" \
    "slcDElZEAAG1slcDElZEQAG1slcDElZEMAG1slcDElZEEAG1slaSVwMSVkZAAKABtNABtbPzdoABtbPzdsABtb" \
    "MUsAG1szOTs0OW0AG1szbQAbWzIzbQAbWzM4OyU_JXAxJXsyNTZ9JTwldDU7JXAxJWQlZTI7JXAxJXs2NTUzNn" \
    "0lLyVkOyVwMSV7MjU2fSUvJXsyNTV9JSYlZDslcDElezI1NX0lJiVkJTttABtbNDg7JT8lcDElezI1Nn0lPCV0" \
    "NTslcDElZCVlMjslcDElezY1NTM2fSUvJWQ7JXAxJXsyNTZ9JS8lezI1NX0lJiVkOyVwMSV7MjU1fSUmJWQlO2" \
    "0AAQAAAAAAAQAEAAEAAABSR0IA"

static const char direct_terminal[] =
    "b64:"
    "HgI1AA8ADwBpAb4Ba2lvc2stZGlyZWN0fHh0ZXJtLWxpa2UgdGVybWluYWwgd2l0aCAyNC1iaXQgY29sb3VycwAA"
    "AQAAAQAAAAAAAAAAAQFQ"
    DIRECT_TERMINAL_REST;

/* The same with bce, for terminals whose own description has it. */
static const char direct_terminal_bce[] =
    "b64:"
    "HgI1ACAADwBpAb4Ba2lvc2stZGlyZWN0fHh0ZXJtLWxpa2UgdGVybWluYWwgd2l0aCAyNC1iaXQgY29sb3VycwAA"
    "AQAAAQAAAAAAAAAAAQEAAAAAAAAAAAAAAAAAAQAAAABQ"
    DIRECT_TERMINAL_REST;

#endif
