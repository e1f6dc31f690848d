import { expect, it } from 'vitest';
import { blame, type Failure } from './blame.ts';

const id = '0123456789ab';
const named = (apps: string) =>
  apps
    .split(' ')
    .filter(Boolean)
    .map((app) => `${app}/${id}`);

const minute = 60_000;
const now = 1_000_000 * minute;

interface Planted {
  readonly fault: string;
  readonly guilty: string;
  readonly region?: string;
  /** Apps in the stack, innermost first. */
  readonly stack: string;
  /** Apps in the order in which they came. */
  readonly came: string;
  /** Since how many minutes each is live; others for longer than the log tells. */
  readonly live?: Readonly<Record<string, number>>;
  /** Errors like it began so many minutes ago. */
  readonly began?: number;
  readonly kind?: Failure['kind'];
}

const planted: readonly Planted[] = [
  {
    fault: 'an overridden Array.prototype.map that throws',
    guilty: 'mfe-fault',
    region: 'mfe-public',
    stack: 'mfe-fault mfe-public shell',
    came: 'mfe-fault mfe-public',
    live: { 'mfe-fault': 2, 'mfe-public': 5_000 },
  },
  {
    fault: 'an overridden Array.prototype.map that answers nothing',
    guilty: 'mfe-fault',
    region: 'mfe-public',
    stack: 'mfe-public shell',
    came: 'mfe-fault mfe-public',
    live: { 'mfe-fault': 2, 'mfe-public': 5_000 },
  },
  {
    fault: 'an overridden map that throws on a rare value, months after it went live',
    guilty: 'mfe-fault',
    region: 'mfe-public',
    stack: 'mfe-fault mfe-public shell',
    came: 'mfe-fault mfe-public',
    live: { shell: 20 },
  },
  {
    fault: 'an overridden map that answers nothing, for which the shell calls it',
    guilty: 'mfe-fault',
    region: 'shell',
    stack: 'shell',
    came: 'mfe-public mfe-fault',
    live: { 'mfe-fault': 12 },
  },
  {
    fault: 'a patched fetch that rejects',
    guilty: 'mfe-fault',
    stack: 'mfe-fault shell mfe-tutor',
    came: 'mfe-tutor mfe-fault',
    live: { 'mfe-fault': 30 },
  },
  {
    fault: 'a patched fetch that answers in another form',
    guilty: 'mfe-fault',
    region: 'mfe-tutor',
    stack: 'mfe-tutor shell',
    came: 'mfe-tutor mfe-fault',
    live: { 'mfe-fault': 9 },
  },
  {
    fault: 'setQueryData over the keys of another app',
    guilty: 'mfe-fault',
    region: 'mfe-parent',
    stack: 'mfe-parent shell',
    came: 'mfe-parent mfe-auth mfe-fault',
    live: { 'mfe-fault': 4, 'mfe-auth': 300 },
  },
  {
    fault: 'an emptied body, of which React says that a node is no child',
    guilty: 'mfe-fault',
    region: 'mfe-public',
    stack: 'shell',
    came: 'mfe-public mfe-fault',
    live: { 'mfe-fault': 1 },
  },
  {
    fault: 'a throw in a component',
    guilty: 'mfe-fault',
    region: 'mfe-fault',
    stack: 'mfe-fault shell',
    came: 'mfe-public mfe-fault',
    live: { 'mfe-fault': 3, 'mfe-public': 2 },
  },
  {
    fault: 'an effect that sets state without an end, which React ends',
    guilty: 'mfe-fault',
    region: 'mfe-fault',
    stack: 'shell mfe-fault shell',
    came: 'mfe-public mfe-fault',
    live: { 'mfe-fault': 3 },
  },
  {
    fault: 'a throw in a timer that goes on after its page was left',
    guilty: 'mfe-fault',
    stack: 'mfe-fault',
    came: 'mfe-fault mfe-public',
  },
  {
    fault: 'something thrown that is no error, by a page',
    guilty: 'mfe-fault',
    region: 'mfe-fault',
    stack: '',
    came: 'mfe-fault',
    live: { 'mfe-fault': 700 },
  },
  {
    fault: 'a file of a remote that does not come, while another one was just shipped',
    guilty: 'mfe-tutor',
    kind: 'load-error',
    region: 'mfe-tutor',
    stack: 'shell',
    came: 'mfe-fault',
    live: { 'mfe-fault': 2 },
  },
  {
    fault: 'a shell whose part breaks all pages that use it',
    guilty: 'shell',
    region: 'mfe-public',
    stack: 'shell mfe-public shell',
    came: 'mfe-public',
    live: { shell: 5, 'mfe-public': 4_000 },
  },
  {
    fault: 'a shell that breaks a page where a remote of this morning is, too',
    guilty: 'shell',
    region: 'mfe-public',
    stack: 'mfe-public shell',
    came: 'mfe-auth mfe-public',
    live: { shell: 5, 'mfe-auth': 240 },
  },
  {
    fault: 'a remote of long ago that meets a value for the first time',
    guilty: 'mfe-public',
    region: 'mfe-public',
    stack: 'mfe-public shell',
    came: 'mfe-auth mfe-public',
    live: { 'mfe-auth': 600, 'mfe-public': 9_000 },
  },
  {
    fault: 'an old error that goes on after another remote was shipped',
    guilty: 'mfe-public',
    region: 'mfe-public',
    stack: 'mfe-public shell',
    came: 'mfe-public mfe-tutor',
    live: { 'mfe-tutor': 3, 'mfe-public': 9_000 },
    began: 45,
  },
  {
    fault: 'a new page that calls a harmless patch of an old remote with nothing',
    guilty: 'mfe-fault',
    region: 'mfe-fault',
    stack: 'mfe-auth mfe-fault shell',
    came: 'mfe-auth mfe-fault',
    live: { 'mfe-fault': 6 },
  },
  // In the two last ones nothing that the page knows tells who it was.
  {
    fault: 'an overridden map that answers nothing on a rare value, months after it went live',
    guilty: 'mfe-fault',
    region: 'mfe-public',
    stack: 'mfe-public shell',
    came: 'mfe-fault mfe-public',
  },
  {
    fault: 'a value that an old page meets minutes after another remote was shipped',
    guilty: 'mfe-public',
    region: 'mfe-public',
    stack: 'mfe-public shell',
    came: 'mfe-tutor mfe-public',
    live: { 'mfe-tutor': 5 },
  },
];

