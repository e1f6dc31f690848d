import { type Markup, markup } from '../markup.ts';
import type { ErrorRun } from '../rollout/error-runs.ts';

/** The page says of at most so many runs with which release they began. */
const shownRuns = 8;

type Runs = readonly ErrorRun[];

/** Shows the errors that go on: with which release they began, which one is nearest to the throw and which came last. */
export const errorSection = (runs: Runs): Markup | false =>
  runs.length > 0 &&
  markup`<section class="card"><h2>Errors that go on</h2>${runs.slice(0, shownRuns).map(runLine)}${runs.length > shownRuns && markup`<p class="note">and ${runs.length - shownRuns} more</p>`}</section>`;

function runLine({ seenIn, message, began, times, nearest, came, blamed }: ErrorRun): Markup {
  const arrivals = came.map((name, at) => markup`${at > 0 && ', '}${release(name)}`);
  const more = [
    nearest && markup` Nearest to the throw: ${release(nearest)}.`,
    came.length > 0 && markup` Came to the page, the last one first: ${arrivals}.`,
  ];
  return markup`<p class="words"><span class="bad">${times}</span> in ${release(seenIn)}, began with ${release(blamed)}, ${ago(began)}.${more} <span class="note">${message}</span></p>`;
}

/** Says beside a release with which one its errors began, and in which pages errors began with it. */
export function beganWith(runs: Runs, id: string): Markup {
  const [other] = runs.filter(({ seenIn, blamed }) => seenIn === id && blamed !== id);
  const own = runs.filter(({ seenIn, blamed }) => blamed === id && seenIn !== id);
  const times = own.reduce((sum, run) => sum + run.times, 0);
  const pages = [...new Set(own.map(({ seenIn }) => seenIn.split('/')[0]))].join(', ');
  return markup`${other && markup` <span class="note">began with ${release(other.blamed)}, ${ago(other.began)}</span>`}${times > 0 && markup` <span class="bad">${times} ${times === 1 ? 'error' : 'errors'} in ${pages}</span>`}`;
}

/** All errors of the app's live release that go on began with another one: to roll it back would not help. */
export function isSpared(runs: Runs, app: string, active: string | null): boolean {
  const seen = runs.filter(({ seenIn }) => seenIn === `${app}/${active}`);
  return seen.length > 0 && seen.every(({ blamed, seenIn }) => blamed !== seenIn);
}

function release(name: string): Markup {
  const [app = '', id] = name.split('/');
  return markup`<a href="#${app}">${app} <code>${id}</code></a>`;
}

function ago(time: number): string {
  const minutes = Math.floor((Date.now() - time) / 60_000);
  if (minutes < 1) return 'less than a minute ago';
  if (minutes < 120) return `${minutes} ${minutes === 1 ? 'minute' : 'minutes'} ago`;
  return `${Math.floor(minutes / 60)} hours ago`;
}
