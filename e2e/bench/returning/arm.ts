import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type benchProcesses, release } from '../processes.ts';

/** A site from sources of its own, of which single apps are released. */
export interface Arm {
  readonly name: string;
  readonly origin: string;
  /** Is true where visits with a service worker are measured, too. */
  readonly hasWorker: boolean;
  /** Builds and publishes an app, or all of them, and waits until visitors get it. Returns whether a build changed. */
  release(app: string | undefined): Promise<boolean>;
  rollBack(app: string): Promise<void>;
}

/** Until a gateway serves what was made live, in ms. */
const mostWaitMs = 15_000;

/** The apps of these sources as releases. */
export async function remotesArm(
  name: string,
  root: string,
  folder: string,
  { startSite }: Pick<ReturnType<typeof benchProcesses>, 'startSite'>,
  signal: AbortSignal,
): Promise<Arm & { readonly apiUrl: string }> {
  const { api, gateway } = await startSite(name, root);
  const options = { cwd: root, env: { DATA_DIR: join(folder, name) }, signal };
  const siteState = async () => {
    const answer = await fetch(`${gateway.url}/_gateway/revision`);
    return ((await answer.json()) as { site?: string }).site;
  };
  const changeLive = async (args: readonly string[], isNew: (printed: string) => boolean) => {
    const before = await siteState();
    if (!isNew(await release(args, options))) return false;
    for (let waited = 0; (await siteState()) === before; waited += 100) {
      if (waited > mostWaitMs) throw new Error(`The gateway of ${name} does not serve: ${args.join(' ')}`);
      await sleep(100);
    }
    return true;
  };
  return {
    name,
    origin: gateway.url,
    apiUrl: api.url,
    hasWorker: true,
    release: (app) =>
      changeLive(
        ['publish', app ?? '--all', '--build', '--skip-types', '--activate', '--force', '--reason', 'bench'],
        (printed) => / published$/m.test(printed),
      ),
    rollBack: async (app) => void (await changeLive(['rollback', app], () => true)),
  };
}
