import type { PageRemote } from '@porao/contracts';
import type { Remote } from '@porao/platform';
import auth from 'mfe-auth';
import ops from 'mfe-ops';
import parent from 'mfe-parent';
import publicRemote from 'mfe-public';
import tutor from 'mfe-tutor';

const remotes: Record<string, Remote> = {
  'mfe-auth': auth,
  'mfe-ops': ops,
  'mfe-parent': parent,
  'mfe-public': publicRemote,
  'mfe-tutor': tutor,
};

/** Replaces the shell's federation: everything is in this build already. */
export function registerAll(): void {}

export async function loadExposed({ name }: PageRemote): Promise<Remote> {
  const remote = remotes[name];
  if (!remote) throw new Error(`The single-page build has no ${name}.`);
  return remote;
}
