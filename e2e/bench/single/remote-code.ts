import type { Remote } from '@porao/platform';
import auth from 'mfe-auth';
import ops from 'mfe-ops';
import parent from 'mfe-parent';
import publicRemote from 'mfe-public';
import tutor from 'mfe-tutor';

/** Compiled in. */
export const remoteCode: Readonly<Record<string, Remote>> = {
  'mfe-auth': auth,
  'mfe-ops': ops,
  'mfe-parent': parent,
  'mfe-public': publicRemote,
  'mfe-tutor': tutor,
};
