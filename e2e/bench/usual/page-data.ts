import type { PageData } from '@porao/contracts';

let registry: PageData;

export async function fetchRegistry(): Promise<void> {
  const answer = await fetch('/registry.json');
  registry = (await answer.json()) as PageData;
}

/** Replaces the shell's reading of the page: what the first script fetched. */
export const readPageData = (): PageData => registry;
