import { noFilters, readFilters, writeFilters } from '@porao/contracts/board-filters';
import { beforeEach, expect, it } from 'vitest';
import { aPage } from './common/testing/jobs.ts';
import { render } from './common/testing/served.ts';
import { stubBrowser } from './common/testing/setup.ts';

beforeEach(() => void stubBrowser());

/** Shows the page of an address as a browser without scripts does. */
async function open(address: string, pattern = '/job-board', params = {}) {
  const page = await render(address, pattern, params);
  document.body.innerHTML = page.html;
  return page;
}

const button = (name: RegExp) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => name.test(textContent));
const link = (selector: string) => document.querySelector(`a${selector}`)?.getAttribute('href');

/** Where the browser goes when a form is sent, by this button of it or by a choice. */
function sent(form: HTMLFormElement | null | undefined, pressed?: HTMLButtonElement): string {
  if (!form) throw new Error('There is no form.');
  const fields = new URLSearchParams();
  new FormData(form).forEach((value, name) => typeof value === 'string' && fields.append(name, value));
  if (pressed?.name) fields.append(pressed.name, pressed.value);
  return `${form.getAttribute('action')}?${fields}`;
}
const press = (name: RegExp) => sent(button(name)?.form, button(name));

it('PUB-131 the board has forms by GET for its filters, its order and each filter to take away', async () => {
  await open('/job-board?gender=female&days=3&sort=salary');
  expect(press(/^Filters/)).toBe('/job-board?gender=female&days=3&sort=salary&view=filters');
  expect(press(/^Female tutor/)).toBe('/job-board?days=3&sort=salary');
  expect(press(/^Clear all/)).toBe('/job-board?sort=salary');
  const sort = document.querySelector('select');
  expect(sent(sort?.form)).toBe('/job-board?gender=female&days=3&sort=salary');
  // The newest order is none in the address.
  if (sort) sort.selectedIndex = 0;
  expect(sent(sort?.form)).toBe('/job-board?gender=female&days=3&sort=');
  expect(sort?.form?.querySelector('noscript')?.innerHTML).toContain('type="submit"');
  for (const { method } of document.forms) expect(method).toBe('get');
});

it('PUB-131 the page of the filters sends them to the same address that scripts write', async () => {
  const filters = {
    ...noFilters,
    place: { name: 'Dhanmondi', latitude: 23.7, longitude: 90.3 },
    distance: 3,
    gender: 'female' as const,
    salary: '2000-5000',
    category: 1,
    iclass: 111,
    subject: 11103,
    type: 'online' as const,
    days: 3 as const,
    sort: 'nearest' as const,
  };
  const address = `/job-board?${writeFilters(filters)}`;
  const { sent: calls } = await open(`${address}&view=filters`);
  expect(calls.map(({ path }) => path).toSorted()).toEqual([
    '/api/iclass/select',
    '/api/subject/select',
    '/api/tutoringcategory/select',
    '/job-board',
  ]);
  const to = new URL(press(/^Apply$/), 'https://porao.example');
  expect(to.pathname).toBe('/job-board');
  expect(readFilters(to.searchParams)).toEqual(filters);
  expect(writeFilters(readFilters(to.searchParams)).toString()).toBe(writeFilters(filters).toString());
  expect(document.body.textContent).toContain('To search for a place, JavaScript is needed.');
});

it('PUB-131 a form whose fields are left empty leads to the plain board', async () => {
  await open('/job-board?view=filters');
  const { searchParams } = new URL(press(/^Apply$/), 'https://porao.example');
  expect([...searchParams.values()].every((value) => value === '')).toBe(true);
  expect(readFilters(searchParams)).toEqual(noFilters);
});

