import { createHash } from 'node:crypto';
import type { PageData, PageRemote, SiteRoutes } from '@porao/contracts';
import { routesFile, siteMenus, siteStatesPath } from '@porao/contracts/page';
import { LRUCache } from 'lru-cache';
import { type Encoding, encoded } from '../edge/encoded.ts';
import { isRemote, type LiveApp, pageRemoteOf, type Site, shellOf } from './site.ts';

/** States of the site that open pages may still be made of. */
const keptStates = 50;

/** Files of these as they are sent, in bytes. */
const keptBytes = 16 * 1_048_576;

/** Folder of descriptions, beside those of states. */
const byContent = 'apps';

export type SiteFiles = ReturnType<typeof siteFiles>;

/** Each state of the site has an address, so what a page reads never mixes with what went live after it. */
export function siteFiles() {
  const states = new LRUCache<string, Site>({ max: keptStates });
  const addresses = new WeakMap<Site, string>();
  const described = new WeakMap<Site, Readonly<Record<string, string>>>();
  const texts = new LRUCache<string, string>({
    maxSize: keptBytes,
    sizeCalculation: (text, name) => text.length + name.length,
  });
  const written = new LRUCache<string, Buffer<ArrayBuffer>>({
    maxSize: keptBytes,
    sizeCalculation: (bytes, name) => bytes.length + name.length,
  });

  /** Undefined for a site with a build that has no release id. */
  function addressOf(site: Site): string | undefined {
    const known = addresses.get(site);
    if (known !== undefined) return known;
    if (site.overrides || [site.shell, ...site.remotes].some(isUnpublished)) return undefined;
    const ids = [site.shell, ...site.remotes].map(({ release: { name, id } }) => `${name} ${id}`);
    const parts = [...ids.sort(), ...(site.assetOrigin ? [site.assetOrigin] : [])];
    const key = createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 16);
    states.set(key, site);
    const address = `${siteStatesPath}${key}/`;
    addresses.set(site, address);
    return address;
  }

  /** Addresses of what describes the apps of a site: other releases beside an app do not change its own. */
  function describedBy(site: Site): Readonly<Record<string, string>> {
    const known = described.get(site);
    if (known !== undefined) return known;
    const addresses = [site.shell, ...site.remotes].flatMap(({ release: { name } }) => {
      const value = valueOf(site, `${name}.json`);
      return value === undefined ? [] : [[name, keep(name, JSON.stringify(value))] as const];
    });
    const found = Object.fromEntries(addresses);
    described.set(site, found);
    return found;
  }

  function keep(app: string, text: string): string {
    const file = `${app}.${createHash('sha256').update(text).digest('hex').slice(0, 16)}.json`;
    texts.set(file, text);
    return `${siteStatesPath}${byContent}/${file}`;
  }

  function textOf(key: string, file: string): string | undefined {
    if (key === byContent) return texts.get(file);
    const site = states.get(key);
    if (!site) return undefined;
    const value = file === routesFile ? routesOf(site, describedBy(site)) : valueOf(site, file);
    return value && JSON.stringify(value);
  }

  return {
    addressOf,
    describedBy,
    /** Undefined when the state of `/_gateway/site/<key>/<file>` is gone, and for an app that it has not. */
    read(path: string, current: Site | undefined, encoding: Encoding): Buffer<ArrayBuffer> | undefined {
      // A gateway that started later has only seen the live state.
      if (current && addressOf(current)) describedBy(current);
      const [, , , key = '', file = ''] = path.split('/');
      const name = `${key} ${file} ${encoding ?? ''}`;
      const known = written.get(name);
      if (known !== undefined) return known;
      const text = textOf(key, file);
      if (text === undefined) return undefined;
      const bytes = encoded(text, encoding);
      written.set(name, bytes);
      return bytes;
    },
  };
}

const isUnpublished = ({ release: { integrity } }: Site['shell'] | Site['remotes'][number]) =>
  Object.keys(integrity).length === 0;

function valueOf(site: Site, file: string): PageRemote | PageData['shell'] | undefined {
  if (file === 'shell.json') return shellOf(site);
  const app = site.remotes.find(({ release }) => file === `${release.name}.json`);
  const remote = app && pageRemoteOf(app, site.remotes);
  return remote ? { ...remote, chunks: chunksOf(app) } : undefined;
}

/** Lists what a page can request at once, where the remote's own code would request one after the other. */
function chunksOf({ release }: LiveApp): NonNullable<PageRemote['chunks']> {
  const { entry, initial, chunks, manifest } = release;
  const named = [
    ...['en', 'bn'].map((language) => `locale-${language}`),
    ...[...(manifest?.routes ?? []), ...(manifest?.fills ?? [])].flatMap(({ chunk }) => chunk ?? []),
  ];
  const known = named.flatMap((name): [string, string[]][] => (chunks[name] ? [[name, chunks[name]]] : []));
  return { remote: [entry, ...initial], ...Object.fromEntries(known) };
}

const routesOf = ({ remotes }: Site, described: Readonly<Record<string, string>>): SiteRoutes =>
  remotes.filter(isRemote).flatMap(({ release: { name, manifest }, base }) => {
    if (manifest === null) return [];
    const paths = new Set(manifest.routes.map(({ path }) => path));
    const { routes, menu } = manifest;
    const areas = new Set([...routes.map(({ layout }) => layout), ...menu.map(({ place }) => place)]);
    return [
      {
        name,
        base,
        paths: [...paths],
        areas: [...areas].filter((area) => area !== 'public' && !siteMenus.includes(area)),
        described: described[name],
      },
    ];
  });
