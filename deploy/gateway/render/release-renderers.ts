import { areasOf } from '@porao/contracts/page';
import { LRUCache } from 'lru-cache';
import { integrityOf } from '../../registry/content.ts';
import type { Services } from '../services.ts';
import { type LiveApp, pageRemoteOf, type Site } from '../site/site.ts';
import type { PageRequest, RenderSetup } from './render.protocol.ts';
import { createRenderer, type Renderer, type RendererOptions } from './renderer.ts';

/** Pairs of releases at once: those of four remotes, a canary, and those of an activation just now. */
const keptRenderers = 6;

/** Renderers of pairs of a live shell and remote, started on demand; a pair without server code has none. */
export function releaseRenderers<Request extends PageRequest, Page extends object>(
  { driver, config }: Pick<Services, 'driver' | 'config'>,
  kind: RenderSetup['kind'],
  options: Pick<RendererOptions<Page>, 'Page' | 'read'>,
) {
  type Started = Renderer<Request, Page> | null;
  const renderers = new LRUCache<string, Promise<Started>>({
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

  async function start(site: Site, remote: LiveApp): Promise<Started> {
    const [shell, code] = await Promise.all([codeOf(site.shell), codeOf(remote)]);
    if (shell === null || code === null) return null;
    const manifests = site.remotes.flatMap(({ release }) => release.manifest ?? []);
    const { name, manifest } = remote.release;
    const setup: RenderSetup = {
      kind,
      shell,
      remote: code,
      name,
      menu: manifests.flatMap((one) => one.menu),
      areas: areasOf(manifests),
      slots: manifest?.slots,
      fills: pageRemoteOf(remote, site.remotes)?.fills,
      config: config.page,
    };
    return createRenderer<Request, Page>(setup, { ...options, renderMs: config.renderMs });
  }

  return {
    /** Rejects when the code of a release is missing or was changed. */
    of(site: Site, remote: LiveApp): Promise<Started> {
      const key = keyOf(site, remote);
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

/** Everything that a rendered page is made of: the menus come from every live remote. */
const keyOf = ({ shell, remotes }: Site, remote: LiveApp): string =>
  [shell, ...remotes, remote].map(({ release }) => release.id).join(' ');
