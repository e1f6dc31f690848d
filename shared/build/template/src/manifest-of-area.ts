import type { RemoteManifest } from '@porao/contracts';
import { contractVersion } from '@porao/contracts/constants';
import { manifestRoutes } from '@porao/platform/paths';
import { paths } from './common/paths.ts';
import { routes } from './routes.ts';

const path = paths.home;
const { title } = routes.home;

export const manifest: RemoteManifest = {
  name: 'mfe-sample',
  contract: contractVersion,
  emits: [],
  listens: [],
  area: { name: 'sample', basePath: path, label: title, roles: ['sample-role'], home: path },
  routes: manifestRoutes(routes),
  menu: [{ place: 'sample', order: 10, path, label: title, icon: 'dashboard' }],
};