function blamed({ kind = 'script-error', region, stack, came, live = {}, began = 0 }: Planted) {
  const times = Object.entries(live).map(([app, ago]) => [`${app}/${id}`, [now - ago * minute]] as const);
  const failure: Failure = {
    kind,
    region: region && `${region}/${id}`,
    thrown: named(stack),
    arrived: named(came),
    began: now - began * minute,
  };
  return blame(failure, new Map(times));
}

it('OPS-399 names the one who did it in 18 of 20 planted cases at least, and says which it does not know', () => {
  expect(planted).toHaveLength(20);
  const wrong = planted.filter((one) => blamed(one) !== `${one.guilty}/${id}`);
  expect(wrong.map(({ fault }) => fault)).toEqual(planted.slice(18).map(({ fault }) => fault));
});

it('OPS-399 names the newcomer on a site that was just started, and the page itself where both are new', () => {
  const fresh = { 'mfe-public': 5, 'mfe-auth': 5, shell: 5 };
  const silent = { guilty: 'mfe-fault', region: 'mfe-public', stack: 'mfe-public shell' };
  const came = 'mfe-auth mfe-fault mfe-public';
  const of = (more: Partial<Planted>) => blamed({ fault: '', came, live: fresh, ...silent, ...more });
  expect(of({ live: { ...fresh, 'mfe-fault': 0.5 } })).toBe(`mfe-fault/${id}`);
  expect(of({})).toBe(`mfe-public/${id}`);
  expect(of({ live: { ...fresh, 'mfe-fault': 0.5, 'mfe-public': 1 } })).toBe(`mfe-public/${id}`);
  expect(of({ live: { ...fresh, 'mfe-fault': 0.5 }, stack: 'mfe-fault mfe-public shell' })).toBe(
    `mfe-fault/${id}`,
  );
  const inStack = {
    stack: 'mfe-fault mfe-public shell',
    live: { ...fresh, 'mfe-fault': 3, 'mfe-auth': 0.5 },
  };
  expect(of(inStack)).toBe(`mfe-fault/${id}`);
});

it('OPS-399 blames nobody where nothing names a release', () => {
  expect(
    blame({ kind: 'script-error', region: undefined, thrown: [], arrived: [], began: now }, new Map()),
  ).toBeUndefined();
});
