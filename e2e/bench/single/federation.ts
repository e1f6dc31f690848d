import type { PageRemote } from '@porao/contracts';
import type { Remote } from '@porao/platform';
import { remoteCode } from './remote-code.ts';

/** Replaces the shell's federation: everything is in this build already. */
export async function loadExposed({ name }: PageRemote): Promise<Remote> {
  const remote = remoteCode[name];
  if (!remote) throw new Error(`The single-page build has no ${name}.`);
  return remote;
}

/** No release is replaced. */
export const forgetOthers = (): void => undefined;
