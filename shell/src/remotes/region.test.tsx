import type { PageRemote } from '@porao/contracts';
import { pageDataId, reportEvent } from '@porao/contracts/page';
import { lazyComponent } from '@porao/platform';
import { addCatalog, MemoryRouter } from '@porao/platform/shell';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import en from '../locales/en.ts';

const loadExposed = vi.hoisted(() => vi.fn());
vi.mock('./federation.ts', () => ({ loadExposed }));
const reloadPage = vi.hoisted(() => vi.fn<() => void>());
vi.mock('../common/reload-page.ts', () => ({ reloadPage }));

const { Region } = await import('./region.tsx');
addCatalog('shell', en);

let count = 0;
function remote(): PageRemote {
  count += 1;
  const name = `mfe-test${count}`;
  const manifest = { name, contract: 1, emits: [], listens: [], menu: [], routes: [] };
  return {
    name,
    release: 'r',
    base: '',
    entry: '',
    global: '',
    manifest,
    needs: {},
    integrity: {},
  };
}

const page = (element: React.ReactNode) => ({
  routes: [{ path: '*', element }],
  messages: async () => ({ default: {} }),
});
const show = (of: PageRemote) =>
  render(
    <MemoryRouter>
      <p>Header</p>
      <Region remote={of} />
    </MemoryRouter>,
  );

const reports: { kind: string; phase?: string; message?: string; stack?: string }[] = [];
window.addEventListener(reportEvent, (event) => {
  if (event instanceof CustomEvent) reports.push(event.detail);
});

beforeEach(() => {
  reports.length = 0;
  loadExposed.mockReset();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('shows the pages of a remote', async () => {
  loadExposed.mockResolvedValue(page(<p>Content</p>));
  show(remote());
  expect(await screen.findByText('Content')).toBeTruthy();
});

it('tries again by itself when a load fails once', async () => {
  loadExposed.mockRejectedValueOnce(new Error('lost')).mockResolvedValue(page(<p>Content</p>));
  show(remote());
  expect(await screen.findByText('Content')).toBeTruthy();
  expect(loadExposed).toHaveBeenCalledTimes(2);
});

it('says so when a remote cannot be had, keeps the rest, and recovers by its retry', async () => {
  loadExposed.mockRejectedValue(new Error('gone'));
  show(remote());
  expect(await screen.findByText(en['region.title'])).toBeTruthy();
  expect(screen.getByText('Header')).toBeTruthy();
  expect(screen.getByText(/Report id: [0-9A-F]{8}/)).toBeTruthy();
  loadExposed.mockResolvedValue(page(<p>Content</p>));
  fireEvent.click(screen.getByRole('button', { name: en['region.retry'] }));
  expect(await screen.findByText('Content')).toBeTruthy();
});

it('takes the live release by its retry when the page is of another one, by loading the page again', async () => {
  loadExposed.mockRejectedValue(new Error('taken back'));
  const data = Object.assign(document.createElement('script'), { id: pageDataId, type: 'application/json' });
  data.textContent = JSON.stringify({ site: '/old/' });
  document.head.append(data);
  const answer = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('offline'));
  show(remote());
  const press = async () => fireEvent.click(await screen.findByRole('button', { name: en['region.retry'] }));
  for (const live of [undefined, '/old/']) {
    if (live) answer.mockResolvedValue(Response.json({ revision: 1, site: live }));
    loadExposed.mockClear();
    await press();
    await waitFor(() => expect(loadExposed).toHaveBeenCalled());
  }
  expect(reloadPage).not.toHaveBeenCalled();
  answer.mockImplementation(async () => Response.json({ revision: 2, site: '/new/' }));
  await press();
  await waitFor(() => expect(reloadPage).toHaveBeenCalledOnce());
  data.remove();
});

it('keeps an error of a remote inside its region', async () => {
  function Broken(): never {
    throw new Error('bug');
  }
  loadExposed.mockResolvedValue(page(<Broken />));
  show(remote());
  expect(await screen.findByText(en['region.title'])).toBeTruthy();
  expect(screen.getByText('Header')).toBeTruthy();
});

it('does not wait for a load that began before the retry', async () => {
  const of = remote();
  loadExposed.mockRejectedValue(new Error('lost'));
  show(of);
  const again = await screen.findByRole('button', { name: 'Try again' });
  loadExposed.mockReturnValueOnce(new Promise(() => {})).mockResolvedValue(page(<p>Content</p>));
  const { startRemote } = await import('./loader.ts');
  startRemote(of).catch(() => {});
  fireEvent.click(again);
  expect(await screen.findByText('Content')).toBeTruthy();
});

it('reports that a page is mounted', async () => {
  const of = remote();
  loadExposed.mockResolvedValue(page(<p>Content</p>));
  show(of);
  await waitFor(() => expect(reports).toMatchObject([{ kind: 'timing', app: of.name, release: 'r' }]));
});

function Late(): never {
  throw new Error('bug');
}
const Lazy = lazyComponent(() => Promise.reject<{ default: () => null }>(new Error('chunk')));
const failures: [string, () => void, object][] = [
  [
    'an entry that does not run',
    () => loadExposed.mockRejectedValue(new Error('gone')),
    { phase: 'entry', message: 'gone' },
  ],
  [
    'the first failure of a load',
    () => loadExposed.mockRejectedValueOnce(new Error('cause')).mockRejectedValue(new Error('consequence')),
    { phase: 'entry', message: 'cause' },
  ],
  [
    'code that cannot be imported',
    () => {
      Object.assign(window, { porao_here: {} });
      loadExposed.mockResolvedValue(page(<Lazy />));
    },
    { phase: 'import', message: 'chunk' },
  ],
  [
    'a page that throws',
    () => loadExposed.mockResolvedValue(page(<Late />)),
    { phase: 'mount', message: 'bug' },
  ],
];
it.each(failures)('OPS-115 reports %s, with its phase and stack', async (_, fail, expected) => {
  fail();
  show({ ...remote(), global: 'porao_here' });
  expect(await screen.findByText(en['region.title'])).toBeTruthy();
  expect(reports).toMatchObject([{ ...expected, stack: expect.stringContaining('region.test') }]);
});
