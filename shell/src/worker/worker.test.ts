// @vitest-environment node
import { pageDataStart, traceName } from '@porao/contracts/page';
import { describe, expect, it, vi } from 'vitest';
import { answerFile, keepFiles } from './files.ts';
import { answerPage, isPage, keepPage, pageWait, stateOf } from './pages.ts';
import { addressOf, fetched, offline, store, to, whileAlive, work } from './testing/caches.ts';

function html(release: string, { language = 'en', files = ['a.js'] } = {}): string {
  const base = `/releases/mfe-x/${release}/`;
  const page = {
    language,
    files: files.map((file) => ({ url: base + file, integrity: 'sha384-x' })),
    shell: { base: '/releases/shell/s1/' },
    remotes: [{ base }],
  };
  return `<!doctype html><html><head>${pageDataStart} nonce="n">${JSON.stringify(page)}</script></head></html>`;
}

describe('pages', () => {
  it('SHL-160 are what is opened, but for calls, such as the way back from a payment provider', () => {
    const opened = { mode: 'navigate' } as const;
    expect(isPage(opened, { pathname: '/tutor/payment/invoice' })).toBe(true);
    expect(isPage(opened, { pathname: '/api/payments/return/0a1b' })).toBe(false);
    expect(isPage({ mode: 'cors' }, { pathname: '/tutor/payment/invoice' })).toBe(false);
  });

  it('names its files with their hashes, and what is live', () => {
    expect(stateOf(html('r1'))).toMatchObject({
      language: 'en',
      files: [{ url: '/releases/mfe-x/r1/a.js', integrity: 'sha384-x' }],
    });
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

  it('OPS-114 are kept without the trace of the load that they came with, whose browser still has it', async () => {
    const mark = `${traceName};desc="00-a-b-01"`;
    const headers = { 'content-security-policy': "default-src 'none'", 'server-timing': mark };
    fetched.mockImplementation(async (request) =>
      addressOf(request).includes('/releases/')
        ? new Response('file')
        : new Response(html('r1'), { headers }),
    );
    expect((await answerPage(to('/'), whileAlive)).headers.get('server-timing')).toBe(mark);
    await Promise.all(work);
    const kept = await store('pages').match('/_kept/page-en');
    expect(kept?.headers.get('content-security-policy')).toBe("default-src 'none'");
    expect(kept?.headers.has('server-timing')).toBe(false);
    expect(await kept?.text()).toBe(html('r1'));
  });

  it('SHL-062 that name no files, as those with what is of a person, are shown and not kept', async () => {
    fetched.mockImplementation(async () => new Response(html('r1').replace('"files"', '"none"')));
    expect((await answerPage(to('/tutor/dashboard'), whileAlive)).ok).toBe(true);
    await Promise.all(work);
    expect(store('pages').held.size).toBe(0);
  });

  it('OPS-430 of an older state go in both languages, with the files of releases before it', async () => {
    fetched.mockImplementation(async () => new Response('file'));
    await keepPage(new Response(html('r1', { language: 'bn' })));
    await keepPage(new Response(html('r1')));
    expect(store('pages').held.size).toBe(2);
    await keepPage(new Response(html('r2')));
    expect([...store('pages').held.keys()]).toEqual(['http://site/_kept/page-en']);
    // To go back to the state before needs nothing of the network.
    const [before, now] = ['r1', 'r2'].map((release) => `http://site/releases/mfe-x/${release}/a.js`);
    expect([...store('files').held.keys()]).toEqual([before, now]);
    await keepPage(new Response(html('r3')));
    expect([...store('files').held.keys()]).toEqual([now, 'http://site/releases/mfe-x/r3/a.js']);
  });

  it('OPS-130 of another origin have their files kept by whole addresses, and go with their release', async () => {
    const cdn = 'https://cdn.example';
    const moved = (release: string) => html(release).replaceAll('"/releases/mfe-x', `"${cdn}/releases/mfe-x`);
    fetched.mockImplementation(async () => new Response('file'));
    await keepPage(new Response(moved('r1')));
    expect([...store('files').held.keys()]).toEqual([`${cdn}/releases/mfe-x/r1/a.js`]);
    await keepPage(new Response(moved('r2')));
    // The site itself again.
    await keepPage(new Response(html('r2')));
    expect([...store('files').held.keys()]).toEqual([
      `${cdn}/releases/mfe-x/r2/a.js`,
      'http://site/releases/mfe-x/r2/a.js',
    ]);
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
    for (const state of ['two', 'three']) await keepPage(new Response(slim(state)));
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

  it.each([
    [undefined, 'bn'],
    ['en', 'en'],
    ['bn', 'bn'],
  ])(
    'SHL-148 without a network, with the choice %s after a page in Bengali, are in %s',
    async (chosen, language) => {
      await keepPage(new Response(html('r1', { language: 'bn', files: [] })));
      if (chosen === 'en') await keepPage(new Response(html('r1', { files: [] })));
      vi.stubGlobal('cookieStore', { get: async () => (chosen ? { value: chosen } : null) });
      offline();
      expect(await (await answerPage(to('/'), whileAlive)).text()).toBe(html('r1', { language, files: [] }));
      vi.stubGlobal('cookieStore', undefined);
    },
  );

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
    await answerFile(to(path), whileAlive);
    await Promise.all(work);
    await answerFile(to(path), whileAlive);
    expect(fetched).toHaveBeenCalledOnce();
    await answerFile(to(path, { cache: 'reload' }), whileAlive);
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('that are missing or damaged are not kept', async () => {
    fetched.mockResolvedValueOnce(new Response('no', { status: 404 }));
    expect((await answerFile(to('/releases/x/1/a.js'), whileAlive)).status).toBe(404);
    offline();
    expect(await keepFiles([{ url: '/releases/x/1/b.js', integrity: 'sha384-y' }])).toBe(false);
    expect(store('files').held.size).toBe(0);
  });
});