it('PUB-131 before scripts a chosen place is shown with a link to go on without it, and none can be typed', async () => {
  const field = () => document.querySelector<HTMLInputElement>('#board-filters [role=combobox]');
  await open('/job-board?place=Mirpur&lat=23.8&lon=90.3&gender=female&sort=nearest&view=filters');
  expect([field()?.value, field()?.disabled]).toEqual(['Mirpur', true]);
  expect(document.querySelector('#board-filters [type=button]')).toBeNull();
  const without = document.querySelector('#board-filters a');
  expect(without?.textContent).toBe('Clear location');
  expect(without?.getAttribute('href')).toBe('/job-board?gender=female&view=filters');
  await open('/job-board?view=filters');
  expect([field()?.value, field()?.disabled]).toEqual(['', true]);
  expect(document.querySelector('#board-filters a')).toBeNull();
});

it('PUB-132 each page of the list has an address, with links to those beside it', async () => {
  const first = await open('/job-board?days=3');
  expect(link('[rel=next]')).toBe('/job-board?days=3&page=2');
  expect(link('[rel=prev]')).toBeUndefined();
  expect(first.head.canonical).toBe('/job-board');
  const third = await open('/job-board?page=3');
  expect(third.sent[0]?.body).toMatchObject({ page: 3 });
  expect(link('[rel=next]')).toBe('/job-board?page=4');
  expect(link('[rel=prev]')).toBe('/job-board?page=2');
  expect(third.head.canonical).toBe('/job-board?page=3');
  expect(press(/^Filters/)).toBe('/job-board?view=filters');
});

it('PUB-132 the last page that has an address has no link to a further one', async () => {
  const last = await open('/job-board?page=999');
  expect(last.sent[0]?.body).toMatchObject({ page: 999 });
  expect(link('[rel=prev]')).toBe('/job-board?page=998');
  expect(link('[rel=next]')).toBeUndefined();
  const beyond = await open('/job-board?page=1000');
  expect(beyond.sent[0]?.body).not.toHaveProperty('page');
});

it('PUB-132 a page beyond the last one is the first for search engines', async () => {
  const none = { 'POST /job-board': aPage([], { total: 35 }) };
  const { head } = await render('/job-board?page=9', '/job-board', {}, {}, none);
  expect(head.canonical).toBe('/job-board');
});

it('PUB-132 a page of another order than the newest is the board for search engines', async () => {
  const { head } = await open('/job-board?sort=salary&page=2');
  expect(head.canonical).toBe('/job-board');
});

it('PUB-131 PUB-132 the links of a list that a form found have the address that scripts write', async () => {
  await open('/job-board?gender=&days=3&category=1&class=201&lists=2.201&page=2');
  expect(link('[rel=next]')).toBe('/job-board?category=1&days=3&page=3');
  expect(link('[href*="view=map"]')).toBe('/job-board?category=1&days=3&view=map');
});

it('PUB-133 the alert is a page that leads to signing in, and says that a phone needs scripts', async () => {
  await open('/job-board?days=3');
  expect(press(/^Tell me/)).toBe('/job-board?days=3&view=alert');
  await open('/job-board?days=3&view=alert');
  const back = new URLSearchParams({ next: '/job-board?days=3&alert=1' });
  expect(link('[href*=alert]')).toBe(`/auth/signin?${back}`);
  expect(document.body.textContent).toContain('The code for your phone needs JavaScript.');
});

it('PUB-133 the map says that it needs scripts, beside the link to the list', async () => {
  await open('/job-board?days=3&view=map');
  expect(document.body.textContent).toContain('The map needs JavaScript.');
  expect(link('[href="/job-board?days=3"]')).toBeDefined();
});

it('PUB-133 a job is shared from a page with its address, and its place is a link with coordinates', async () => {
  await open('/job-details/41', '/job-details/:jobId?', { jobId: '41' });
  expect(press(/^Share$/)).toBe('/job-details/41?view=share');
  expect(link('[href*="google"]')).toMatch(/23\.\d+(,|%2C)90\.\d+/);
  expect(link('[href^="https://wa.me"]')).toBeUndefined();
  await open('/job-details/41?view=share', '/job-details/:jobId?', { jobId: '41' });
  const shared = encodeURIComponent('https://porao.example/job-details/41');
  expect(link('[href^="https://wa.me"]')).toContain(shared);
  expect(link('[href^="/auth/signin"]')).toBeDefined();
});
