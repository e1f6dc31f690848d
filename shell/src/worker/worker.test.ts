// @vitest-environment node

import { endpoints } from '@porao/contracts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answerData, keptAnswers } from './data.ts';
import { answerFile, keepFiles } from './files.ts';
import { cacheNames, dataCacheOf, isKnownCache, keepDataOf } from './kept.ts';
import { isOfflineRead } from './offline-reads.ts';
import { answerPage, filesOf, keepPage, pageWait, stateOf } from './pages.ts';

const addressOf = (request: RequestInfo | URL): string =>
  new URL(request instanceof Request ? request.url : request, 'http://site').href;

/** Cache storage in memory, by address. */
class FakeCache {
  readonly held = new Map<string, Response>();
  async match(request: RequestInfo | URL) {
    return this.held.get(addressOf(request))?.clone();
  }
  async put(request: RequestInfo | URL, answer: Response) {
    this.held.set(addressOf(request), answer);
  }
  async delete(request: RequestInfo | URL) {
    return this.held.delete(addressOf(request));
  }
  async keys() {
    return [...this.held.keys()].map((url) => new Request(url));
  }
}

let stores: Map<string, FakeCache>;
const storeNamed = (name: string) => {
  const found = stores.get(name) ?? new FakeCache();
  stores.set(name, found);
  return found;
};
const store = (name: keyof typeof cacheNames) => storeNamed(cacheNames[name]);
const answers = (owner: string | null) => storeNamed(dataCacheOf(owner)).held;
const fetched = vi.fn<(request: RequestInfo | URL, init?: RequestInit) => Promise<Response>>();
const work: Promise<unknown>[] = [];
const whileAlive = (promise: Promise<unknown>) => void work.push(promise);

beforeEach(() => {
  stores = new Map();
  work.length = 0;
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('caches', {
    open: async (name: string) => storeNamed(name),
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
  });
});

const to = (path: string, init?: RequestInit) => new Request(`http://site${path}`, init);
const offline = () => fetched.mockRejectedValue(new TypeError('offline'));

function html(release: string, { language = 'en', files = ['a.js'] } = {}): string {
  const page = { shell: { base: '/releases/shell/s1/' }, remotes: [{ base: `/releases/mfe-x/${release}/` }] };
  const tags = files.map(
    (file) => `<link rel="preload" href="/releases/mfe-x/${release}/${file}" integrity="sha384-x">`,
  );
  return `<!doctype html><html lang="${language}"><head>${tags.join('')}<script type="application/json" id="porao-page" nonce="n">${JSON.stringify(page)}</script></head></html>`;
}

