import { AsyncLocalStorage } from 'node:async_hooks';
import { Socket } from 'node:net';
import { compileFunction } from 'node:vm';
import { jsonLines } from './json-lines.ts';
import type { FromChild, ReadAnswer, RenderQuestion, RenderSetup, ToChild } from './render.protocol.ts';
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
  createSignedInRenderer: Create<'page'>;
  createReads: Create<'reads'>;
}

/** The socket that the gateway gives. */
const channel = 3;
const nobody = 65_534;

const releases = new Map<string, Release>();
const reads = new Map<number, (answer: ReadAnswer | null) => void>();
/** The question that is answered: several are at once. */
const question = new AsyncLocalStorage<number>();
let setup: RenderSetup | undefined;
let lastRead = 0;

const socket = new Socket({ fd: channel });
const send: (message: FromChild) => void = jsonLines(socket, (message) => receive(message as ToChild));
socket.on('error', () => process.exit());
socket.on('close', () => process.exit());
// All files that it needs are read. The gateway takes the rest away before it sends the code.
process.stdout.write('loaded');

function receive(message: ToChild): void {
  if ('setup' in message) {
    leaveRoot();
    setup = message.setup;
  } else if ('ask' in message) void answer(message.ask);
  else {
    reads.get(message.read)?.(message.answer);
    reads.delete(message.read);
  }
}

/** Not earlier, as another user may not be able to read this program's files. */
function leaveRoot(): void {
  if (process.getuid?.() !== 0) return;
  process.setgroups?.([]);
  process.setgid?.(nobody);
  process.setuid?.(nobody);
}

/** As the page's `fetch`, for calls of the API alone: the gateway sends those that guests may make. */
const read: typeof fetch = (input, init) => {
  const page = question.getStore();
  if (setup?.kind !== 'guest') throw new Error('Nothing is read while a page of somebody is rendered.');
  if (page === undefined) throw new Error('Nothing is read while no page is rendered.');
  const { method = 'GET', body } = init ?? {};
  lastRead += 1;
  const id = lastRead;
  send({
    page,
    read: id,
    method,
    address: input instanceof Request ? input.url : input.toString(),
    ...(typeof body === 'string' && { body }),
  });
  return new Promise((resolve, reject) => {
    reads.set(id, (answer) => {
      if (answer) resolve(responseOf(answer));
      else reject(new TypeError('fetch failed'));
    });
  });
};

const responseOf = ({ status, body, retryAfter }: ReadAnswer) =>
  new Response(body || null, { status, headers: retryAfter ? { 'retry-after': retryAfter } : {} });

/** Runs a bundle as if it were the page's: its language is fixed for the life of the module, and it has no cookie. */
function run(code: string, file: string, language: string, take: (name: string) => unknown): unknown {
  const module = { exports: {} };
  const names = ['module', 'exports', 'require', 'document', 'process', 'fetch'];
  const start = compileFunction(code, names, { filename: file });
  start(module, module.exports, take, { documentElement: { lang: language }, cookie: '' }, undefined, read);
  return module.exports;
}

function releaseIn(language: string): Release {
  const known = releases.get(language);
  if (known) return known;
  if (!setup) throw new Error('There is no release yet.');
  const { kind, shell, remote, ...rest } = setup;
  const refuse = (name: string): never => {
    throw new Error(`A server bundle asks for ${name}, which is not there.`);
  };
  const bundle = run(shell, 'shell/server', language, refuse) as ShellBundle;
  const take = (name: string) => (name in bundle.modules ? bundle.modules[name] : refuse(name));
  const exposed = run(remote, `${setup.name}/server`, language, take) as { default: unknown };
  const own = { ...rest, apiUrl: '', remote: exposed.default };
  const release: Release =
    kind === 'guest'
      ? { page: bundle.createRenderer(own), reads: () => null }
      : { page: bundle.createSignedInRenderer(own), reads: bundle.createReads(own) };
  releases.set(language, release);
  return release;
}

function contentOf(page: Page) {
  const { html, styles } = withoutStyleAttributes(page.html);
  return { page: { ...page, html }, styles };
}

async function answer({ id, kind, request }: RenderQuestion): Promise<void> {
  try {
    const { page: render, reads: readsOf } = releaseIn(request.language);
    if (kind === 'reads') return send({ id, content: readsOf(request) ?? null });
    const page = await question.run(id, () => render(request));
    send({ id, content: page && contentOf(page) });
  } catch (error) {
    const told = error instanceof Error ? (error.stack ?? error.message) : String(error);
    send({ id, error: told.slice(0, 5_000) });
  }
}
