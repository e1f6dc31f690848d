import { createRequire } from 'node:module';

/** The curated packages that the shell provides and remotes take by name. Each is one federation module. */
export const sharedPackages = {
  /** Every page needs these: they are in the shell's first script. */
  core: ['@porao/platform', '@porao/ui'],
  /** Loaded when something first asks for them. */
  onDemand: ['@porao/ui/overlays', '@porao/ui/controls', '@porao/ui/forms', '@porao/ui/map'],
} as const;

/** Schemas of forms: remotes import `zod`, the shell provides the part that the contracts use. */
export const schemas = { package: 'zod', provided: '@porao/contracts/zod' } as const;

/** Third-party singletons and the version each build was made with. */
export const singletonPackages = ['react', 'react-dom', schemas.package] as const;

/** Entry modules of the singletons that code imports. */
export const singletonModules = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'] as const;

const contracts = new URL('../../contracts', import.meta.url).pathname;

/** Installed version of a package, seen from `root`; of zod, from the contracts. */
export function installedVersion(name: string, root: string): string {
  const require = createRequire(`${name === schemas.package ? contracts : root}/package.json`);
  const { version } = require(`${name}/package.json`) as { version: string };
  return version;
}
