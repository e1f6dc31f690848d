import { noticeStreamPath } from '@porao/contracts/page';
import { noticeFeedPath } from '@porao/server';
import { pino } from 'pino';
import { expect, it, onTestFinished, vi } from 'vitest';
import { activate, endCanary, rollback, startCanary } from '../../registry/index.ts';
import { publishBuild, tester, tutorInfo } from '../../testing/fixtures.ts';
import { startLive, startServer } from '../../testing/gateway.ts';
import { loadSite } from '../site/site.ts';
import { withdrawals } from '../site/withdrawn.ts';

/** A site whose API knows one account. */
async function startSite() {
  const { url: API_URL } = await startServer((request, response) => {
    if (request.url === noticeFeedPath) return response.writeHead(200).write(':\n\n');
    const until = Date.now() + 60_000;
    return response.end(JSON.stringify({ account: 'a', session: 'a-1', until, unread: 0 }));
  });
  const site = await startLive({ API_URL });
  const next = await publishBuild(site.driver, tutorInfo, 'two');
  return { ...site, next };
}

/** The revisions that an open page has been told. */
async function follow(url: string) {
  const leave = new AbortController();
  onTestFinished(() => leave.abort());
  const answer = await fetch(url + noticeStreamPath, {
    headers: { authorization: 'Bearer a' },
    signal: leave.signal,
  });
  const seen = {
    text: '',
    revisions: () => [...seen.text.matchAll(/event: releases\ndata:(\d+)\n/g)].length,
  };
  void (async () => {
    for await (const text of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) seen.text += text;
  })().catch(() => {});
  await expect.poll(seen.revisions).toBe(1);
  return seen;
}

const withdrawn = async (url: string, made: Record<string, string>, cookie = '') => {
  const query = new URLSearchParams(made);
  const answer = await fetch(`${url}/_gateway/revision?${String(query)}`, { headers: { cookie } });
  return ((await answer.json()) as { withdrawn: string[] }).withdrawn;
};

it('SHL-182 names the apps of a page whose release was taken back, and no newer or unknown release', async () => {
  const { url, driver, tutor, next } = await startSite();
  expect(await withdrawn(url, {})).toEqual([]);
  await activate(driver, { 'mfe-tutor': next }, tester);
  expect(await withdrawn(url, { 'mfe-tutor': tutor })).toEqual([]);
  expect(await withdrawn(url, { 'mfe-tutor': next })).toEqual([]);
  await rollback(driver, 'mfe-tutor', undefined, tester);
  expect(await withdrawn(url, { 'mfe-tutor': next })).toEqual(['mfe-tutor']);
  expect(await withdrawn(url, { 'mfe-tutor': tutor, 'mfe-none': next, constructor: next })).toEqual([]);
  expect(await withdrawn(url, { 'mfe-tutor': '000000000000' })).toEqual([]);
  // To one that was published later: the log alone tells this from an activation.
  await rollback(driver, 'mfe-tutor', next, tester);
  expect(await withdrawn(url, { 'mfe-tutor': next })).toEqual([]);
  await expect.poll(() => withdrawn(url, { 'mfe-tutor': tutor })).toEqual(['mfe-tutor']);
  await activate(driver, { 'mfe-tutor': tutor }, tester);
  await activate(driver, { 'mfe-tutor': next }, tester);
  await expect.poll(() => withdrawn(url, { 'mfe-tutor': tutor })).toEqual([]);
});

it('SHL-182 a canary is taken back from its visitors when it ends, and not before', async () => {
  const { url, driver, next } = await startSite();
  await startCanary(driver, { 'mfe-tutor': next }, 0, tester);
  const ask = () => withdrawn(url, { 'mfe-tutor': next }, 'porao_team=1');
  expect(await ask()).toEqual([]);
  await endCanary(driver, 'mfe-tutor', tester);
  expect(await ask()).toEqual(['mfe-tutor']);
});

it('SHL-182 a log that does not answer, or lacks the line of a change, is read again', async () => {
  const { driver, tutor, next } = await startSite();
  await activate(driver, { 'mfe-tutor': next }, tester);
  await activate(driver, { 'mfe-tutor': tutor }, tester);
  await rollback(driver, 'mfe-tutor', next, tester);
  const log = await driver.readAudit(100);
  const readAudit = vi.fn(async () => log).mockRejectedValueOnce(new Error('away'));
  readAudit.mockResolvedValueOnce(log.slice(0, -1));
  const site = await loadSite(driver, (await driver.read()).registry, pino({ level: 'silent' }));
  const isWithdrawn = withdrawals({ ...driver, readAudit });
  const ask = () => isWithdrawn(site, 'mfe-tutor', tutor);
  expect(await ask()).toBe(false);
  await expect.poll(ask).toBe(true);
  expect(readAudit).toHaveBeenCalledTimes(3);
});

it('SHL-183 an open page is told when it begins to read and when a release is taken back, and of nothing newer', async () => {
  const { url, driver, next } = await startSite();
  const page = await follow(url);
  await activate(driver, { 'mfe-tutor': next }, tester);
  const later = await follow(url);
  await rollback(driver, 'mfe-tutor', undefined, tester);
  for (const { revisions } of [page, later]) await expect.poll(revisions).toBe(2);
  await rollback(driver, 'mfe-tutor', next, tester);
  await expect.poll(page.revisions).toBe(3);
  // Shells of before take what follows the space for a number of notices.
  expect(page.text.match(/data: .*/g)).toEqual(['data: 0']);
});
