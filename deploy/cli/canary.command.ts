import { requireReleasable } from '../local/apps.ts';
import { endCanary, promote, startCanary } from '../registry/index.ts';
import { type Command, failWith, sayLive, wholeNumber } from './command.ts';
import { picksOf, withSmoke } from './gated.ts';

export const canaryCommand: Command = async ({ driver, names, intent, options }) => {
  if (names.length === 2 && names[1] === 'off') {
    const app = requireReleasable(names[0]);
    await endCanary(driver, app, intent());
    console.log(`${app}: the canary is taken back`);
    return;
  }
  if (names.length !== 2) failWith('canary takes an app and a release id, or an app and off.');
  const percent = options.team ? 0 : wholeNumber(options.percent, '--percent', 0, 100);
  const picks = picksOf(names, requireReleasable);
  const done = await startCanary(driver, picks, percent, await withSmoke(driver, intent(), options));
  const whom = percent === 0 ? 'the team' : `${percent} % of the visitors and the team`;
  for (const { app, from, to } of done) console.log(`${app}: ${to} for ${whom}, ${from} for the others`);
  if (done.length === 0) console.log('Nothing changed: this canary is set already.');
};

export const promoteCommand: Command = async ({ driver, names, intent }) => {
  if (names.length !== 1) failWith('promote takes an app.');
  sayLive([await promote(driver, requireReleasable(names[0]), intent())]);
};
