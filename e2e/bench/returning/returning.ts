import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { messageOf } from '@porao/server';
import { releasableApps } from '../../../deploy/local/apps.ts';
import { stopSignal } from '../../../deploy/local/stop-signals.ts';
import { repoRoot } from '../../../deploy/registry/data-dir.ts';
import { checkOut, temporaryFolder } from '../../../deploy/testing/check-out.ts';
import { takeBack } from '../../../deploy/testing/commit-steps.ts';
import { type ChangeKind, changeKinds, editSources } from '../../../deploy/testing/source-edits.ts';
import { browserCookies } from '../first-load.ts';
import { type Network, networks } from '../measure.ts';
import { benchProcesses } from '../processes.ts';
import { type Arm, remotesArm } from './arm.ts';
import { singleArm } from './single-arm.ts';
import { type Cell, enterTable, mediansOf, printCell, tableOf } from './table.ts';
import { type Visit, type VisitorOptions, visit } from './visitor.ts';

export interface ReturningOptions {
  /** `mfe-tutor/text`, with commas. */
  readonly only: string | undefined;
  readonly worker: string | undefined;
  readonly dictionaries: string | undefined;
  readonly network: string | undefined;
  readonly rollback: boolean;
  readonly commits: string | undefined;
  readonly against: string | undefined;
  readonly single: boolean;
  /** Enters the table below this line into docs/measurements.md. */
  readonly write: string | undefined;
}

interface Visitor extends VisitorOptions {
  readonly arm: Arm;
  readonly name: string;
}

interface Change {
  readonly name: string;
  /** Released alone; all that changed where it is undefined. */
  readonly app?: string;
  readonly apply: () => () => void;
}

/** Bytes that a browser with kept cache loads after a release, of several sites by turns: what was loaded before is
 * what the visit before left in the profile. */
export async function returningBench(options: ReturningOptions): Promise<void> {
  const folder = temporaryFolder('porao-returning-');
  const signal = stopSignal();
  const processes = benchProcesses(folder);
  const network = networkOf(options.network);
  try {
    const roots = { remotes: 'HEAD', ...(options.against && { [options.against]: options.against }) };
    for (const [name, commit] of Object.entries(roots)) checkOut(commit, join(folder, `sources-${name}`));
    const rootOf = (name: string) => join(folder, `sources-${name}`);
    // Commits are taken back before the first build.
    const changes = changesOf(options, Object.keys(roots).map(rootOf));
    const publishAll = async () => {
      for (const name of Object.keys(roots)) await processes.publish(name, rootOf(name));
    };
    while (!(await builds(publishAll, options.commits !== undefined && changes.length > 0, signal)))
      changes.shift()?.apply();
    const arms: Arm[] = [];
    for (const name of Object.keys(roots)) {
      const arm = await remotesArm(name, rootOf(name), folder, processes, signal);
      arms.push(arm);
      if (options.single && name === 'remotes')
        arms.push(await singleArm({ root: rootOf(name), apiUrl: arm.apiUrl }, folder, processes, signal));
    }
    const visitors: Visitor[] = [];
    for (const arm of arms)
      for (const worker of statesOf(options.worker).filter((state) => arm.hasWorker || !state))
        for (const dictionaries of statesOf(options.dictionaries))
          visitors.push(await visitorOf(arm, { folder, network, worker, dictionaries }));
    const cells = await measure(visitors, arms, changes, { rollback: options.rollback, signal });
    const shown = options.commits === undefined ? cells : mediansOf(cells, changes);
    const table = tableOf(shown, network.name);
    console.log(table);
    if (options.write !== undefined) enterTable(options.write, table);
  } finally {
    await processes.stop();
  }
}

/** Commits need each other: one with which the apps do not build is made together with the next. */
async function builds(work: () => Promise<void>, ofCommits: boolean, signal: AbortSignal): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (!ofCommits || signal.aborted) throw error;
    console.log(`Made with the next: ${messageOf(error)}`);
    return false;
  }
}

async function measure(
  visitors: readonly Visitor[],
  arms: readonly Arm[],
  changes: readonly Change[],
  { rollback, signal }: { rollback: boolean; signal: AbortSignal },
): Promise<Cell[]> {
  const cells: Cell[] = [];
  const firsts = new Map<Visitor, Visit>();
  const add = async (change: string, visitor: Visitor) => {
    const came = await visit(visitor);
    const first = firsts.get(visitor) ?? came;
    firsts.set(visitor, first);
    const { code, files, ms } = came;
    cells.push({
      change,
      visitor: visitor.name,
      code,
      files,
      press: ms / first.ms,
      ofFirst: code / first.code,
    });
    printCell(cells.at(-1) as Cell);
  };
  const addAll = async (change: string) => {
    for (const visitor of visitors) await add(change, visitor);
  };
  await addAll('first visit');
  // The second visit completes the first one.
  await addAll('nothing released');
  for (const { name, app, apply } of changes) {
    const takeBackEdit = apply();
    const released: Arm[] = [];
    const releaseAll = async () => {
      for (const arm of arms) if (await arm.release(app)) released.push(arm);
    };
    if (!(await builds(releaseAll, app === undefined, signal))) continue;
    await addAll(name);
    if (!rollback || app === undefined) continue;
    for (const arm of released) await arm.rollBack(app);
    await addAll(`${name} rolled back`);
    takeBackEdit();
  }
  return cells;
}

async function visitorOf(
  arm: Arm,
  { folder, ...given }: { folder: string; network: Network; worker: boolean; dictionaries: boolean },
): Promise<Visitor> {
  const { worker, dictionaries } = given;
  const name = [arm.name, ...(worker ? ['worker'] : []), ...(dictionaries ? ['dictionaries'] : [])].join(
    ', ',
  );
  const profile = join(folder, 'profiles', name.replaceAll(', ', '-'));
  mkdirSync(profile, { recursive: true });
  return { ...given, arm, name, profile, origin: arm.origin, cookies: await browserCookies(arm.origin) };
}

function changesOf({ only, commits, against }: ReturningOptions, roots: readonly string[]): Change[] {
  if (commits !== undefined)
    return takeBack(repoRoot, against ?? 'HEAD', Number(commits), roots).map(
      ({ commit, subject, apply }) => ({
        name: `${commit} ${subject}`,
        apply: () => {
          apply();
          return () => undefined;
        },
      }),
    );
  const all = releasableApps().flatMap((app) => changeKinds.map((kind) => `${app}/${kind}`));
  const wanted = only?.split(',') ?? all;
  const unknown = wanted.filter((name) => !all.includes(name));
  if (unknown.length > 0) throw new Error(`No change ${unknown.join(', ')}. There are: ${all.join(', ')}`);
  return wanted.map((name, index) => {
    const [app, kind] = name.split('/') as [string, ChangeKind];
    const apply = () => {
      const undone = roots.map((root) => editSources(root, app, kind, index + 1));
      return () => undone.forEach((undo) => undo());
    };
    return { name, app, apply };
  });
}

function networkOf(name = 'slow4g'): Network {
  const found = networks.find((one) => one.name.replace('-', '') === name.replace('-', ''));
  if (!found) throw new Error(`--network is ${networks.map((one) => one.name).join(' or ')}.`);
  return found;
}

function statesOf(value: string | undefined): boolean[] {
  if (value === undefined) return [true, false];
  if (value !== 'on' && value !== 'off') throw new Error('--worker and --dictionaries are on or off.');
  return [value === 'on'];
}
