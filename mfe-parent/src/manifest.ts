import type { RemoteManifest } from '@porao/contracts';
import { contractVersion } from '@porao/contracts/constants';
import { manifestRoutes } from '@porao/platform/paths';
import { paths } from './common/paths.ts';
import { menu } from './menu.ts';
import { routes } from './routes.ts';

export const manifest: RemoteManifest = {
  name: 'mfe-parent',
  contract: contractVersion,
  emits: ['profile.changed@1'],
  listens: ['profile.changed@1'],
  area: {
    name: 'parent',
    basePath: paths.area,
    label: { en: 'Guardian', bn: 'অভিভাবক' },
    roles: ['parent'],
    home: paths.home,
    join: 'POST /api/create-parent-profile-from-tutor',
  },
  routes: manifestRoutes(routes),
  menu,
};
