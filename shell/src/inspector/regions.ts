import type { InspectedApp } from '@porao/contracts';
import { regionAttribute, routeMatcher, slotAttribute } from '@porao/contracts/page';

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
  /** Name of the slot that it fills. */
  readonly slot?: string;
}

/** Parts of the document: the remote's content with those of others in its slots, and what the shell has around it. */
export function regionsOf(apps: readonly InspectedApp[], owner: Owner | undefined): Region[] {
  const [shell] = apps;
  if (!shell) return [];
  const content = document.querySelector('#root #content');
  const frame = document.querySelectorAll('#root :is(header, footer, #area-menu):not(#content *)');
  return [
    ...[...frame].map((element) => ({ element, app: shell })),
    ...(content ? [{ element: content, app: owner?.app ?? shell }] : []),
    ...[...document.querySelectorAll(`#root #content [${slotAttribute}]`)].flatMap((element) => {
      const app = apps.find(({ name }) => name === element.getAttribute(regionAttribute));
      return app ? [{ element, app, slot: element.getAttribute(slotAttribute) ?? '' }] : [];
    }),
  ];
}
