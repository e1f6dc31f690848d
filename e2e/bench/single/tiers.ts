/** Stands in for the shell's tiers: a page of this build loads what it takes by itself. */
export function preloadTiers(): void {}
