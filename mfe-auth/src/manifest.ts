import type { RemoteManifest } from '@porao/contracts';
import { contractVersion } from '@porao/contracts/constants';
import { manifestRoutes } from '@porao/platform/paths';
import { menu } from './menu.ts';
import { routes } from './routes.ts';

export const manifest: RemoteManifest = {
  name: 'mfe-auth',
  contract: contractVersion,
  emits: ['profile.changed@1'],
  listens: [],
  routes: manifestRoutes(routes),
  menu,
};
