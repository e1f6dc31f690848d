import type { LiveApp } from './site.ts';
import { escapeHtml, nonceMark } from './template.ts';

const kinds: Record<string, string> = { '.js': 'script', '.css': 'style', '.woff2': 'font' };

/** Preload links for scripts, styles and fonts of a release, each once. They carry the nonce because the page's
 * policy admits no script address by itself. Later ones yield to all others. */
export function fileTags({ release, base }: LiveApp, files: readonly string[], later = false): string[] {
  const priority = later ? ' fetchpriority="low"' : '';
  return [...new Set(files)].flatMap((file) => {
    const kind = kinds[file.slice(file.lastIndexOf('.'))];
    if (kind === undefined) return [];
    if (kind === 'font')
      return `<link rel="preload" as="font" type="font/woff2" href="${escapeHtml(base + file)}" crossorigin="anonymous">`;
    const integrity = release.integrity[file];
    // A development server's files have none; preloading is for releases.
    if (integrity === undefined) return [];
    const href = escapeHtml(base + file);
    return `<link rel="preload" as="${kind}"${priority} href="${href}" integrity="${integrity}" crossorigin="anonymous" nonce="${nonceMark}">`;
  });
}
