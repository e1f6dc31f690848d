import { ReleaseId } from '@porao/contracts';
import { renderUnicodeCompact } from 'uqr';
import { requireReleasable } from '../local/apps.ts';
import { readRunFile } from '../local/run-file.ts';
import { dataDir, type RegistryDriver, RegistryError } from '../registry/index.ts';
import { endPreview, type Preview, runningPreviews, startPreview } from '../registry/preview.ts';
import { type Command, failWith, type Options } from './command.ts';
import { withSmoke } from './gated.ts';
import { publishApps } from './publish.command.ts';

/** Shows releases to whoever opens one address, without making them live. */
export const previewCommand: Command = async ({ driver, names, intent, reason, options }) => {
  if (options.list) {
    const running = Object.entries(runningPreviews((await driver.read()).registry));
    for (const [id, preview] of running) console.log(wordsOf(preview), addressOf(id, options));
    if (running.length === 0) console.log('There is no preview.');
    return;
  }
  if (options.end !== undefined) {
    await endPreview(driver, options.end, intent());
    console.log('The preview has ended.');
    return;
  }
  const { force, ...by } = await withSmoke(driver, intent(), options);
  if (names.length === 0 || force)
    failWith('preview takes apps, each with a release id or without. It is not forced.');
  const { id, preview } = await startPreview(driver, await picksOf(driver, names, { reason, options }), by);
  const address = addressOf(id, options);
  if (options.json) console.log(JSON.stringify({ id, address, ...preview }));
  else console.log(`${wordsOf(preview)}\n${address}\n\n${renderUnicodeCompact(address, { border: 2 })}`);
};

/** An app without an id is published with --build or --dist, otherwise its newest release is taken. */
async function picksOf(
  driver: RegistryDriver,
  names: readonly string[],
  { reason, options }: { reason: string; options: Options },
): Promise<Record<string, string>> {
  const picks: Record<string, string> = {};
  const open: string[] = [];
  for (const [at, name] of names.entries()) {
    if (ReleaseId.safeParse(name).success) continue;
    const app = requireReleasable(name);
    const id = names[at + 1] ?? '';
    if (ReleaseId.safeParse(id).success) picks[app] = id;
    else open.push(app);
  }
  if (ReleaseId.safeParse(names[0]).success) failWith(`${names[0]} follows no app.`);
  if ((options.build || options.dist) && open.length > 0)
    return { ...picks, ...(await publishApps(open, { driver, reason, options })) };
  const { apps } = (await driver.read()).registry;
  for (const app of open) {
    const newest = apps[app]?.releases.at(-1);
    if (newest === undefined)
      throw new RegistryError('UNKNOWN_APP', `${app} has no release.`, `Publish it: release publish ${app}.`);
    picks[app] = newest;
  }
  return picks;
}

const wordsOf = ({ apps, until, by }: Preview) => {
  const releases = Object.entries(apps).map(([app, id]) => `${app} ${id}`);
  return `${releases.join(', ')} until ${until.slice(0, 16).replace('T', ' ')} UTC, by ${by}`;
};

function addressOf(id: string, { site, path }: Pick<Options, 'site' | 'path'>): string {
  const origin = site ?? process.env['PUBLIC_URL'] ?? readRunFile(dataDir())?.url ?? 'http://127.0.0.1:8080';
  if (!URL.canParse(path, origin)) return failWith(`${origin}${path} is no address.`);
  const url = new URL(path, origin);
  url.searchParams.set('mfe.preview', id);
  return url.href;
}
