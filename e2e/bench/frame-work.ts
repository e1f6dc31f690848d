import type { Browser, Page } from '@playwright/test';

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Start and length in µs, and the processor time within it. */
  ts: number;
  dur?: number;
  tdur?: number;
}

/** How long, in ms of processor time, the page's main thread works for each frame while `act` goes on. Unlike the
 * time between frames it says nothing of what else the machine does. */
export async function workOfFrames(
  browser: Browser,
  page: Page,
  act: () => Promise<void>,
): Promise<number[]> {
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'],
  });
  await act();
  const trace = await browser.stopTracing();
  return framesOf((JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }).traceEvents);
}

const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;

/** The thread that lays out most is the page's own; the browser's parts are pages too. */
function mainThread(events: readonly TraceEvent[]): readonly TraceEvent[] {
  const layouts = new Map<string, number>();
  for (const event of events)
    if (event.name === 'Layout') layouts.set(threadOf(event), (layouts.get(threadOf(event)) ?? 0) + 1);
  const [main] = [...layouts].toSorted(([, a], [, b]) => b - a)[0] ?? [];
  return events.filter((event) => event.ph === 'X' && threadOf(event) === main);
}

function framesOf(events: readonly TraceEvent[]): number[] {
  const main = mainThread(events);
  const end = ({ ts, dur = 0 }: TraceEvent) => ts + dur;
  const commits = main.filter(({ name }) => name === 'Commit').map(end);
  const frames: number[] = [];
  let work = 0;
  let covered = 0;
  for (const task of main.toSorted((a, b) => a.ts - b.ts || end(b) - end(a))) {
    // Tasks within a task are counted with it.
    if (task.name !== 'RunTask' || task.ts < covered) continue;
    covered = end(task);
    work += (task.tdur ?? 0) / 1000;
    if (!commits.some((commit) => commit > task.ts && commit <= covered)) continue;
    frames.push(work);
    work = 0;
  }
  return frames;
}
