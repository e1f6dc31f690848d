/** Sample data (OQ-057) with the figures of PAR-122: 40 taka an hour, 4 hours on 30 days. */
export const salary = { rate: 40, monthly: 4800, extra: 200, charge: 1000, total: 6000 } as const;
