import type { InspectedApp } from '@porao/contracts';
import { routeMatcher } from '@porao/contracts/page';

export interface Owner {
  readonly app: InspectedApp;
  readonly pattern: string;
}

export function ownerFinder(apps: readonly InspectedApp[]): (pathname: string) => Owner | undefined {
  const pages = apps.flatMap((app) => app.paths.map((pattern) => ({ app, pattern })));
  return routeMatcher(pages, ({ pattern }) => pattern);
}

export interface Region {
  readonly element: Element;
  readonly app: InspectedApp;
}

/** Parts of the document: the remote's content, and what the shell has around it. */
export function regionsOf(shell: InspectedApp, owner: Owner | undefined): Region[] {
  const content = document.querySelector('#root #content');
  const frame = document.querySelectorAll('#root :is(header, footer, #area-menu):not(#content *)');
  return [
    ...[...frame].map((element) => ({ element, app: shell })),
    ...(content ? [{ element: content, app: owner?.app ?? shell }] : []),
  ];
}
