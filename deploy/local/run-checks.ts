import type { RunContext } from './run-tool.ts';

export interface Count {
  readonly passed: number;
  readonly failed: number;
  /** Titles of failed tests, where the check knows them. */
  readonly failures?: readonly string[];
  /** Sentences about what this machine cannot show, which is no failure. */
  readonly notes?: readonly string[];
}

/** Something that a check needs and that this machine cannot have. */
export class MissingPieceError extends Error {}

export interface Check {
  readonly name: string;
  readonly what: string;
  /** Another check that must have ended before, if it runs at all. */
  readonly after?: string;
  /** Throws MissingPieceError when it cannot be run here. */
  readonly run: (context: RunContext) => Promise<Count>;
}

export interface Outcome extends Count {
  readonly name: string;
  readonly seconds: number;
  /** Why it was not run; it counts as failed. */
  readonly missing?: string;
}

interface RunOptions {
  readonly signal: AbortSignal;
  readonly say: (line: string) => void;
  /** Shows what checks print as it comes; otherwise what failing ones printed, when they end. */
  readonly verbose: boolean;
}

/** One more than the cores that npm test is measured on, as journeys in a browser wait more than they compute. */
const concurrency = 3;

/** Runs the checks in their order, a few at a time, to their end, whatever fails; one that waits for another lets
 * the next go first. An abort leaves out those that have not begun. */
export async function runChecks(checks: readonly Check[], options: RunOptions): Promise<Outcome[]> {
  const waiting = [...checks];
  const running = new Map<string, Promise<void>>();
  const outcomes: Outcome[] = [];
  const isReady = ({ after }: Check) =>
    after === undefined || !(running.has(after) || waiting.some(({ name }) => name === after));
  for (;;) {
    const next = running.size < concurrency && !options.signal.aborted ? waiting.findIndex(isReady) : -1;
    const [check] = next < 0 ? [] : waiting.splice(next, 1);
    if (check) {
      const end = runCheck(check, options).then((outcome) => {
        outcomes.push(outcome);
        running.delete(check.name);
      });
      running.set(check.name, end);
    } else if (running.size > 0) await Promise.race(running.values());
    else return outcomes;
  }
}

async function runCheck(check: Check, { signal, say, verbose }: RunOptions): Promise<Outcome> {
  const start = performance.now();
  const printed: string[] = [];
  const print = verbose
    ? (text: string) => process.stdout.write(text)
    : (text: string) => void printed.push(text);
  const end = (count: Count, missing?: string): Outcome => {
    const seconds = (performance.now() - start) / 1000;
    const state = missing ? `not run: ${missing}` : `${count.passed} passed, ${count.failed} failed`;
    if (count.failed > 0 && !missing) say(`\n== ${check.name}: ${check.what}\n${printed.join('')}`);
    say(`${check.name}: ${state} (${seconds.toFixed(1)} s)`);
    return { ...count, name: check.name, seconds, ...(missing ? { missing } : {}) };
  };
  try {
    return end(await check.run({ signal, print }));
  } catch (error) {
    if (error instanceof MissingPieceError) return end({ passed: 0, failed: 1 }, error.message);
    print(error instanceof Error ? `${error.stack ?? error.message}\n` : String(error));
    return end({ passed: 0, failed: 1 });
  }
}

/** Tells the time of each check, slowest first, then what failed, test by test, what was not run or not tried, and ends
 * with the closing line. */
export function summaryOf(outcomes: readonly Outcome[]): string {
  const slowestFirst = outcomes.toSorted((a, b) => b.seconds - a.seconds);
  const width = Math.max(0, ...outcomes.map(({ name }) => name.length));
  const times = slowestFirst.map(
    ({ name, seconds }) => `${name.padEnd(width)} ${seconds.toFixed(1).padStart(7)} s`,
  );
  const failed = outcomes.filter((one) => one.failed > 0 && !one.missing);
  const titles = failed.flatMap(({ name, failures = [] }) => failures.map((title) => `${name}: ${title}`));
  const missing = outcomes.flatMap((one) => (one.missing ? [`Not run: ${one.name}: ${one.missing}`] : []));
  const total = (key: 'passed' | 'failed') => outcomes.reduce((sum, one) => sum + one[key], 0);
  return [
    '',
    ...times,
    '',
    ...(failed.length > 0 ? [`Failed in: ${failed.map(({ name }) => name).join(', ')}`] : []),
    ...titles,
    ...missing,
    ...outcomes.flatMap(({ notes = [] }) => notes),
    `${total('passed')} passed, ${total('failed')} failed`,
  ].join('\n');
}
