import type { PageData } from '@porao/contracts';
import { remotes } from '../remotes.ts';

/** Replaces the shell's reading of the registry: the routes are compiled in. */
export function readPageData(): PageData {
  const text = document.getElementById('porao-page')?.textContent ?? '';
  const { revision, shell, config } = JSON.parse(text) as PageData;
  return { revision, shell, config, remotes };
}
