import type { RemoteManifest } from '@porao/contracts';
import { contractVersion } from '@porao/contracts/constants';

export const manifest: RemoteManifest = {
  name: 'mfe-auth',
  contract: contractVersion,
  emits: [],
  listens: [],
  routes: [
    {
      path: '/auth/signin',
      layout: 'public',
      access: 'guest',
      title: { en: 'Sign in', bn: 'সাইন ইন' },
      chunk: 'sign-in',
    },
  ],
  menu: [],
};
