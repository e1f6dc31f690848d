import { requireReleasable } from '../local/apps.ts';
import {
  activate,
  endCanary,
  promote,
  retire,
  rollback,
  rollbackTogether,
  startCanary,
  typed,
} from '../registry/index.ts';
import { changeRegistry } from '../registry/registry.change.ts';
import { stepText } from '../registry/rollback.ts';
import { type Command, failWith, sayLive, wholeNumber } from './command.ts';
import { picksOf, withSmoke } from './gated.ts';

export const activateCommand: Command = async ({ driver, names, intent, options }) => {
  if (names.length === 0 || names.length % 2 !== 0) failWith('activate takes pairs of app and release id.');
  const done = await activate(driver, picksOf(names), await withSmoke(driver, intent(), options));
  sayLive(done);
  if (done.length === 0) console.log('Already live.');
};

/** Without a browser: the release was live before, and a rollback must be fast. */
export const rollbackCommand: Command = async ({ driver, names, intent, options }) => {
  if (names.length === 0 || names.length > 2) failWith('rollback takes an app and perhaps a release id.');
  const app = requireReleasable(names[0]);
  if (options.with) {
    const steps = await rollbackTogether(driver, app, names[1], intent());
    for (const step of steps) console.log(stepText(step));
    if (steps.length === 0) console.log(`${app}: it is live already`);
    return;
  }
  const done = await rollback(driver, app, names[1], intent());
  if (done.from === done.to) console.log(`${app}: ${done.to} is live already`);
  else sayLive([done]);
};

export const retireCommand: Command = async ({ driver, names, intent }) => {
  if (names.length !== 1) failWith('retire takes an app.');
  const app = requireReleasable(names[0]);
  const from = await retire(driver, app, intent());
  console.log(`${app}: ${from} is live no more. Back: ${typed(`release rollback ${app}`)}`);
};

export const canaryCommand: Command = async ({ driver, names, intent, options }) => {
  if (names.length === 2 && names[1] === 'off') {
    const app = requireReleasable(names[0]);
    await endCanary(driver, app, intent());
    console.log(`${app}: the canary is taken back`);
    return;
  }
  if (names.length !== 2) failWith('canary takes an app and a release id, or an app and off.');
  const percent = options.team ? 0 : wholeNumber(options.percent, '--percent', 0, 100);
  const picks = picksOf(names);
  const done = await startCanary(driver, picks, percent, await withSmoke(driver, intent(), options));
  const whom = percent === 0 ? 'the team' : `${percent} % of the visitors and the team`;
  for (const { app, from, to } of done) console.log(`${app}: ${to} for ${whom}, ${from} for the others`);
  if (done.length === 0) console.log('Nothing changed: this canary is set already.');
};

export const promoteCommand: Command = async ({ driver, names, intent }) => {
  if (names.length !== 1) failWith('promote takes an app.');
  sayLive([await promote(driver, requireReleasable(names[0]), intent())]);
};

/** Off: pages and `/sw.js` remove the service worker and its caches; no release changes. */
export const workerCommand: Command = async ({ driver, names, intent }) => {
  const [state] = names;
  if ((state !== 'on' && state !== 'off') || names.length !== 1)
    return failWith('service-worker takes on or off.');
  const { actor, reason } = intent();
  const written = await changeRegistry(driver, ({ service_worker: now = 'on' }) =>
    now === state
      ? null
      : {
          service_worker: state,
          audit: [{ action: 'service-worker', app: 'shell', from: now, to: state, actor, reason }],
        },
  );
  console.log(`The service worker is ${state}${written ? '' : ' already'}.`);
};
