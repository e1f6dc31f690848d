import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { PageReads, type ServerPage, type ServerRequest, type SignedInPlace } from '@porao/contracts';
import { z } from 'zod';
import type {
  PageRequest,
  RenderAnswer,
  RenderedContent,
  RenderQuestion,
  RenderRequest,
  RenderSetup,
} from './render.protocol.ts';

/** A worker that crashed or hung is not started again for so long. */
const pauseMs = 10_000;

interface Waiting {
  /** With the answer as JSON. */
  readonly resolve: (content: string) => void;
  readonly reject: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
}

export interface Renderer<Request = ServerRequest, Page = ServerPage> {
  /** Null where the release renders nothing at that path. Rejects when the bundle throws, does not answer or ends its thread. */
  render(request: Request, traceparent?: string): Promise<RenderedContent<Page> | null>;
  /** What the release reads for a page of somebody who is signed in. Rejects as `render`. */
  reads(place: SignedInPlace): Promise<PageReads>;
  stop(): void;
}

/** Runs the server bundles of two releases in a thread of their own, so that their failures stay there. What they answer
 * must be a `Page`. A page that takes longer than `renderMs` counts as failed, and its thread is stopped. */
export function createRenderer<Request extends PageRequest, Page extends object>(
  setup: RenderSetup,
  Page: z.ZodType<Page>,
  renderMs: number,
): Renderer<Request, Page> {
  const Content = z.object({ page: Page, styles: z.string() }).nullable();
  let worker: Worker | undefined;
  let pausedUntil = 0;
  let last = 0;
  const waiting = new Map<number, Waiting>();

  function end(reason: Error): void {
    const dead = worker;
    worker = undefined;
    pausedUntil = Date.now() + pauseMs;
    for (const { reject, timer } of waiting.values()) {
      clearTimeout(timer);
      reject(reason);
    }
    waiting.clear();
    void dead?.terminate();
  }

  function start(): Worker {
    const started = new Worker(new URL(`./render.worker${extname(import.meta.filename)}`, import.meta.url), {
      workerData: setup,
      env: {},
      name: `render ${setup.name}`,
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    });
    started.unref();
    started.on('message', ({ id, content, error }: RenderAnswer) => {
      const one = waiting.get(id);
      if (!one) return;
      waiting.delete(id);
      clearTimeout(one.timer);
      if (content === undefined) one.reject(new Error(error ?? 'It failed without a message.'));
      else one.resolve(content);
    });
    started.on('error', (error) => worker === started && end(asError(error)));
    started.on('exit', () => worker === started && end(new Error('The rendering thread ended by itself.')));
    return started;
  }

  function ask(asked: RenderRequest, traceparent?: string): Promise<string> {
    if (!worker && Date.now() < pausedUntil)
      return Promise.reject(new Error('The rendering thread is paused after a crash.'));
    worker ??= start();
    const running = worker;
    last += 1;
    const question: RenderQuestion = { ...asked, id: last, traceparent };
    return new Promise((resolve, reject) => {
      const late = () => end(new Error(`${asked.request.path} took more than ${renderMs} ms.`));
      waiting.set(question.id, { resolve, reject, timer: setTimeout(late, renderMs) });
      running.postMessage(question);
    });
  }

  return {
    async render(request, traceparent) {
      const content = await ask({ kind: 'page', request }, traceparent);
      const { data, error } = Content.safeParse(JSON.parse(content));
      if (error) throw new Error(`The page does not fit the contract: ${error.message}`);
      return data && { ...data, length: content.length };
    },
    async reads(place) {
      return PageReads.parse(JSON.parse(await ask({ kind: 'reads', request: place })));
    },
    stop() {
      end(new Error('The release is not live any more.'));
    },
  };
}

const asError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));
