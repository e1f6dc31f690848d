import { join, resolve } from 'node:path';
import { folderOf, requireReleasable } from '../local/apps.ts';
import { readRunFile } from '../local/run-file.ts';
import { dataDir, type RegistryDriver } from '../registry/index.ts';
import type { Intent } from '../registry/live.change.ts';
import { idOfBuild } from '../registry/publish.ts';
import { failWith, type Options } from './command.ts';
import { depths } from './smoke/visits.ts';

/** The intent with a smoke load before anything goes live; RELEASE_SMOKE=off where another step of a pipeline loads
 * the routes. Pages get their data from API_URL, or from the site that runs over the same folder. */
export async function withSmoke(
  driver: RegistryDriver,
  intent: Intent,
  { smoke, dist }: Pick<Options, 'smoke' | 'dist'>,
): Promise<Intent> {
  const depth = depths.find((one) => one === smoke) ?? failWith(`--smoke takes ${depths.join(' or ')}.`);
  if (process.env['RELEASE_SMOKE'] === 'off') return intent;
  const { smokeGate } = await import('./smoke/smoke.gate.ts');
  const apiUrl = process.env['API_URL'] || readRunFile(dataDir())?.apiUrl;
  const buildOf = async ({ name, id }: { name: string; id: string }) => {
    const build = resolve(dist ?? join(folderOf(name), 'dist'));
    return (await idOfBuild(build).catch(() => undefined)) === id ? build : undefined;
  };
  return { ...intent, smoke: smokeGate(driver, { apiUrl, depth, buildOf }) };
}

/** Pairs of app and release id, as typed. */
export function picksOf(names: readonly string[]): Record<string, string> {
  const picks: Record<string, string> = {};
  for (let i = 0; i < names.length; i += 2) picks[requireReleasable(names[i])] = names[i + 1] ?? '';
  return picks;
}
