import { readRelease } from '../registry/assets.gate.ts';
import { typed } from '../registry/data-dir.ts';
import { shareText, shortCommit } from '../registry/driver.ts';
import { liveSince } from '../registry/live-since.ts';
import { type Command, wholeNumber } from './command.ts';

/** Prints the live release of each app, since when and by whom. */
export const statusCommand: Command = async ({ driver, options }) => {
  const { registry } = await driver.read();
  if (options.json) {
    // The secret of a canary stays out of a pipeline's log.
    console.log(JSON.stringify(registry, (name, value: unknown) => (name === 'key' ? undefined : value), 2));
    return;
  }
  const since = await liveSince(driver, registry);
  console.log(`Registry at revision ${registry.revision}`);
  if (Object.keys(registry.apps).length === 0)
    console.log(
      `Nothing is published here: ${typed('release publish --all --build --activate')}. REGISTRY_URL or DATA_DIR chooses another registry.`,
    );
  if (registry.service_worker === 'off') console.log('The service worker is switched off.');
  for (const [app, { active, rollout, releases }] of Object.entries(registry.apps)) {
    const line = since.get(app);
    console.log(`\n${app}${line ? `  live since ${line.time} by ${line.actor}` : ''}`);
    for (const id of releases.toReversed()) {
      const { published_at, author, commit, sizes } = await readRelease(driver, app, id);
      const kilobytes = Math.round(Object.values(sizes).reduce((sum, { brotli }) => sum + brotli, 0) / 1000);
      const share = rollout?.percent === 0 ? 'team' : `${rollout?.percent} %`;
      const mark = id === active ? 'live' : id === rollout?.release ? share.padEnd(4) : '    ';
      const trust = await driver.trust?.(app, id);
      const signed = trust && trust.state !== 'signed' ? `  ${trust.state}: release keys adopt` : '';
      console.log(
        `  ${mark}  ${id}  ${published_at}  ${author}  ${shortCommit(commit)}  ${kilobytes} kB${signed}`,
      );
    }
  }
};

/** The newest entries of the audit log, newest last. */
export const logCommand: Command = async ({ driver, options }) => {
  const limit = wholeNumber(options.number, '-n', 1);
  for (const entry of await driver.readAudit(limit)) {
    const { time, revision, actor, action, app, from, to, reason, forced = [], skipped = [] } = entry;
    const why = reason && `  (${reason})`;
    // A publication alone changes nothing that is live.
    const change = action === 'publish' ? to : `${from ?? '-'} -> ${to || '-'}`;
    const text = `${time}  r${revision}  ${actor}  ${action} ${app} ${change}${shareText(entry)}${why}`;
    const over = forced.map((refusal) => `\n    forced over ${refusal}`).join('');
    const without = skipped.length > 0 ? `\n    without a check of ${skipped.join(', ')}` : '';
    console.log(options.json ? JSON.stringify(entry) : text + over + without);
  }
};
