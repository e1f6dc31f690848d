import type { PageData, PageRemote } from '@porao/contracts';

/** The build writes it: a build of a route table leaves out what pages have of the gateway. */
declare const benchRemotes: readonly PageRemote[];

/** Replaces the shell's reading of the registry: the routes are compiled in. */
export function readPageData(): PageData {
  const text = document.getElementById('porao-page')?.textContent ?? '';
  const { revision, language, shell, config } = JSON.parse(text) as PageData;
  return {
    revision,
    language,
    shell,
    config,
    areas: [],
    remotes: benchRemotes.map((remote) => ({ ...remote, needs: {}, chunks: pathsOf(remote) })),
  };
}

/** For `preload-files.ts`. */
function pathsOf({ manifest }: PageData['remotes'][number]): Record<string, string[]> {
  const paths: Record<string, string[]> = {};
  for (const { path, chunk } of manifest.routes) if (chunk) (paths[chunk] ??= []).push(path);
  return paths;
}