describe('pages', () => {
  it('names its files with their hashes, and what is live', () => {
    expect(filesOf(html('r1'))).toEqual([{ url: '/releases/mfe-x/r1/a.js', integrity: 'sha384-x' }]);
    expect(stateOf(html('r1'))?.name).not.toBe(stateOf(html('r2'))?.name);
    expect(stateOf('<html lang="en">The site is being prepared.</html>')).toBeUndefined();
  });

  it('come from the network while it answers, and are kept with every file they start with', async () => {
    fetched.mockImplementation(async (request) =>
      addressOf(request).includes('/releases/') ? new Response('file') : new Response(html('r2')),
    );
    store('pages').held.set('http://site/_kept/page-en', new Response(html('r1')));
    const answer = await answerPage(to('/'), whileAlive);
    expect(await answer.text()).toContain('r2');
    await Promise.all(work);
    const now = await store('pages').match('/_kept/page-en');
    expect(await now?.text()).toContain('r2');
    expect([...store('files').held.keys()]).toEqual(['http://site/releases/mfe-x/r2/a.js']);
    expect(fetched).toHaveBeenCalledWith(
      '/releases/mfe-x/r2/a.js',
      expect.objectContaining({ integrity: 'sha384-x' }),
    );
  });

  it('are not kept when one of their files cannot be had: no mixed release is ever shown', async () => {
    store('pages').held.set('http://site/_kept/page-en', new Response(html('r1')));
    fetched.mockImplementation(async (request) =>
      addressOf(request).endsWith('b.js') ? new Response('gone', { status: 404 }) : new Response('file'),
    );
    await keepPage(new Response(html('r2', { files: ['a.js', 'b.js'] })));
    const now = await store('pages').match('/_kept/page-en');
    expect(await now?.text()).toContain('r1');
  });

  it('of an older state go in both languages, with the files of releases that are gone', async () => {
    fetched.mockImplementation(async () => new Response('file'));
    await keepPage(new Response(html('r1', { language: 'bn' })));
    await keepPage(new Response(html('r1')));
    expect(store('pages').held.size).toBe(2);
    await keepPage(new Response(html('r2')));
    expect([...store('pages').held.keys()]).toEqual(['http://site/_kept/page-en']);
    expect([...store('files').held.keys()]).toEqual(['http://site/releases/mfe-x/r2/a.js']);
  });

  it('that carry one remote are kept with what leads to the others, whose files then stay', async () => {
    const slim = (state: string) =>
      html('r1').replace('"remotes":', `"site":"/_gateway/site/${state}/","remotes":`);
    fetched.mockImplementation(async (request) =>
      addressOf(request).endsWith('/routes.json')
        ? Response.json([{ name: 'mfe-y', base: '/releases/mfe-y/s1/', paths: ['/y'], areas: [] }])
        : new Response('file'),
    );
    await keepFiles([{ url: '/releases/mfe-y/s1/y.js' }, { url: '/releases/mfe-y/s0/y.js' }]);
    await keepPage(new Response(slim('one')));
    expect([...store('files').held.keys()].sort()).toEqual([
      'http://site/_gateway/site/one/routes.json',
      'http://site/releases/mfe-x/r1/a.js',
      'http://site/releases/mfe-y/s1/y.js',
    ]);
    await keepPage(new Response(slim('two')));
    expect([...store('files').held.keys()]).not.toContain('http://site/_gateway/site/one/routes.json');
  });

  it('are answered from what is kept without a network, at any address, and after a while of silence', async () => {
    store('pages').held.set('http://site/_kept/page-en', new Response(html('r1')));
    offline();
    expect(await (await answerPage(to('/job-details/7'), whileAlive)).text()).toContain('r1');

    vi.useFakeTimers();
    fetched.mockImplementation(() => new Promise(() => {}));
    const silent = answerPage(to('/'), whileAlive);
    await vi.advanceTimersByTimeAsync(pageWait);
    vi.useRealTimers();
    expect(await (await silent).text()).toContain('r1');
  });

  it("are taken from the browser's early request where there is one", async () => {
    fetched.mockImplementation(async () => new Response('file'));
    const early = Promise.resolve(new Response(html('r3')));
    expect(await (await answerPage(to('/'), whileAlive, early)).text()).toContain('r3');
    await Promise.all(work);
    expect(fetched).not.toHaveBeenCalledWith(expect.any(Request));
    expect(store('pages').held.size).toBe(1);
  });

  it('fail as they would without a worker when nothing is kept', async () => {
    offline();
    await expect(answerPage(to('/'), whileAlive)).rejects.toThrow('offline');
  });
});

