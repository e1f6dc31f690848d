import { requireReleasable } from '../local/apps.ts';
import { activate, retire, rollback, typed } from '../registry/index.ts';
import { type Command, failWith, sayLive } from './command.ts';
import { picksOf, withSmoke } from './gated.ts';

export const activateCommand: Command = async ({ driver, names, intent, options }) => {
  if (names.length === 0 || names.length % 2 !== 0) failWith('activate takes pairs of app and release id.');
  const done = await activate(
    driver,
    picksOf(names, requireReleasable),
    await withSmoke(driver, intent(), options),
  );
  sayLive(done);
  if (done.length === 0) console.log('Already live.');
};

/** Without a browser: the release was live before, and a rollback must be fast. */
export const rollbackCommand: Command = async ({ driver, names, intent }) => {
  if (names.length === 0 || names.length > 2) failWith('rollback takes an app and perhaps a release id.');
  const app = requireReleasable(names[0]);
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
