import type { RemoteManifest } from '@porao/contracts';
import { contractVersion } from '@porao/contracts/constants';
import { manifestRoutes } from '@porao/platform/paths';
import { paths } from './common/paths.ts';
import { cardsSlot } from './common/slots.ts';
import { menu } from './menu.ts';
import { routes } from './routes.ts';

export const manifest: RemoteManifest = {
  name: 'mfe-tutor',
  contract: contractVersion,
  emits: ['job.saved@1', 'profile.changed@1'],
  listens: ['job.applied@1', 'job.saved@1', 'profile.changed@1'],
  area: {
    name: 'tutor',
    basePath: paths.area,
    label: { en: 'Tutor', bn: 'টিউটর' },
    roles: ['tutor'],
    home: paths.dashboard,
    join: 'POST /api/create-tutor-profile-from-parent',
  },
  routes: manifestRoutes(routes),
  slots: [{ name: cardsSlot, page: paths.dashboard, props: {}, most: 4, height: 17 }],
  fills: [
    {
      slot: 'ops.tutor.tabs@1',
      order: 10,
      roles: ['operator'],
      label: { en: 'As families see it', bn: 'পরিবার যা দেখে' },
      props: { userId: 'number' },
      chunk: 'for-families',
    },
  ],
  menu,
};
