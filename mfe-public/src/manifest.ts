import type { RemoteManifest } from '@porao/contracts';
import { contractVersion } from '@porao/contracts/constants';
import { manifestRoutes } from '@porao/platform/paths';
import { menu } from './menu.ts';
import { routes } from './routes.ts';

export const manifest: RemoteManifest = {
  name: 'mfe-public',
  contract: contractVersion,
  emits: ['job.saved@1', 'job.applied@1'],
  listens: ['job.saved@1', 'job.applied@1'],
  routes: manifestRoutes(routes),
  fills: [
    {
      slot: 'tutor.dashboard.cards@1',
      order: 10,
      roles: ['tutor'],
      label: { en: 'New jobs for your searches', bn: 'আপনার সার্চে নতুন টিউশন' },
      props: {},
      chunk: 'saved-searches',
    },
  ],
  menu,
};
