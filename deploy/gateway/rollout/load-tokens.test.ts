import { expect, it } from 'vitest';
import type { Canary, LiveShell, Site } from '../site/site.ts';
import { loadTokens, readLoads, tokenSeconds } from './load-tokens.ts';

const app = (name: string, id: string) => ({ release: { name, id }, base: '/' }) as LiveShell;
const [old, next] = ['aaaaaaaaaaaa', 'bbbbbbbbbbbb'];
const canaryWith = (key: string): Canary => ({
  app: app('mfe-tutor', next),
  stable: old,
  percent: 50,
  run: { id: 'run', key },
});
const canary = canaryWith('k'.repeat(22));
const siteWith = (release: string, more: Partial<Site> = {}): Site => ({
  revision: 1,
  shell: app('shell', 'cccccccccccc'),
  remotes: [app('mfe-tutor', release)],
  canaries: [canary],
  serviceWorker: 'on',
  previews: {},
  apps: {},
  ...more,
});

it('OPS-111 prove which release a page had and which network it was sent to, without its address', () => {
  const [one] = readLoads(loadTokens(siteWith(next), '203.0.113.1'), [canary]);
  const [two] = readLoads(loadTokens(siteWith(old), '203.0.113.1'), [canary]);
  expect(one).toMatchObject({ side: 'canary' });
  expect(two).toMatchObject({ side: 'stable', network: one?.network });
  expect(one?.id).not.toBe(two?.id);
  expect(one?.network).not.toContain('203');
  const [other] = readLoads(loadTokens(siteWith(next), '203.0.113.2'), [canary]);
  expect(other?.network).not.toBe(one?.network);
});

it('OPS-111 name one network for all of a /48, as one customer may have it', () => {
  const nameOf = (network: string) => readLoads(loadTokens(siteWith(next), network), [canary])[0]?.network;
  expect(nameOf('2001:db8:1:2::/64')).toBe(nameOf('2001:db8:1:ff03::/64'));
  expect(nameOf('2001:db8:1:2::/64')).not.toBe(nameOf('2001:db8:2:2::/64'));
});

it('OPS-111 are worth nothing when they are changed, old, of another canary, or of another app', () => {
  const token = loadTokens(siteWith(next), '203.0.113.1');
  // The last letter holds four bits: a change of the other two would change nothing. "Q" differs from "A" in the first.
  const at = (index: number) =>
    token.slice(0, index) + (token[index] === 'A' ? 'Q' : 'A') + token.slice(index + 1);
  for (let index = 'mfe-tutor:'.length; index < token.length; index += 1)
    expect(readLoads(at(index), [canary])).toEqual([]);
  expect(readLoads(token, [canary], Date.now() + (tokenSeconds + 1) * 1_000)).toEqual([]);
  expect(readLoads(token, [canaryWith('l'.repeat(22))])).toEqual([]);
  expect(readLoads(token, [{ ...canary, app: app('mfe-tutor', 'dddddddddddd') }])).toEqual([]);
  expect(readLoads(token.replace('mfe-tutor', 'shell'), [canary])).toEqual([]);
  for (const text of ['', ' ', ':', 'mfe-tutor:', 'mfe-tutor:AAAA'])
    expect(readLoads(text, [canary])).toEqual([]);
});

it('OPS-111 come only while a canary runs, and not with releases of one browser', () => {
  expect(loadTokens(siteWith(old, { canaries: [] }), '203.0.113.1')).toBe('');
  expect(loadTokens(siteWith(next, { overrides: [] }), '203.0.113.1')).toBe('');
  expect(loadTokens(siteWith('dddddddddddd'), '203.0.113.1')).toBe('');
});
