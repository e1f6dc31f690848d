import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { PageRemote } from '@porao/contracts';
import type { Remote } from '@porao/platform';

/** Replaces the shell's federation: the runtime reads each remote's own manifest. */
export function registerAll(remotes: readonly PageRemote[]): void {
  registerRemotes(
    remotes.map(({ name, global, base, entry }) => ({ name: global, alias: name, entry: base + entry })),
  );
}

export async function loadExposed({ name }: PageRemote): Promise<Remote> {
  const module = await loadRemote<{ default: Remote }>(`${name}/remote`);
  if (!module) throw new Error(`${name} exposes no module "remote".`);
  return module.default;
}
