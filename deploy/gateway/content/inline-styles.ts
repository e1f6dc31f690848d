import type { RegistryDriver } from '../../registry/index.ts';
import { escapeHtml } from '../template.ts';
import { boundedMap } from './bounded-map.ts';

const keptFiles = 200;
const link = /<link\b[^>]* href="(\/releases\/([\w-]+)\/(\w+)\/([^"]+\.css))"[^>]*>/g;

/** Puts the styles that a page's content needs into the page: nothing else is fetched before it is seen. As stylesheets
 * of their own they would also hold back the shell's scripts while a remote's files do not come. */
export function styleInliner(driver: RegistryDriver) {
  const kept = boundedMap<string, Promise<string | null>>(keptFiles);

  function read(href: string, app: string, release: string, file: string): Promise<string | null> {
    const known = kept.get(href);
    if (known) return known;
    const found = driver
      .getFile(app, release, file)
      .then((content) => content && inlineable(Buffer.from(content).toString(), href));
    kept.set(href, found);
    found.catch(() => kept.delete(href));
    return found;
  }

  return async (html: string, nonce: string): Promise<string> => {
    const styles = new Map<string, string>();
    const links = [...html.matchAll(link)];
    const isSheet = (tag: string) => /\srel="?stylesheet\b/.test(tag);
    for (const [tag, href = '', app = '', release = '', file = ''] of links) {
      const style = await read(href, app, release, file);
      if (style === null) continue;
      const hasSheet = links.some(([other, to]) => to === href && isSheet(other));
      // The bundler takes an element with a chunk's name for the chunk's stylesheet.
      if (!hasSheet)
        styles.set(tag, `<style nonce="${nonce}" data-href="${escapeHtml(file)}">${style}</style>`);
      else styles.set(tag, isSheet(tag) ? `<style nonce="${nonce}">${style}</style>` : '');
    }
    return html.replace(link, (tag) => styles.get(tag) ?? tag);
  };
}

/** Null for what cannot stand in a page. Addresses are relative to the file. */
const inlineable = (style: string, href: string): string | null =>
  /@import|<\//i.test(style)
    ? null
    : style.replace(
        /url\((["']?)(?!["']|[a-z]+:|\/|#)([^"')]+)\1\)/gi,
        (_, quote: string, file: string) =>
          `url(${quote}${new URL(file, `http://x${href}`).pathname}${quote})`,
      );
