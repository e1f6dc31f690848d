/** Cards of the dashboard that other remotes add. */
export const cardsSlot = 'tutor.dashboard.cards@1';
