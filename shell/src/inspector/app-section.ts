import type { InspectedApp } from '@porao/contracts';
import { formatRelative } from '@porao/i18n';
import { element } from './element.ts';
import type { Phase } from './phases.ts';
import { t } from './text.ts';

export interface AppFacts {
  readonly phases: readonly Phase[];
  /** Pattern of the page, of the app that it belongs to. */
  readonly pattern: string | undefined;
  readonly versions: Readonly<Record<string, string>>;
}

/** One app of the page. What can be opened and closed is made once, so that updates keep it as it is. */
export function appSection(app: InspectedApp) {
  const facts = element('div');
  const names = namesTaken(app);
  const section = element('details', { open: app.name !== 'shell' }, [
    element('summary', {}, [
      element('strong', {}, [app.name]),
      ' ',
      element('code', {}, [app.release]),
      ` ${t(`why.${app.why}`)}`,
    ]),
    facts,
    ...(names ? [names] : []),
  ]);
  let shown = '';
  return {
    section,
    update: (now: AppFacts): void => {
      const state = JSON.stringify(now);
      if (state === shown) return;
      shown = state;
      facts.replaceChildren(...factsOf(app, now));
    },
  };
}

function factsOf(app: InspectedApp, { phases, pattern, versions }: AppFacts): HTMLElement[] {
  const { published_at: published } = app;
  const age = published === undefined ? t('unpublished') : t('published', { age: formatRelative(published) });
  const taken = Object.entries(app.singletons).map(([name, built]) =>
    element('li', {}, [t('version', { name, version: versions[name] ?? '–', built })]),
  );
  return [
    element('p', {}, [age]),
    ...(pattern === undefined ? [] : [element('p', {}, [t('pattern', { pattern })])]),
    ...linesOf('slots', app.slots),
    ...linesOf('fills', app.fills),
    ...(phases.length > 0 ? [timesOf(app, phases)] : []),
    ...(taken.length > 0 ? [element('p', {}, [t('versions')]), element('ul', {}, taken)] : []),
  ];
}

const linesOf = (key: 'slots' | 'fills', names: readonly string[] = []): HTMLElement[] =>
  names.length > 0 ? [element('p', {}, [t(key, { names: names.join(', ') })])] : [];

function timesOf({ name }: InspectedApp, phases: readonly Phase[]): HTMLTableElement {
  const header = (text: string, scope: string) => element('th', { scope }, [text]);
  const ms = (value: number) => element('td', {}, [t('ms', { count: Math.round(value) })]);
  return element('table', {}, [
    element('caption', {}, [t('times', { app: name })]),
    element('thead', {}, [
      element('tr', {}, [
        header(t('times.phase'), 'col'),
        header(t('times.from'), 'col'),
        header(t('times.takes'), 'col'),
      ]),
    ]),
    element(
      'tbody',
      {},
      phases.map((phase) =>
        element('tr', {}, [
          header(t(`phase.${phase.name}`), 'row'),
          ms(phase.from),
          ms(phase.to - phase.from),
        ]),
      ),
    ),
  ]);
}

function namesTaken({ uses }: InspectedApp): HTMLElement | undefined {
  const packages = Object.entries(uses);
  const count = packages.reduce((sum, [, names]) => sum + names.length, 0);
  if (count === 0) return undefined;
  return element('details', {}, [
    element('summary', {}, [t('names', { count })]),
    element(
      'ul',
      {},
      packages.map(([name, names]) => element('li', {}, [`${name}: ${names.join(', ')}`])),
    ),
  ]);
}
