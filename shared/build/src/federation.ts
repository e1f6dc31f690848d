import type { moduleFederationPlugin } from '@module-federation/enhanced';
import { installedVersion, schemas, sharedPackages, singletonModules, singletonPackages } from './shared.ts';

type ModuleFederationOptions = moduleFederationPlugin.ModuleFederationPluginOptions;

/** Global under which a remote's entry registers itself: a JavaScript identifier. */
export const globalName = (app: string): string => `porao_${app.replaceAll('-', '_')}`;

/** Name of the chunk that holds a remote's exposed module. */
export const exposedChunk = 'remote';

type Shared = Record<string, Record<string, unknown>>;

/** The shell and the remotes have these in common (docs/adr/0002). */
const common = {
  shareStrategy: 'loaded-first',
  dts: false,
  manifest: false,
  dev: false,
} satisfies ModuleFederationOptions;

function sharedEntries(
  root: string,
  of: (module: string, version: string) => Record<string, unknown>,
): Shared {
  const modules = [...singletonModules, ...sharedPackages.core, ...sharedPackages.onDemand, schemas.package];
  return Object.fromEntries(
    modules.map((module) => {
      const thirdParty = singletonPackages.find((name) => module === name || module.startsWith(`${name}/`));
      const version = thirdParty ? installedVersion(thirdParty, root) : '1.0.0';
      return [module, { singleton: true, ...of(module, version) }];
    }),
  );
}

/** The shell provides everything shared; what every page needs is in its first script. */
export function shellFederation(root: string): ModuleFederationOptions {
  const onDemand: readonly string[] = [...sharedPackages.onDemand, schemas.package];
  return {
    ...common,
    name: globalName('shell'),
    shared: sharedEntries(root, (module, version) => ({
      version,
      eager: !onDemand.includes(module),
      // It consumes what it provides; version checks took a tenth of its start.
      requiredVersion: false,
      ...(module === schemas.package && { import: schemas.provided }),
    })),
    experiments: { provideExternalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
  };
}

/** A remote exposes one module and contains no shared package. */
export function remoteFederation(name: string, root: string, filename: string): ModuleFederationOptions {
  return {
    ...common,
    name: globalName(name),
    filename,
    exposes: { './remote': { import: './src/remote.tsx', name: exposedChunk } },
    // Versions are checked once, at activation, and not in every page.
    shared: sharedEntries(root, () => ({ import: false, requiredVersion: false })),
    experiments: {
      externalRuntime: true,
      asyncStartup: true,
      optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
    },
  };
}
