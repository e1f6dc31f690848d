import type { CDPSession, Page } from '@playwright/test';
import { noticeStreamPath } from '@porao/contracts/page';
import { accounts, signIn } from '../support/accounts.ts';
import { newFamily } from '../support/family.ts';
import { registryOf, released } from '../support/releases.ts';
import type { TestSite } from '../support/site.ts';
import { expect, isolatedTest as test } from '../support/test.ts';
import { changedText } from '../support/variants.ts';

const form = '/tutor/settings/social-media';
const typed = 'https://www.linkedin.com/in/nusrat-jahan';
const title = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

const publish = (site: TestSite, name: string, ...more: string[]) =>
  released(site, 'publish', 'mfe-tutor', '--dist', changedText('mfe-tutor', 'Set a link', name), ...more);

/** Reads the stream as a page does; `told` has the times of the revisions. */
async function follow({ url }: TestSite, token: string, leave: AbortSignal) {
  const told: number[] = [];
  const answer = await fetch(url + noticeStreamPath, {
    headers: { authorization: `Bearer ${token}` },
    signal: leave,
  });
  void (async () => {
    for await (const text of answer.body?.pipeThrough(new TextDecoderStream()) ?? [])
      told.push(...Array.from(text.matchAll(/event: releases\n/g), () => Date.now()));
  })().catch(() => {});
  return { status: answer.status, told };
}

test('SHL-183 SHL-184 20 pages and 180 clients are told of a rollback in 10 s, and no typed character is lost', async ({
  browser,
  site,
}) => {
  test.setTimeout(300_000);
  await publish(site, 'Set a broken link', '--activate');
  const leave = new AbortController();
  const families = await Promise.all(Array.from({ length: 9 }, () => newFamily(site)));
  const clients = await Promise.all(
    families.flatMap(({ record }) =>
      Array.from({ length: 20 }, () => follow(site, record.token, leave.signal)),
    ),
  );
  expect(new Set(clients.map(({ status }) => status))).toEqual(new Set([200]));

  const pages: Page[] = [];
  const { readyTutor, chattogramTutor } = accounts;
  // A browser opens six connections to a site, and each page that is visible holds one for its stream.
  for (const account of [readyTutor, chattogramTutor, readyTutor, chattogramTutor, readyTutor]) {
    const context = await browser.newContext({ baseURL: site.url, serviceWorkers: 'block' });
    await signIn(context, site.url, account);
    for (let page = 0; page < 4; page++) pages.push(await context.newPage());
  }
  const opened = pages.map(async (page) => {
    const stream = page.waitForResponse((answer) => answer.url().endsWith(noticeStreamPath));
    await page.goto(form);
    await expect(title(page, 'Set a broken link')).toBeVisible();
    await stream;
  });
  await Promise.all(opened);
  await expect.poll(() => clients.every(({ told }) => told.length === 1)).toBe(true);

  // A part of each text is typed while the release is taken back.
  const link = (page: Page) => page.getByLabel('Link', { exact: true });
  const typing = pages.map((page) => link(page).pressSequentially(typed, { delay: 60 }));
  await released(site, 'rollback', 'mfe-tutor');
  const since = Date.now();
  await Promise.all(typing);
  const healed = pages.map((page) => expect(title(page, 'Set a link')).toBeVisible({ timeout: 30_000 }));
  await Promise.all(healed);
  for (const page of pages) await expect(link(page)).toHaveValue(typed);
  await expect.poll(() => clients.filter(({ told }) => told.length > 1).length).toBeGreaterThanOrEqual(179);
  const late = clients.filter(({ told: [, at = Number.POSITIVE_INFINITY] }) => at - since > 10_000);
  expect(late.length).toBeLessThanOrEqual(1);
  leave.abort();
});

interface HeapSnapshot {
  readonly snapshot: { readonly meta: { readonly node_fields: string[]; readonly node_types: [string[]] } };
  readonly nodes: number[];
  readonly strings: string[];
}

/** Bytes of what scripts have made, and all texts. Machine code is left out: the browser makes more of it as functions of
 * the shell are called more often. */
async function heapOf(inspector: CDPSession) {
  const chunks: string[] = [];
  const keep = ({ chunk }: { chunk: string }) => void chunks.push(chunk);
  inspector.on('HeapProfiler.addHeapSnapshotChunk', keep);
  await inspector.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  inspector.off('HeapProfiler.addHeapSnapshotChunk', keep);
  const { snapshot, nodes, strings } = JSON.parse(chunks.join('')) as HeapSnapshot;
  const {
    node_fields: fields,
    node_types: [types],
  } = snapshot.meta;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  let bytes = 0;
  for (let at = 0; at < nodes.length; at += fields.length)
    if (!/^(code|native)$/.test(types[nodes[at + type] ?? 0] ?? '')) bytes += nodes[at + size] ?? 0;
  return { bytes, texts: strings };
}

test('SHL-186 a page in which 20 releases were replaced needs no more memory', async ({
  page,
  context,
  site,
}) => {
  test.setTimeout(600_000);
  const names = Array.from({ length: 21 }, (_, round) => `Set a link ${round}`);
  for (const name of names) await publish(site, name);
  const { releases = [] } = (await registryOf(site)).apps['mfe-tutor'] ?? {};
  const ids = releases.slice(-names.length);
  await released(site, 'activate', 'mfe-tutor', ids.at(-1) ?? '');

  await page.clock.install();
  await signIn(context, site.url, accounts.readyTutor);
  await page.goto(form);
  await expect(title(page, names.at(-1) ?? '')).toBeVisible();
  const inspector = await context.newCDPSession(page);
  const heaps: Awaited<ReturnType<typeof heapOf>>[] = [];
  for (let round = names.length - 2; round >= 0; round--) {
    await released(site, 'activate', 'mfe-tutor', ids[round] ?? '');
    await expect(async () => {
      await page.clock.fastForward(61_000);
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await expect(title(page, names[round] ?? '')).toBeVisible({ timeout: 3_000 });
    }).toPass();
    if (round === 0 || round === names.length - 4) heaps.push(await heapOf(inspector));
  }
  const [third, last] = heaps;
  expect((last?.bytes ?? 0) / (third?.bytes ?? 0)).toBeLessThan(1.1);
  // The federation runtime keeps the container of the first one.
  const replaced = names.slice(1, -1);
  expect(last?.texts).toContain(names[0]);
  expect(last?.texts.filter((text) => replaced.includes(text))).toEqual([]);
});
