// @vitest-environment node
import { endpoints } from '@porao/contracts';
import { describe, expect, it } from 'vitest';
import { answerData, keptAnswers } from './data.ts';
import { dataCacheOf, isKnownCache, keepDataOf } from './kept.ts';
import { isOfflineRead } from './offline-reads.ts';
import { fetched, offline, storeNamed, stores, to, whileAlive, work } from './testing/caches.ts';

const answers = (owner: string | null) => storeNamed(dataCacheOf(owner)).held;

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
    await ask('Account 7');
    await ask('', '{"page":1}');
    await Promise.all(work);
    offline();
    await expect(ask('Account 8')).rejects.toThrow('offline');
    await expect(ask()).rejects.toThrow('offline');
    await expect(ask('', '{"page":2}')).rejects.toThrow('offline');
    expect(await (await ask('Account 7')).text()).toBe('hers');
    expect(await (await ask('', '{"page":1}')).text()).toBe('hers');
  });

  it('goes when its owner is not signed in any more', async () => {
    fetched.mockImplementation(async () => new Response('hers'));
    await ask('Account 7');
    await Promise.all(work);
    await keepDataOf('7');
    expect([...stores.keys()]).toEqual([dataCacheOf('7')]);
    await keepDataOf(null);
    expect([...stores.keys()]).toEqual([]);
  });

  it("SHL-169 of two accounts in one browser is each its own, and not a guest's", async () => {
    for (const account of ['7', '8']) {
      fetched.mockImplementation(async () => new Response(`of ${account}`));
      await ask(`Account ${account}`);
      await Promise.all(work);
    }
    expect([...stores.keys()]).toEqual([dataCacheOf('7'), dataCacheOf('8')]);
    offline();
    expect(await (await ask('Account 7')).text()).toBe('of 7');
    expect(await (await ask('Account 8')).text()).toBe('of 8');
    await expect(ask()).rejects.toThrow('offline');
    await expect(ask('Account guest')).rejects.toThrow('offline');
  });

  it('SHL-169 of a page of the version before is of the account of its token', async () => {
    fetched.mockImplementation(async () => new Response('hers'));
    await ask(`Bearer h.${btoa(JSON.stringify({ sub: '7', exp: 1 }))}.s`);
    await Promise.all(work);
    expect([...stores.keys()]).toEqual([dataCacheOf('7')]);
    offline();
    expect(await (await ask('Account 7')).text()).toBe('hers');
  });

  it('SHL-169 that a worker of the version before kept goes with the next page', async () => {
    await caches.open('porao-data-2-guest');
    await caches.open(dataCacheOf('7'));
    await keepDataOf('7');
    expect([...stores.keys()]).toEqual([dataCacheOf('7')]);
  });

  it('SHL-169 that comes after its owner signed out is not there for anybody, nor for who signed in meanwhile', async () => {
    let answer = (_: Response) => {};
    fetched.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    const asked = ask('Account 7');
    await expect.poll(() => fetched.mock.calls).toHaveLength(1);
    await keepDataOf('8');
    answer(new Response('hers'));
    await asked;
    await Promise.all(work);
    expect([...stores.keys()]).toEqual([]);
    offline();
    await expect(ask('Account 8')).rejects.toThrow('offline');
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

  it('OPS-114 of one load answers other loads, whatever their trace is', async () => {
    const askIn = (traceparent: string) =>
      answerData(to('/api/job-board/7', { headers: { traceparent } }), whileAlive);
    fetched.mockImplementation(async () => new Response('first'));
    await askIn('00-a-b-01');
    await Promise.all(work);
    offline();
    expect(await (await askIn('00-c-d-01')).text()).toBe('first');
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
