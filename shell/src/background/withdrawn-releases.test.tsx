import type { PageData, PageRemote } from '@porao/contracts';
import { routesFile } from '@porao/contracts/page';
import { useUnsaved } from '@porao/platform';
import { MemoryRouter, watchTyping } from '@porao/platform/shell';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDirectory, type Directory } from '../remotes/directory.ts';
import { useRouteResolution } from '../remotes/route-resolver.tsx';

const federation = vi.hoisted(() => ({ loadExposed: vi.fn(), forgetOthers: vi.fn() }));
const forget = federation.forgetOthers;
vi.mock('../remotes/federation.ts', () => federation);

const { Region } = await import('../remotes/region.tsx');
const { replaceWithdrawn } = await import('./withdrawn-releases.ts');

watchTyping();
const address = '/_gateway/site/live/';
let count = 0;

function remoteOf(name: string, release: string, ...paths: string[]): PageRemote {
  const routes = paths.map((path) => ({
    path,
    layout: 'public' as const,
    access: 'anyone' as const,
    title: { en: '', bn: '' },
  }));
  const manifest = { name, contract: 1, emits: [], listens: [], menu: [], routes };
  const base = `/releases/${name}/${release}/`;
  return { name, release, base, entry: '', global: '', manifest, needs: {}, integrity: {} };
}

function Form({ release }: { release: string }) {
  const [note, setNote] = useState('');
  return (
    <form data-release={release}>
      <h1>{`Release ${release}`}</h1>
      {release === 'live' && <p>Put right</p>}
      <input aria-label="Name" />
      <textarea name="note" value={note} onChange={({ target }) => setNote(target.value)} />
      <input type="checkbox" name="agreed" />
      <input name="pay" defaultValue={release === 'bad' ? 'a fault' : '500'} />
      <output>{note}</output>
    </form>
  );
}

/** Answers with the routes of the live state, or the remote's description. */
const stubSite = (live: () => PageRemote) =>
  vi.stubGlobal('fetch', async (url: string) => {
    const { name, base, manifest } = live();
    const owner = { name, base, paths: manifest.routes.map(({ path }) => path), areas: [] };
    return Response.json(url.endsWith(routesFile) ? [owner] : live());
  });

const Shown = ({ directory }: { directory: Directory }) => {
  const found = useRouteResolution(directory, location.pathname);
  const region = typeof found === 'string' ? undefined : found.remote.name;
  return (
    <main id="content" data-region={region} tabIndex={-1}>
      {typeof found !== 'string' && <Region remote={found.remote} />}
    </main>
  );
};

/** A page of the release `bad`; `Page` is what each release shows. */
async function start(Page: (props: { release: string }) => React.ReactNode = Form, paths = ['/form']) {
  count += 1;
  const name = `mfe-form${count}`;
  const bad = remoteOf(name, 'bad', '/form');
  federation.loadExposed.mockImplementation(async ({ release }: PageRemote) => ({
    routes: [{ path: '*', element: <Page release={release} /> }],
    messages: async () => ({ default: {} }),
  }));
  let next = remoteOf(name, 'live', ...paths);
  stubSite(() => next);
  const shell = { release: 's', base: '', integrity: {} };
  const site = '/_gateway/site/old/';
  const page = { revision: 1, shell, remotes: [bad], site, config: {} } as unknown as PageData;
  const directory = createDirectory(page);
  const state = { sending: false };
  const say = vi.fn();
  const replace = replaceWithdrawn({ page, directory, isSending: () => state.sending, say });
  render(
    <MemoryRouter initialEntries={['/form']}>
      <Shown directory={directory} />
    </MemoryRouter>,
  );
  await screen.findByText('Release bad');
  const hear = (releases: Record<string, string> = { shell: 's' }, withdrawn = [name]) =>
    replace({ revision: 2, site: address, releases, withdrawn });
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const publish = (release: string, more: Partial<PageRemote> = {}) => {
    next = { ...remoteOf(name, release, ...paths), ...more };
  };
  return { name, bad, directory, state, say, hear, pass, publish };
}
const shownRelease = () => document.querySelector('h1')?.textContent;
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const note = () => document.querySelector('textarea') as HTMLTextAreaElement;

