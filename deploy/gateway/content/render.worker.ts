import { AsyncLocalStorage } from 'node:async_hooks';
import { compileFunction } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import type { RenderAnswer, RenderQuestion, RenderSetup } from './render.protocol.ts';
import { withoutStyleAttributes } from './style-attributes.ts';

interface Page {
  readonly html: string;
}
/** By kind of question. */
interface Release {
  readonly page: (request: RenderQuestion['request']) => Page | null | Promise<Page | null>;
  readonly reads: (request: RenderQuestion['request']) => unknown;
}
type Create<Kind extends keyof Release> = (setup: Record<string, unknown>) => Release[Kind];

interface ShellBundle {
  modules: Readonly<Record<string, unknown>>;
  createRenderer: Create<'page'>;
  /** From `signedInForm` on. */
  createSignedInRenderer: Create<'page'>;
  /** From `namedReadsForm` on; not asked before. */
  createReads?: Create<'reads'>;
}

/** Until one read of the API is given up, in ms. */
const readTime = 2000;

const { kind, shell, remote, ...setup } = workerData as RenderSetup;
const releases = new Map<string, Release>();
/** The `traceparent` of the page that is rendered: several are at once. */
const trace = new AsyncLocalStorage<string>();

/** Runs a bundle as if it were the page's: its language is the document's, fixed for the life of the module, and nobody
 * is known by a cookie. */
function run(code: string, file: string, language: string, take: (name: string) => unknown): unknown {
  const module = { exports: {} };
  const names = ['module', 'exports', 'require', 'document', 'process', 'fetch'];
  const read: typeof fetch = (input, init) => {
    if (kind === 'signed-in') throw new Error('Nothing is read while a page of somebody is rendered.');
    const limited: RequestInit = { ...init, signal: AbortSignal.timeout(readTime), redirect: 'error' };
    const traceparent = trace.getStore();
    if (traceparent) {
      limited.headers = new Headers(init?.headers);
      limited.headers.set('traceparent', traceparent);
    }
    return fetch(input, limited);
  };
  const start = compileFunction(code, names, { filename: file });
  start(module, module.exports, take, { documentElement: { lang: language }, cookie: '' }, undefined, read);
  return module.exports;
}

function releaseIn(language: string): Release {
  const known = releases.get(language);
  if (known) return known;
  const refuse = (name: string): never => {
    throw new Error(`A server bundle asks for ${name}, which is not there.`);
  };
  const bundle = run(shell, 'shell/server', language, refuse) as ShellBundle;
  const take = (name: string) => (name in bundle.modules ? bundle.modules[name] : refuse(name));
  const exposed = run(remote, `${setup.name}/server`, language, take) as { default: unknown };
  const create = kind === 'guest' ? bundle.createRenderer : bundle.createSignedInRenderer;
  const own = { ...setup, remote: exposed.default };
  const release: Release = { page: create(own), reads: bundle.createReads?.(own) ?? (() => null) };
  releases.set(language, release);
  return release;
}

function contentOf(page: Page) {
  const { html, styles } = withoutStyleAttributes(page.html);
  return { page: { ...page, html }, styles };
}

parentPort?.on('message', ({ id, kind: asked, request, traceparent }: RenderQuestion) => {
  const answer = (rest: Omit<RenderAnswer, 'id'>) => parentPort?.postMessage({ id, ...rest });
  void (async () => {
    try {
      const { page: render, reads } = releaseIn(request.language);
      if (asked === 'reads') return answer({ content: JSON.stringify(reads(request)) });
      const page = await (traceparent ? trace.run(traceparent, () => render(request)) : render(request));
      answer({ content: JSON.stringify(page && contentOf(page)) });
    } catch (error) {
      answer({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    }
  })();
});
