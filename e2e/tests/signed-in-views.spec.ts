import { Agent, createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Locator } from '@playwright/test';
import { accounts, cookieHeader, putSession, type Session, sessionOf } from '../support/accounts.ts';
import { typedHeaders } from '../support/documents.ts';
import { withGateway } from '../support/gateway.ts';
import { holdFiles } from '../support/held-files.ts';
import { noteShifts, shiftsOf } from '../support/layout-shift.ts';
import { navigationsOf } from '../support/requests.ts';
import { views } from '../support/signed-in-views.ts';
import { pendingRequests, untilReady } from '../support/sweep.ts';
import { expect, test } from '../support/test.ts';

const looks = [
  { language: 'en', mode: 'light', width: 1280 },
  { language: 'bn', mode: 'dark', width: 360 },
] as const;

const cookieOf = (record: Session, language: string) =>
  `${cookieHeader(record)}; gt_selected_language=${language}`;

const documentOf = (url: string, cookie: string, agent: Agent | false = false) =>
  new Promise<string>((resolve, reject) => {
    get(url, { agent, headers: typedHeaders(cookie) }, (answer) => {
      const parts: string[] = [];
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => parts.push(part));
      answer.on('end', () => resolve(parts.join('')));
    }).on('error', reject);
  });

const callOf = (url: string) => {
  const { pathname, search } = new URL(url, 'http://localhost');
  return (pathname + search).replace(/(?<=_id=|\/job-board\/)\d+/g, ':n');
};

const hasContent = (html: string) => html.includes('id="porao-first"');

async function readAs(url: string, token: string, language = 'en'): Promise<unknown> {
  const headers = { authorization: `Bearer ${token}`, 'accept-language': language };
  return (await fetch(url, { headers })).json();
}

/** The words of a page without those of slots, which come with scripts, and without how long ago something was, which may
 * be a minute more by the time scripts run. */
const wordsOf = async (page: Locator) => {
  // Read at once: a slot may come between two reads.
  const words = await page.evaluate((element: HTMLElement) => {
    const slots = [...element.querySelectorAll<HTMLElement>('[data-slot]')];
    return slots.reduce((text, slot) => text.replace(slot.innerText, ''), element.innerText);
  });
  return words.replaceAll(/^.* (ago|আগে)$/gm, 'earlier').replaceAll(/\n+/g, '\n');
};

for (const { name, path: pathOf, phone, reads, isPublic } of views)
  for (const { language, mode, width } of looks)
    test(`SHL-067 ${name} is seen before its scripts, and they change nothing of it (${language}, ${mode}, ${width})`, async ({
      page,
      context,
      site,
    }) => {
      const record = await sessionOf(site.url, phone);
      const path = await pathOf(site.url, record);
      const { data } = (await readAs(`${site.url}/api/v1/user`, record.token)) as {
        data: { name: string; photo: string | null };
      };
      await putSession(context, site.url, record);
      await context.addCookies([{ name: 'gt_selected_language', value: language, url: site.url }]);
      await page.emulateMedia({ colorScheme: mode });
      await page.setViewportSize({ width, height: 800 });
      const asked: string[] = [];
      page.on('request', (request) => asked.push(callOf(request.url())));
      await noteShifts(context);
      const release = await holdFiles(page);
      const pending = pendingRequests(page);
      const view = page.locator('#porao-first');
      const heading = page.getByRole('heading', { level: 1 });
      const initials = data.name.replaceAll(/(\w)\w* ?/g, '$1');
      const photo = view.locator(`img[src$="${data.photo}"]`);
      const person = view.getByText(isPublic ? initials : data.name).or(photo);
      // The thread starts with the first page, and a busy gateway may answer without this person's content.
      await expect(async () => {
        asked.length = 0;
        await page.goto(path, { waitUntil: 'commit' });
        await expect(person.first()).toBeAttached({ timeout: 5000 });
      }).toPass();
      await expect(view.locator('[data-main-content]')).toBeVisible();
      await expect(heading).toBeVisible();
      const words = await wordsOf(view.locator('main'));
      const place = await heading.boundingBox();

      release();
      await expect(view).toHaveCount(0);
      await untilReady(page, pending);
      expect(await wordsOf(page.getByRole('main'))).toBe(words);
      expect(await heading.boundingBox()).toEqual(place);
      const { total, moved } = await shiftsOf(page);
      expect(total, moved.join('\n')).toBeLessThan(0.001);
      expect(reads.filter((read) => asked.includes(read))).toEqual([]);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page).toHaveTitle(/ · (Porao|পড়াও)$/);
    });