beforeEach(() => {
  history.replaceState(null, '', '/form');
  forget.mockClear();
  vi.stubGlobal('scrollTo', () => {});
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  cleanup();
  document.head.innerHTML = '';
  history.replaceState(null, '', '/');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('SHL-184 the region shows the live release with what was typed, ticked and focused, and one line says so', async () => {
  const { hear, pass, say, directory, name } = await start();
  fireEvent.input(field('Name'), { target: { value: 'নুসরাত' } });
  fireEvent.input(note(), { target: { value: 'half a sent' } });
  fireEvent.click(screen.getByRole('checkbox'));
  note().focus();
  note().setSelectionRange(4, 6);
  expect(hear()).toBe(true);
  await pass(10_000);
  expect(shownRelease()).toBe('Release live');
  expect(screen.getByText('Put right')).toBeTruthy();
  expect(field('Name').value).toBe('নুসরাত');
  expect(note().value).toBe('half a sent');
  expect(document.querySelector('output')?.textContent).toBe('half a sent');
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
  // Nobody typed it.
  expect(document.querySelector<HTMLInputElement>('[name=pay]')?.value).toBe('500');
  expect(document.activeElement).toBe(note());
  expect([note().selectionStart, note().selectionEnd]).toEqual([4, 6]);
  expect(say).toHaveBeenCalledOnce();
  expect(directory.made()).toEqual({ [name]: 'live' });
});

function Holder({ release }: { release: string }) {
  const [held, setHeld] = useState(release === 'bad');
  useUnsaved(held);
  return (
    <>
      <h1>{`Release ${release}`}</h1>
      <button type="button" onClick={() => setHeld(false)}>
        Let go
      </button>
    </>
  );
}

it('SHL-185 nothing is replaced under a finger, while typing, while something is sent or with a dialog open', async () => {
  const { hear, pass, state } = await start();
  const stays = async () => {
    await pass(3_000);
    expect(shownRelease()).toBe('Release bad');
  };
  const touch = (type: string, fingers: number) =>
    document.dispatchEvent(Object.assign(new Event(type), { touches: Array.from({ length: fingers }) }));
  touch('touchstart', 1);
  hear();
  await stays();
  touch('touchend', 0);
  state.sending = true;
  await stays();
  state.sending = false;
  const dialog = Object.assign(document.createElement('div'), { id: 'dialog' });
  dialog.setAttribute('data-porao-overlay', 'true');
  document.body.append(dialog);
  await stays();
  dialog.remove();
  for (let key = 0; key < 5; key++) {
    fireEvent.keyDown(note(), { key: 'a' });
    await pass(1_000);
    expect(shownRelease()).toBe('Release bad');
  }
  await pass(3_000);
  expect(shownRelease()).toBe('Release live');
});

it('SHL-185 what a component holds in no draft is waited for', async () => {
  const { hear, pass } = await start(Holder);
  hear();
  await pass(20_000);
  expect(shownRelease()).toBe('Release bad');
  fireEvent.click(screen.getByRole('button'));
  await pass(5_000);
  expect(shownRelease()).toBe('Release live');
});

it('SHL-185 a page is changed once a minute at most', async () => {
  const { hear, pass, publish, say } = await start();
  hear();
  await pass(5_000);
  expect(shownRelease()).toBe('Release live');
  publish('earlier');
  hear();
  await pass(50_000);
  expect(shownRelease()).toBe('Release live');
  await pass(15_000);
  expect(shownRelease()).toBe('Release earlier');
  expect(say).toHaveBeenCalledTimes(2);
});

it('SHL-186 twenty releases leave nothing behind, and no two are in the region at once', async () => {
  const { name, hear, pass, publish } = await start();
  const seen: number[] = [];
  const observer = new MutationObserver(() => seen.push(document.querySelectorAll('[data-release]').length));
  observer.observe(document.body, { childList: true, subtree: true });
  const listen = vi.spyOn(document, 'addEventListener');
  let before = 'bad';
  for (let round = 1; round <= 20; round++) {
    const style = `<link rel="stylesheet" href="/releases/${name}/${before}/a.css">`;
    document.head.insertAdjacentHTML('beforeend', style);
    before = `r${round}`;
    publish(before);
    hear();
    await pass(61_000);
    expect(shownRelease()).toBe(`Release ${before}`);
    expect(document.querySelectorAll('link')).toHaveLength(0);
  }
  observer.disconnect();
  expect(Math.max(...seen)).toBe(1);
  expect(forget).toHaveBeenCalledTimes(20);
  expect(listen).not.toHaveBeenCalled();
});

it('OPS-428 files that the release in its place shares stay in the page, others go', async () => {
  const { name, bad, hear, pass, publish } = await start();
  const base = `/files/${name}/`;
  Object.assign(bad, { base });
  const sheets = ['same', 'own'].map(
    (file) =>
      `<link rel="stylesheet" href="${base}${file}.css"><style data-app="${name}" data-href="${file}.css"></style>`,
  );
  document.head.insertAdjacentHTML('beforeend', sheets.join(''));
  publish('live', { base, integrity: { 'same.css': '' } });
  hear();
  await pass(5_000);
  expect(shownRelease()).toBe('Release live');
  const left = [...document.querySelectorAll('link, style[data-app]')];
  const addresses = left.map((sheet) => sheet.getAttribute('href') ?? sheet.getAttribute('data-href'));
  expect(addresses).toEqual([`${base}same.css`, 'same.css']);
  for (const sheet of left) sheet.remove();
});

it('SHL-186 what waits is loaded once, however often it is heard of', async () => {
  const { hear, pass, state } = await start();
  federation.loadExposed.mockClear();
  state.sending = true;
  for (let time = 0; time < 3; time++) {
    expect(hear()).toBe(true);
    await pass(2_000);
  }
  state.sending = false;
  await pass(2_000);
  expect(shownRelease()).toBe('Release live');
  expect(federation.loadExposed).toHaveBeenCalledOnce();
});

it('SHL-187 a page of another shell is not mended, and a page that the live release lacks stays until it is left', async () => {
  const { hear, pass } = await start(Form, ['/other']);
  expect(hear({ shell: 'other' })).toBe(false);
  expect(hear({ shell: 's' }, [])).toBe(false);
  expect(hear()).toBe(true);
  await pass(10_000);
  expect(shownRelease()).toBe('Release bad');
  history.replaceState(null, '', '/elsewhere');
  await pass(5_000);
  expect(forget).toHaveBeenCalled();
});

it('SHL-184 a page of a pattern is there all the time, and what is not shown changes without a word', async () => {
  const { hear, pass, say, directory, name } = await start(Form, ['/form', '/form/:id']);
  hear();
  await pass(5_000);
  expect(say).toHaveBeenCalledOnce();
  expect(typeof directory.at('/form/7')).toBe('object');
  expect(directory.at('/elsewhere')).toBe('nothing');
  document.querySelector('main')?.removeAttribute('data-region');
  hear();
  await pass(65_000);
  expect(directory.made()).toEqual({ [name]: 'live' });
  expect(say).toHaveBeenCalledOnce();
});

it('SHL-184 a load that fails leaves the page as it is and is tried again', async () => {
  const { hear, pass } = await start();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }));
  hear();
  await pass(5_000);
  expect(shownRelease()).toBe('Release bad');
  stubSite(() => remoteOf(`mfe-form${count}`, 'live', '/form'));
  await pass(12_000);
  expect(shownRelease()).toBe('Release live');
});
