import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nextFree } from '../../deploy/local/port.ts';
import { stopSignal } from '../../deploy/local/stop-signals.ts';
import { repoRoot } from '../../deploy/registry/data-dir.ts';
import { inTemporaryFolder, untilPrinted } from '../../deploy/testing/until-printed.ts';
import { median } from './measure.ts';
import { release } from './processes.ts';

/** Longest seconds that each may take, the package manager's store filled. */
const bars = { 'first start': 25, 'second start': 4, 'one remote published': 3 } as const;
type Step = keyof typeof bars;

const ready = /Porao is ready at/;
const remote = 'mfe-tutor';
const texts = `${remote}/src/locales/en.ts`;
const text = "'dashboard.since': '";

/** Starts a clone of HEAD three times, and publishes one remote of it, built and without smoke load and types. Answers
 * whether the medians are within the bars. */
export async function startBench({ runs }: { runs: number }): Promise<boolean> {
  const signal = stopSignal();
  const seconds: Record<Step, number[]> = {
    'first start': [],
    'second start': [],
    'one remote published': [],
  };
  try {
    for (let run = 1; run <= runs; run += 1)
      await inTemporaryFolder('porao-start-', async (folder) => {
        for (const [step, ms] of await startsOf(folder, signal)) {
          seconds[step].push(ms / 1000);
          console.log(`${step.padEnd(20)} ${(ms / 1000).toFixed(1).padStart(5)} s`);
        }
      });
  } catch (error) {
    if (!signal.aborted) throw error;
    return false;
  }
  const met = (Object.keys(bars) as Step[]).map((step) => {
    const isMet = median(seconds[step]) <= bars[step];
    const figure = `median ${median(seconds[step]).toFixed(1)} s of ${seconds[step].length}`;
    console.log(`${step}: ${figure}, at most ${bars[step]} s: ${isMet ? 'met' : 'missed'}`);
    return isMet;
  });
  return met.every(Boolean);
}

async function startsOf(folder: string, signal: AbortSignal): Promise<[Step, number][]> {
  const cwd = join(folder, 'clone');
  execFileSync('git', ['clone', '--quiet', repoRoot, cwd], { stdio: 'inherit' });
  const env = {
    DATA_DIR: join(folder, 'data'),
    PORT: String(await nextFree(18_180)),
    NODE_ENV: undefined,
    DATABASE_URL: undefined,
    NODE_COMPILE_CACHE: undefined,
  };
  const options = { cwd, env, signal };
  const start = (use?: () => Promise<void>) => untilPrinted(['npm', 'start'], ready, options, use);
  const first = await start();
  const second = await start();
  let published = Number.NaN;
  const third = await start(async () => {
    const file = join(cwd, texts);
    writeFileSync(file, readFileSync(file, 'utf8').replace(text, `${text}Edited: `));
    const began = performance.now();
    await release(['publish', remote, '--build', '--skip-types', '--activate'], options);
    published = performance.now() - began;
  });
  return [
    ['first start', first],
    ['second start', second],
    ['second start', third],
    ['one remote published', published],
  ];
}
