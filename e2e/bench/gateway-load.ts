import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { percentile } from '../../api/bench/figures.ts';
import type { Child } from '../../deploy/local/child.ts';
import { usageOf } from './process-usage.ts';

export interface Started {
  readonly child: Child;
  readonly url: string;
}

/** The path of each request. */
type PathOf = (at: number) => string;

export interface Answer {
  /** 0 where there was none. */
  readonly status: number;
  readonly bytes: number;
  readonly ms: number;
}

const agent = new Agent({ keepAlive: true });
export const endClients = () => agent.destroy();

/** Answers are requested in this compression, unless a measurement names another one. */
export const usualEncoding = 'br';

/** As a browser asks, without unpacking the answer. */
export const ask = (url: string, encoding = usualEncoding): Promise<Answer> =>
  new Promise((resolve) => {
    const start = performance.now();
    const headers = { accept: 'text/html, */*', 'accept-encoding': encoding };
    const end = (status: number, bytes: number) => resolve({ status, bytes, ms: performance.now() - start });
    get(url, { agent, headers }, (answer) => {
      let bytes = 0;
      answer
        .on('data', (part: Buffer) => {
          bytes += part.length;
        })
        .on('end', () => end(answer.statusCode ?? 0, bytes))
        .on('error', () => end(0, bytes));
    }).on('error', () => end(0, 0));
  });

/** Asks so often, with so many requests at once. */
export async function load(
  url: string,
  path: PathOf,
  times: number,
  clients: number,
  encoding?: string,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  let begun = 0;
  const client = async () => {
    while (begun < times) {
      begun += 1;
      answers.push(await ask(url + path(begun), encoding));
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return answers;
}

/** Asks so often a second, however late the answers are. */
export async function flood(
  url: string,
  path: PathOf,
  perSecond: number,
  seconds: number,
): Promise<Answer[]> {
  const start = performance.now();
  const answers: Promise<Answer>[] = [];
  for (;;) {
    const elapsed = (performance.now() - start) / 1000;
    const due = Math.min(elapsed, seconds) * perSecond;
    while (answers.length < due) answers.push(ask(url + path(answers.length)));
    if (elapsed >= seconds) return Promise.all(answers);
    await sleep(5);
  }
}

/** Microseconds of processor time of an answer. */
export async function costOf(
  { child, url }: Started,
  path: PathOf,
  times: number,
  clients = 8,
  encoding?: string,
): Promise<number> {
  await load(url, path, Math.ceil(times / 3), clients, encoding);
  const { ms } = usageOf(child);
  const answers = await load(url, path, times, clients, encoding);
  const cost = ((usageOf(child).ms - ms) * 1_000) / times;
  const failed = answers.find(({ status }) => status !== 200);
  if (failed) throw new Error(`${url}${path(1)} was answered with ${failed.status}.`);
  return cost;
}

export const medianMs = (answers: readonly Answer[]) =>
  percentile(
    answers.map(({ ms }) => ms),
    0.5,
  );
