/** Made-up figures of a sample page; a real call replaces them here. Amounts are taka, debits are negative. */
export const sampleTransactions = [
  { number: 'TRX-0003', date: '2026-03-18', kind: 'charge', amount: -3300 },
  { number: 'TRX-0002', date: '2026-02-11', kind: 'refund', amount: 1200 },
  { number: 'TRX-0001', date: '2026-02-02', kind: 'charge', amount: -2400 },
] as const;
