/** Made-up figures of the sample page of paying; a real call replaces them here. Amounts are taka. */
export const sampleBill = { base: 6000, charge: 3300 };
