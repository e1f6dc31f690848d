import { setTimeout as sleep } from 'node:timers/promises';
import type { Child } from './child.ts';

const firstWait = 500;
const longestWait = 30_000;
/** Milliseconds after which an end counts as the first one again. */
const steadyTime = 60_000;

/** Doubles with each end in a row. */
export const waitBefore = (endsInARow: number): number =>
  Math.min(longestWait, firstWait * 2 ** (endsInARow - 1));

export interface KeepRunningOptions {
  readonly first: Child;
  readonly launch: () => Child;
  readonly say: (line: string) => void;
  readonly logDir: string;
  readonly waitMs?: typeof waitBefore;
}

/** Starts a part again whenever it ends by itself, with longer and longer waits, until it is stopped. */
export function keepRunning({ first, launch, say, logDir, waitMs = waitBefore }: KeepRunningOptions): {
  stop: () => Promise<void>;
} {
  const { name } = first;
  const stopped = new AbortController();
  let child = first;

  const restart = async () => {
    for (let endsInARow = 0; ; ) {
      const started = performance.now();
      const code = await child.ended;
      if (stopped.signal.aborted) return;
      endsInARow = performance.now() - started > steadyTime ? 1 : endsInARow + 1;
      const wait = waitMs(endsInARow);
      say(
        `${name} ended by itself (${code ?? 'by a signal'}); it is started again in ${wait / 1000} s. ` +
          `Its last lines are in ${logDir}/${name}.before.log once it runs.`,
      );
      await sleep(wait, undefined, { signal: stopped.signal }).catch(() => undefined);
      if (stopped.signal.aborted) return;
      child = launch();
      child.ready.then(
        () => say(`${name} runs again.`),
        () => undefined,
      );
    }
  };
  const restarting = restart();

  return {
    async stop() {
      stopped.abort();
      await child.stop();
      await restarting;
    },
  };
}
