import type { LocalizedText } from '@porao/contracts';

/** These are samples until a call answers them; each part is labelled as a sample where it is shown (decision
 * OQ-057). */
export const pendingPayment = { amount: 5000, due: '2026-11-10' } as const;

type Person =
  | { kind: 'tutor'; name: LocalizedText; subjects: LocalizedText }
  | { kind: 'coach'; name: LocalizedText; hours: number };

export const people: readonly Person[] = [
  {
    kind: 'tutor',
    name: { en: 'Farhana Akter', bn: 'ফারহানা আক্তার' },
    subjects: { en: 'Mathematics and English', bn: 'গণিত ও ইংরেজি' },
  },
  { kind: 'coach', name: { en: 'Rokeya Begum', bn: 'রোকেয়া বেগম' }, hours: 4 },
];
