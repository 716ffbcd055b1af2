/** The context in which a game at a glance must not need more than one screen, as in its dialog. */
export const ONE_SCREEN = Symbol("one screen");