describe('files of releases', () => {
  it('are fetched once; past the cache when a page asks so', async () => {
    fetched.mockImplementation(async () => new Response('file'));
    const path = '/releases/mfe-x/r1/a.js';
    await answerFile(to(path));
    await answerFile(to(path));
    expect(fetched).toHaveBeenCalledOnce();
    await answerFile(to(path, { cache: 'reload' }));
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('that are missing or damaged are not kept', async () => {
    fetched.mockResolvedValueOnce(new Response('no', { status: 404 }));
    expect((await answerFile(to('/releases/x/1/a.js'))).status).toBe(404);
    offline();
    expect(await keepFiles([{ url: '/releases/x/1/b.js', integrity: 'sha384-y' }])).toBe(false);
    expect(store('files').held.size).toBe(0);
  });
});

describe('data', () => {
  it('is kept for the calls that are declared offline, and for no other', () => {
    const kept = Object.keys(endpoints).filter((key) => {
      const [method = '', path = ''] = key.split(' ');
      return isOfflineRead({ method }, { pathname: path.replace(/:\w+/g, '7') });
    });
    const declared = Object.entries(endpoints).filter(([, endpoint]) => 'offline' in endpoint);
    expect(kept).toEqual(declared.map(([key]) => key));
  });

  it('is not kept for what looks like such a call', () => {
    for (const pathname of [
      '/api/job-board/7/posting',
      '/api/routine/7',
      '/x/api/routine',
      '/storage/tutor/a.pdf',
    ])
      expect(isOfflineRead({ method: 'GET' }, { pathname })).toBe(false);
    expect(isOfflineRead({ method: 'PUT' }, { pathname: '/api/v1/user' })).toBe(false);
  });

  const ask = (authorization = '', body?: string) =>
    answerData(
      body === undefined
        ? to('/api/job-board/7', { headers: { authorization } })
        : to('/job-board', { method: 'POST', body, headers: { authorization } }),
      whileAlive,
    );

  it('is always asked from the network, and answered from what was kept without one', async () => {
    fetched.mockImplementation(async () => new Response('first'));
    await ask();
    await Promise.all(work);
    fetched.mockImplementation(async () => new Response('second'));
    expect(await (await ask()).text()).toBe('second');
    await Promise.all(work);
    offline();
    expect(await (await ask()).text()).toBe('second');
  });

  it('of one person or one search is no answer for another', async () => {
    fetched.mockImplementation(async () => new Response('hers'));
    await ask('Bearer hers');
    await ask('', '{"page":1}');
    await Promise.all(work);
    offline();
    await expect(ask('Bearer his')).rejects.toThrow('offline');
    await expect(ask()).rejects.toThrow('offline');
    await expect(ask('', '{"page":2}')).rejects.toThrow('offline');
    expect(await (await ask('Bearer hers')).text()).toBe('hers');
    expect(await (await ask('', '{"page":1}')).text()).toBe('hers');
  });

  const tokenOf = (sub: string) => `Bearer h.${btoa(JSON.stringify({ sub }))}.s`;

  it('goes when its owner is not signed in any more, with what older workers kept', async () => {
    fetched.mockImplementation(async () => new Response('hers'));
    await ask(tokenOf('7'));
    await Promise.all(work);
    storeNamed('porao-data-1');
    await keepDataOf('7');
    expect([...stores.keys()]).toEqual([dataCacheOf('7')]);
    await keepDataOf(null);
    expect([...stores.keys()]).toEqual([]);
  });

  it('that comes after its owner is gone is not there for anybody', async () => {
    let answer = (_: Response) => {};
    fetched.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    const asked = ask(tokenOf('7'));
    await vi.waitFor(() => expect(fetched).toHaveBeenCalled());
    await keepDataOf(null);
    answer(new Response('hers'));
    await asked;
    await Promise.all(work);
    expect([...stores.keys()]).toEqual([]);
  });

  it('of an account is under a name that this worker leaves and older ones delete', () => {
    expect(isKnownCache(dataCacheOf('7'))).toBe(true);
    expect(isKnownCache('porao-data-1')).toBe(false);
  });

  it('in one language is no answer in the other', async () => {
    const askIn = (language: string) =>
      answerData(to('/api/city/select', { headers: { 'accept-language': language } }), whileAlive);
    fetched.mockImplementation(async () => new Response('Dhaka'));
    await askIn('en');
    await Promise.all(work);
    offline();
    await expect(askIn('bn')).rejects.toThrow('offline');
    expect(await (await askIn('en')).text()).toBe('Dhaka');
  });

  it('that the server refused is not kept, and a refusal stays one', async () => {
    fetched.mockResolvedValue(new Response('no', { status: 401 }));
    expect((await ask()).status).toBe(401);
    await Promise.all(work);
    expect(answers(null).size).toBe(0);
  });

  it('is bounded: the oldest goes first', async () => {
    fetched.mockImplementation(async () => new Response('x'));
    for (let count = 0; count <= keptAnswers; count += 1) {
      await ask('', String(count));
      await Promise.all(work);
    }
    expect(answers(null).size).toBe(keptAnswers);
    offline();
    await expect(ask('', '0')).rejects.toThrow('offline');
  });
});