const presses = [
  { kind: 'button', name: 'Open the menu', path: '/parent/dashboard', to: '/parent/dashboard' },
  {
    kind: 'link',
    name: 'Hire home tutor',
    path: '/parent/dashboard',
    to: '/parent/dashboard/hire/home-tutor',
  },
  { kind: 'link', name: /^Class /, path: '/ops/requests', to: /\/ops\/requests\/\d+$/ },
] as const;
for (const { kind, name, path, to } of presses)
  test(`SHL-067 a ${kind} of ${path} that is pressed before the scripts came acts: a link at once, a button once they are there`, async ({
    page,
    context,
    site,
  }) => {
    const phone = path === '/ops/requests' ? accounts.operator : accounts.guardian;
    const record = await sessionOf(site.url, phone);
    await putSession(context, site.url, record);
    await page.setViewportSize({ width: 360, height: 800 });
    await expect
      .poll(async () => hasContent(await documentOf(site.url + path, cookieOf(record, 'en'))))
      .toBe(true);
    const release = await holdFiles(page);
    const documents = navigationsOf(page);
    await page.goto(path, { waitUntil: 'commit' });
    const control = page.locator('#porao-first').getByRole(kind, { name }).first();
    await control.click();
    if (kind === 'button') await expect(control).toHaveAttribute('aria-busy', 'true');
    await expect(page).toHaveURL(to);
    release();
    if (kind === 'button')
      await expect(page.getByRole('button', { name: 'Close the menu' })).toHaveAttribute(
        'aria-expanded',
        'true',
      );
    await expect(page.locator('#porao-first')).toHaveCount(0);
    expect(documents).toEqual([...new Set([path, new URL(page.url()).pathname])]);
  });

test('SHL-063 200 people over 20 connections get their own pages, and no word of another', async ({
  site,
}) => {
  const answers = new Map<string, unknown>();
  const own = await Promise.all(
    views
      .filter(({ isPublic }) => !isPublic)
      .map(async ({ phone, path, reads }) => {
        const record = await sessionOf(site.url, phone);
        const at = await path(site.url, record);
        const [, student = '', tutor = ''] = /routine\/(\d+)\/(\d+)/.exec(at) ?? [];
        for (const read of reads) {
          const call = read.replace(':n', tutor).replace(':n', student);
          answers.set(`${phone} ${call}`, await readAs(site.url + call, record.token));
        }
        return { path: at, record };
      }),
  );
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const people = Array.from({ length: 200 }, (_, index) => {
    const { path, record } = own[index % own.length] as (typeof own)[number];
    const name = `Person-${1000 + index}-`;
    const exp = Math.round(Date.now() / 1000) + 3600;
    const token = `${part({ alg: 'HS256' })}.${part({ exp, sub: name })}.s`;
    const cookie = cookieOf({ ...record, account: name, token }, index % 3 === 0 ? 'bn' : 'en');
    return { path, phone: record.phone, name, cookie, token };
  });
  const byToken = new Map(people.map((person) => [person.token, person]));
  const api = createServer((request, response) => {
    const person = byToken.get((request.headers.authorization ?? '').slice('Bearer '.length));
    const known = answers.get(`${person?.phone} ${request.url}`);
    response.statusCode = known ? 200 : 404;
    const named = (key: string, value: unknown) => (key === 'name' ? person?.name : value);
    response.setHeader('content-type', 'application/json').end(JSON.stringify(known ?? {}, named));
  });
  await new Promise<void>((resolve) => {
    api.listen(0, '127.0.0.1', resolve);
  });
  const apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  const agent = new Agent({ keepAlive: true, maxSockets: 20 });
  try {
    await withGateway({ ...site, apiUrl }, {}, async (url) => {
      for (const { path, cookie } of people.slice(0, 3 * own.length))
        await expect.poll(async () => hasContent(await documentOf(url + path, cookie, agent))).toBe(true);
      const pages = await Promise.all(
        people.map(async ({ path, cookie, name }) => ({
          name,
          html: await documentOf(url + path, cookie, agent),
        })),
      );
      for (const { name, html } of pages)
        expect([...new Set(html.match(/Person-\d+-/g))]).toEqual(hasContent(html) ? [name] : []);
      // A busy machine may be late for some.
      expect(pages.filter(({ html }) => hasContent(html)).length).toBeGreaterThan(100);
    });
  } finally {
    agent.destroy();
    api.closeAllConnections();
    api.close();
  }
});
