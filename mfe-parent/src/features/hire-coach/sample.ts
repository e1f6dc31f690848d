/** Made up (decision OQ-057); figures of the spec, section 9: 40 taka an hour, 4 hours on 30 days. */
export const salary = { rate: 40, monthly: 4800, extra: 200, charge: 1000, total: 6000 } as const;
