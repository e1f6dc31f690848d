import { type AddressInfo, createServer } from 'node:net';
import type { createApp } from '../../src/app.ts';
import { start, stop } from './process.ts';

export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** More than 1: it was sent again, as the process was killed before its answer came. */
  readonly times: number;
}

/** A site that calls reach by paths. */
export interface Site {
  readonly url: string;
  readonly request: (path: string, init?: RequestInit) => Promise<Answered>;
}

const answered = async (answer: Response, times: number): Promise<Answered> => ({
  status: answer.status,
  headers: answer.headers,
  text: await answer.text(),
  times,
});

/** In this process, without a socket. */
export const siteOf = (app: ReturnType<typeof createApp>, url: string): Site => ({
  url,
  request: async (path, init) => answered(await app.request(path, init), 1),
});

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const frozenClock = new URL('./frozen-clock.ts', import.meta.url).href;
const mostTimes = 10;

/** The API as a process of its own at `at`, in ms since 1970. Killed, it is started again, and calls that had no answer are
 * sent again, as people and providers do. */
export async function killableSite(variables: Record<string, string>, at: number) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const begin = (now: number) =>
    start({
      ...variables,
      PORT: String(port),
      PUBLIC_URL: url,
      NODE_OPTIONS: `--import ${frozenClock}`,
      TEST_NOW: String(now),
    });
  let running = begin(at);
  await running;
  let kills = 0;
  const kill = async (now: number) => {
    const { child } = await running;
    kills++;
    running = stop(child, 'SIGKILL').then(() => begin(now));
    await running;
  };
  const request = async (path: string, init: RequestInit = {}): Promise<Answered> => {
    for (let times = 1; ; times++) {
      await running;
      try {
        return await answered(await fetch(url + path, { ...init, redirect: 'manual' }), times);
      } catch (error) {
        if (times === mostTimes) throw error;
      }
    }
  };
  return {
    url,
    request,
    kill,
    get kills() {
      return kills;
    },
  };
}
