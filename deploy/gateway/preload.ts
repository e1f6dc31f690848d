import type { LiveApp } from './site.ts';
import { escapeHtml, nonceMark } from './template.ts';

/** Preload links for scripts and styles of a release, each once. They carry the nonce because the page's
 * policy admits no script address by itself. */
export function fileTags({ release, base }: LiveApp, files: readonly string[]): string[] {
  return [...new Set(files)].flatMap((file) => {
    const kind = file.endsWith('.js') ? 'script' : file.endsWith('.css') ? 'style' : undefined;
    if (kind === undefined) return [];
    const integrity = release.integrity[file];
    // A development server's files have none; preloading is for releases.
    if (integrity === undefined) return [];
    const href = escapeHtml(base + file);
    return `<link rel="preload" as="${kind}" href="${href}" integrity="${integrity}" crossorigin="anonymous" nonce="${nonceMark}">`;
  });
}
