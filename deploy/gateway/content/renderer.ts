import { Worker } from 'node:worker_threads';
import { ServerPage, type ServerRequest } from '@porao/contracts';
import type { RenderAnswer, RenderQuestion, RenderSetup } from './render.protocol.ts';

/** Until a page is given up and its worker with it, in ms. */
const renderTime = 3000;
/** A worker that crashed or hung is not started again for so long, in ms. */
const rest = 10_000;

interface Waiting {
  readonly resolve: (page: ServerPage | null) => void;
  readonly reject: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
}

export interface Renderer {
  /** Null where the release renders nothing at that path. Rejects when the bundle throws, hangs or dies. */
  render(request: ServerRequest): Promise<ServerPage | null>;
  stop(): void;
}

/** Runs the server bundles of two releases in a thread of their own: what goes wrong in them stays there. */
export function createRenderer(setup: RenderSetup, limits = { renderTime, rest }): Renderer {
  let worker: Worker | undefined;
  let restUntil = 0;
  let last = 0;
  const waiting = new Map<number, Waiting>();

  function end(reason: Error): void {
    const dead = worker;
    worker = undefined;
    restUntil = Date.now() + limits.rest;
    for (const { reject, timer } of waiting.values()) {
      clearTimeout(timer);
      reject(reason);
    }
    waiting.clear();
    void dead?.terminate();
  }

  function start(): Worker {
    const started = new Worker(new URL('./render.worker.ts', import.meta.url), {
      workerData: setup,
      env: {},
      name: `render ${setup.name}`,
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    });
    started.unref();
    started.on('message', ({ id, page, error }: RenderAnswer) => {
      const one = waiting.get(id);
      if (!one) return;
      waiting.delete(id);
      clearTimeout(one.timer);
      if (page === undefined) return one.reject(new Error(error ?? 'It failed without a word.'));
      const parsed = ServerPage.nullable().safeParse(JSON.parse(page));
      if (parsed.success) one.resolve(parsed.data);
      else one.reject(new Error(`The page does not fit the contract: ${parsed.error.message}`));
    });
    started.on('error', (error) => worker === started && end(asError(error)));
    started.on('exit', () => worker === started && end(new Error('The rendering thread ended by itself.')));
    return started;
  }

  return {
    render(request) {
      if (!worker && Date.now() < restUntil)
        return Promise.reject(new Error('The rendering thread rests after a crash.'));
      worker ??= start();
      const running = worker;
      last += 1;
      const question: RenderQuestion = { id: last, request };
      return new Promise((resolve, reject) => {
        const late = () => end(new Error(`${request.path} took more than ${limits.renderTime} ms.`));
        waiting.set(question.id, { resolve, reject, timer: setTimeout(late, limits.renderTime) });
        running.postMessage(question);
      });
    },
    stop() {
      end(new Error('The release is not live any more.'));
    },
  };
}

const asError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));
