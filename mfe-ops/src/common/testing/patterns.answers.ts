import type { Pattern } from '@porao/contracts';

export const pattern = (change: Partial<Pattern> = {}): Pattern => ({
  key: 'unpaid.family-50',
  kind: 'unpaid',
  why: 'unpaid.family',
  numbers: { deals: 2, dismissed: 1 },
  people: [{ user_id: 50, name: 'Rokeya Begum', banned: false }],
  deals: [8, 4],
  seen: null,
  open: true,
  ...change,
});
