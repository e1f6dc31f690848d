import type { PageRemote } from '@porao/contracts';

const asked = new Set<string>();

/** Has the browser fetch scripts and styles of a release that will be used in a moment. */
export function preloadFiles({ base, integrity }: PageRemote, files: readonly string[]): void {
  for (const file of files) {
    const href = base + file;
    const hash = integrity[file];
    if (hash === undefined || asked.has(href)) continue;
    asked.add(href);
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = file.endsWith('.css') ? 'style' : 'script';
    link.integrity = hash;
    link.crossOrigin = 'anonymous';
    link.href = href;
    document.head.append(link);
  }
}
