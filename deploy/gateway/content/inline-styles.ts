import type { RegistryDriver } from '../../registry/index.ts';
import { escapeHtml } from '../template.ts';
import { boundedMap } from './bounded-map.ts';

const keptFiles = 200;
const preload = /<link rel="preload" as="style" href="\/releases\/([\w-]+)\/(\w+)\/([^"]+)"[^>]*>/g;

/** Puts the styles that a page's content needs into the page. As stylesheets of their own they would hold back the
 * shell's scripts while a remote's files do not come. The bundler takes an element with a chunk's name for its file. */
export function styleInliner(driver: RegistryDriver) {
  const kept = boundedMap<string, Promise<string | null>>(keptFiles);

  function read(app: string, release: string, file: string): Promise<string | null> {
    const key = `${app}/${release}/${file}`;
    const known = kept.get(key);
    if (known) return known;
    const found = driver
      .getFile(app, release, file)
      .then((content) => content && inlineable(Buffer.from(content).toString()));
    kept.set(key, found);
    found.catch(() => kept.delete(key));
    return found;
  }

  return async (html: string, nonce: string): Promise<string> => {
    const styles = new Map<string, string>();
    for (const [tag, app = '', release = '', file = ''] of html.matchAll(preload)) {
      const style = await read(app, release, file);
      if (style !== null)
        styles.set(tag, `<style nonce="${nonce}" data-href="${escapeHtml(file)}">${style}</style>`);
    }
    return html.replace(preload, (tag) => styles.get(tag) ?? tag);
  };
}

/** Null for what cannot stand in a page: addresses in it are relative to its file. */
const inlineable = (style: string): string | null => (/url\(|@import|<\//i.test(style) ? null : style);
