import { Release } from '@porao/contracts';
import { liveReleasesPath, slotMark, templateSlots } from '@porao/contracts/page';
import { messageOf } from '@porao/server';
import { z } from 'zod';
import type { RegistryDriver } from '../../registry/index.ts';
import { parseJson } from '../../registry/parse-json.ts';

const LiveReleases = z.object({ revision: z.int(), releases: z.record(z.string(), z.string()) });

const timeoutMs = 10_000;

/** Reads another site: enough to render its pages with a shell of this machine. */
export function describedSite(url: string): RegistryDriver {
  async function get(path: string): Promise<Uint8Array | null> {
    const signal = AbortSignal.timeout(timeoutMs);
    const answer = await fetch(new URL(path, url), { signal }).catch((error: Error) => {
      throw new Error(`${url} does not answer: ${messageOf(error.cause ?? error)}`);
    });
    if (answer.status === 404) return null;
    if (!answer.ok) throw new Error(`${answer.url} answers ${answer.status}.`);
    return answer.bytes();
  }

  async function live() {
    const found = parseJson(LiveReleases, (await get(liveReleasesPath)) ?? Buffer.of());
    if (!found) throw new Error(`${url} is no site of Porao: ${liveReleasesPath} is not there.`);
    return found;
  }

  /** Code for the server and the shell's page are not public; pages have that of the shell in development. */
  async function getFile(app: string, id: string, path: string): Promise<Uint8Array | null> {
    if (/\.(br|gz)$/.test(path)) return null;
    if (path.endsWith('.html')) return Buffer.from(templateSlots.map(slotMark).join(''));
    const file = await get(`/releases/${app}/${id}/${path}`);
    const release = path === 'release.json' && file && parseJson(Release, file);
    return release ? Buffer.from(JSON.stringify({ ...release, server: null })) : file;
  }

  return {
    stamp: async () => JSON.stringify(await live()),
    async read() {
      const { revision, releases } = await live();
      const apps = Object.entries(releases).map(([app, active]) => [
        app,
        { active, previous: null, rollout: null, releases: [active] },
      ]);
      return { registry: { revision, apps: Object.fromEntries(apps) }, version: JSON.stringify(releases) };
    },
    getFile,
    listFiles: async () => [],
    readAudit: async () => [],
    issues: async () => [],
    write: refuse,
    putRelease: refuse,
    putSignature: refuse,
    removeRelease: refuse,
    appendAudit: refuse,
  };
}

const refuse = () => Promise.reject(new Error('Another site is only read.'));
