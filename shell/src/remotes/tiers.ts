/** Shared packages beyond the first script, each in a chunk of its own. The bundler provides to remotes only what
 * the shell itself imports, so every tier of shared/build's list is imported here. */
const tiers: Record<string, () => Promise<unknown>> = {
  '@porao/ui/controls': () => import(/* webpackChunkName: "tier-controls" */ '@porao/ui/controls'),
  '@porao/ui/forms': () => import(/* webpackChunkName: "tier-forms" */ '@porao/ui/forms'),
  '@porao/ui/map': () => import(/* webpackChunkName: "tier-map" */ '@porao/ui/map'),
  '@porao/ui/overlays': () => import(/* webpackChunkName: "tier-overlays" */ '@porao/ui/overlays'),
  zod: () => import(/* webpackChunkName: "tier-zod" */ '@porao/contracts/zod'),
};

/** Starts loading the tiers that a page needs, beside its own code instead of after it. */
export function preloadTiers(names: readonly string[]): void {
  for (const name of names) tiers[name]?.().catch(() => {});
}
