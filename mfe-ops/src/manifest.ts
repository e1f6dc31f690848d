import type { RemoteManifest } from '@porao/contracts';
import { contractVersion } from '@porao/contracts/constants';
import { manifestRoutes } from '@porao/platform/paths';
import { paths } from './common/paths.ts';
import { personTabs, tutorTabs } from './common/slots.ts';
import { menu } from './menu.ts';
import { routes } from './routes.ts';

export const manifest: RemoteManifest = {
  name: 'mfe-ops',
  contract: contractVersion,
  emits: [],
  listens: [],
  area: {
    name: 'ops',
    basePath: paths.area,
    label: { en: 'Operations', bn: 'পরিচালনা' },
    roles: ['operator'],
    home: paths.today,
  },
  routes: manifestRoutes(routes),
  slots: [personTabs, tutorTabs].map((name) => ({
    name,
    page: routes.person.path,
    props: { userId: 'number' },
    most: 6,
    height: 28,
  })),
  menu,
};
