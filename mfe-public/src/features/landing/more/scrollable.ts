/** A box that scrolls has to be a stop of the keyboard, though it does nothing itself (WCAG 2.1.1). */
export const scrollable = { tabIndex: 0 } as const;
