import type { RemoteManifest } from '@porao/contracts';
import { contractVersion } from '@porao/contracts/constants';
import { manifestRoutes } from '@porao/platform/paths';
import { paths } from './common/paths.ts';
import { routes } from './routes.ts';

export const manifest: RemoteManifest = {
  name: 'mfe-sample',
  contract: contractVersion,
  emits: [],
  listens: [],
  routes: manifestRoutes(routes),
  menu: [{ place: 'main', order: 90, path: paths.home, label: routes.home.title, icon: 'star' }],
};
