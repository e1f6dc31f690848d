/** Replaces the shell's tiers: a page of these builds loads what it needs by itself. */
export function preloadTiers(): void {}
