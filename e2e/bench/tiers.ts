/** Stands in for the shell's tiers: a page of these builds loads what it takes by itself. */
export function preloadTiers(): void {}
