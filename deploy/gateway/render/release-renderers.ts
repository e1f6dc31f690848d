import { createHash } from 'node:crypto';
import { areasOf } from '@porao/contracts/page';
import { LRUCache } from 'lru-cache';
import { integrityOf } from '../../registry/content.ts';
import type { RegistryDriver } from '../../registry/index.ts';
import type { GatewayConfig } from '../config.ts';
import type { LiveApp, Site } from '../site/site.ts';
import type { RenderSetup } from './render.protocol.ts';

/** Pairs of releases at once: the stable one, a canary, and those of an activation just now. */
const keptRenderers = 4;

/** The renderers of pairs of a live shell and a live remote, each started when it is first asked for. `create` starts
 * one; a pair without code for the server has none. */
export function releaseRenderers<Renderer extends { readonly stop: () => void }>(
  driver: RegistryDriver,
  { page }: Pick<GatewayConfig, 'page'>,
  create: (setup: Omit<RenderSetup, 'kind'>) => Renderer,
) {
  const renderers = new LRUCache<string, Promise<Renderer | null>>({
    max: keptRenderers,
    dispose(old, _key, reason) {
      if (reason === 'evict') void old.then((renderer) => renderer?.stop());
    },
  });

  async function codeOf({ release }: LiveApp): Promise<string | null> {
    if (release.server === null) return null;
    const file = await driver.getFile(release.name, release.id, release.server);
    if (file === null || integrityOf(file) !== release.integrity[release.server])
      throw new Error(`${release.server} of ${release.name} ${release.id} is missing or was changed.`);
    return Buffer.from(file).toString();
  }

  async function start(site: Site, remote: LiveApp): Promise<Renderer | null> {
    const [shell, code] = await Promise.all([codeOf(site.shell), codeOf(remote)]);
    if (shell === null || code === null) return null;
    const manifests = site.remotes.flatMap(({ release }) => release.manifest ?? []);
    const menu = manifests.flatMap((manifest) => manifest.menu);
    const { name } = remote.release;
    return create({ shell, remote: code, name, menu, areas: areasOf(manifests), config: page });
  }

  return {
    /** Rejects when the code of a release is missing or was changed. */
    of(site: Site, remote: LiveApp): Promise<Renderer | null> {
      const key = pairKey(site, remote);
      const known = renderers.get(key);
      if (known) return known;
      const renderer = start(site, remote);
      renderers.set(key, renderer);
      renderer.catch(() => renderers.delete(key));
      return renderer;
    },
    stop: (): void => {
      for (const renderer of renderers.values())
        void renderer.then(
          (started) => started?.stop(),
          () => undefined,
        );
      renderers.clear();
    },
  };
}

const siteKeys = new WeakMap<Site, string>();

/** Everything that a rendered page is made of: the menus come from every live remote. */
export function pairKey(site: Site, remote: LiveApp): string {
  const { shell, remotes } = site;
  const all = siteKeys.get(site) ?? digest([shell, ...remotes].map(({ release }) => release.id).join('/'));
  siteKeys.set(site, all);
  return `${all} ${remote.release.name} ${remote.release.id}`;
}

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');
