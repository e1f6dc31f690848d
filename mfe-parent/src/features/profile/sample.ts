/** Sample data (decision OQ-056): nobody rates a guardian yet. */
export const rating = { stars: 4, count: 250 } as const;
