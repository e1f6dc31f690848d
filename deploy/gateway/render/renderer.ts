import { PageReads, type SignedInPlace, wrongServerModule } from '@porao/contracts';
import { z } from 'zod';
import { jsonLines } from './json-lines.ts';
import type { PublicReads } from './public-reads.ts';
import {
  FromChild,
  type PageRequest,
  type ReadCall,
  type RenderedContent,
  type RenderRequest,
  type RenderSetup,
  type ToChild,
} from './render.protocol.ts';
import { startProcess } from './render-process.ts';

/** Until a process that crashed or hung is started again; doubled each time, until one has run for the longest pause. */
const firstPauseMs = 1_000;
const longestPauseMs = 60_000;
const longestMessage = 8 * 1_048_576;
/** Messages of the process for each page: reads and the answer. */
const mostMessages = 20;

interface Waiting {
  readonly resolve: (answer: Answered) => void;
  readonly reject: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
  readonly language: string;
  readonly traceparent: string | undefined;
}

interface Answered {
  readonly content: unknown;
  readonly length: number;
}

interface Running {
  readonly send: Promise<(message: ToChild) => void>;
  readonly startedAt: number;
  kill(): void;
}

export interface Renderer<Request, Page> {
  /** Null where the release renders nothing there. Rejects when the bundle throws, is late or ends its process. */
  render(request: Request, traceparent?: string): Promise<RenderedContent<Page> | null>;
  /** Returns what the release reads for a page of somebody who is signed in. Rejects as `render`. */
  reads(place: SignedInPlace): Promise<PageReads>;
  readonly stop: () => void;
}

export interface RendererOptions<Page> {
  readonly Page: z.ZodType<Page>;
  /** A page that takes longer counts as failed, and its process is killed. */
  readonly renderMs: number;
  /** Where pages read nothing: null. */
  readonly read: PublicReads | null;
}

/** Runs the server bundles of two releases in a process of their own, so that their failures stay there. */
export function createRenderer<Request extends PageRequest, Page extends object>(
  setup: RenderSetup,
  { Page, renderMs, read }: RendererOptions<Page>,
): Renderer<Request, Page> {
  const Content = z.object({ page: Page, styles: z.string() }).nullable();
  let running: Running | undefined;
  let failures = 0;
  let pausedUntil = 0;
  let last = 0;
  /** Messages that the process may still send. */
  let expected = 0;
  const waiting = new Map<number, Waiting>();

  function end(reason: Error): void {
    const dead = running;
    running = undefined;
    if (dead && Date.now() - dead.startedAt > longestPauseMs) failures = 0;
    pausedUntil = Date.now() + Math.min(firstPauseMs * 2 ** failures, longestPauseMs);
    failures += 1;
    for (const { reject, timer } of waiting.values()) {
      clearTimeout(timer);
      reject(reason);
    }
    waiting.clear();
    dead?.kill();
  }

  function start(): Running {
    expected = 0;
    const { socket, kill } = startProcess();
    const fail = (error: unknown) => running === started && end(asError(error));
    const send = socket.then((opened) => {
      opened.on('error', fail);
      opened.on('close', () => fail(new Error('The rendering process ended by itself.')));
      const tell: (message: ToChild) => void = jsonLines(opened, receive, longestMessage);
      tell({ setup });
      return tell;
    });
    send.catch(fail);
    const started: Running = { send, startedAt: Date.now(), kill };
    return started;
  }

  /** Throws for what is no message of the protocol, which ends the connection. */
  function receive(message: unknown, length: number): void {
    const { data: told } = FromChild.safeParse(message);
    if (!told) throw new Error('The rendering process sends what is no message.');
    expected -= 1;
    if (expected < 0) throw new Error('The rendering process sends more than it was asked for.');
    if ('read' in told) return void answer(told);
    const one = waiting.get(told.id);
    if (!one) return;
    waiting.delete(told.id);
    clearTimeout(one.timer);
    if ('error' in told) one.reject(new Error(told.error));
    else one.resolve({ content: told.content, length });
  }

  async function answer(call: ReadCall): Promise<void> {
    const to = running;
    const page = waiting.get(call.page);
    if (!to || !page) return;
    const got = read && (await read(call, page));
    (await to.send)({ read: call.read, answer: got });
  }

  function ask(asked: RenderRequest, traceparent?: string): Promise<Answered> {
    if (!running && Date.now() < pausedUntil)
      return Promise.reject(new Error('The rendering process is paused after a crash.'));
    running ??= start();
    const { send } = running;
    last += 1;
    expected += mostMessages;
    const id = last;
    return new Promise((resolve, reject) => {
      const { path, language } = asked.request;
      const late = () => end(new Error(`${path} took more than ${renderMs} ms.`));
      const timer = setTimeout(late, renderMs);
      waiting.set(id, { resolve, reject, timer, language, traceparent });
      send.then((tell) => tell({ ask: { ...asked, id } })).catch(() => undefined);
    });
  }

  return {
    async render(request, traceparent) {
      const { content, length } = await ask({ kind: 'page', request }, traceparent);
      const { data, error } = Content.safeParse(content);
      if (error) throw new Error(`${wrongServerModule} ${z.prettifyError(error).replaceAll(/\s+/g, ' ')}`);
      return data && { ...data, length };
    },
    async reads(place) {
      return PageReads.parse((await ask({ kind: 'reads', request: place })).content);
    },
    stop: () => {
      end(new Error('The release is not live any more.'));
    },
  };
}

const asError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));
