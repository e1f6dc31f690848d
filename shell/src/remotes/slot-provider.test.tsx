import type { PageRemote } from '@porao/contracts';
import { createStore, type SlotValues, useQueryClient, useSlot } from '@porao/platform';
import { addCatalog, createQueryClient, MemoryRouter } from '@porao/platform/shell';
import { provideTestPlatform } from '@porao/platform/testing';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Fragment } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import en from '../locales/en.ts';
import type { Directory } from './directory.ts';

const loadExposed = vi.hoisted(() => vi.fn());
vi.mock('./federation.ts', () => ({
  loadExposed,
  forgetOthers: () => {},
}));
vi.mock('../page-data.ts', () => ({ readPageData: () => ({ shell: { release: 'r' } }) }));

const { SlotProvider } = await import('./slot-provider.tsx');
const { loadOther } = await import('./loader.ts');
addCatalog('shell', en);

const cards = 'desk.cards@1';
let count = 0;

function remote(name: string, more: Partial<PageRemote> = {}): PageRemote {
  const manifest = { name, contract: 1, emits: [], listens: [], menu: [], routes: [] };
  return { name, release: 'r', base: '', entry: '', global: '', manifest, needs: {}, integrity: {}, ...more };
}

interface Options {
  roles?: string[];
  values?: SlotValues;
  /** The description of the other remote cannot be read at first. */
  fails?: boolean;
}

/** A page with a slot that another remote fills; each time of another name, as loaded remotes are kept. */
function open(
  content: ((props: never) => React.ReactNode) | null,
  { roles, values = { userId: 7, extra: true }, fails = false }: Options = {},
) {
  count += 1;
  const app = `mfe-card${count}`;
  const slots = [{ name: cards, page: '/desk', props: { userId: 'number' }, most: 2, height: 12 } as const];
  const label = { en: 'Visits', bn: 'x' };
  const fill = { app, slot: cards, order: 1, label, props: { userId: 'number' }, chunk: 'card' } as const;
  const filler = (more?: Partial<PageRemote>) => {
    const made = remote(app, more);
    made.manifest.fills = [fill];
    return made;
  };
  const host = remote('mfe-desk', { fills: [{ ...fill, ...(roles && { roles }) }] });
  host.manifest.slots = slots;
  if (content) expose(content);
  const live = createStore<{ remote: PageRemote }[]>(none);
  const read = vi.fn(async () => live.set([{ remote: filler() }]));
  if (fails) read.mockRejectedValueOnce(new Error('offline'));
  const { current: routes, subscribe } = live;
  const remoteOf = () => routes()[0]?.remote;
  const directory = { remote: read, remoteOf, routes, subscribe } as unknown as Directory;
  function Page() {
    return useSlot(cards, values).map(({ key, label: name, element }) => (
      <Fragment key={key}>
        <h2>{name}</h2>
        {element}
      </Fragment>
    ));
  }
  const shown = render(
    <MemoryRouter>
      <SlotProvider remote={host} directory={directory} clientOf={clientOf}>
        <p>Page</p>
        <Page />
      </SlotProvider>
    </MemoryRouter>,
  );
  const frame = () => shown.container.querySelector<HTMLElement>(`[data-slot="${cards}"]`);
  return { app, read, frame, live, filler };
}
const none: never[] = [];
const expose = (content: (props: never) => React.ReactNode) =>
  loadExposed.mockResolvedValue({
    routes: [],
    messages: async () => ({ default: {} }),
    slots: { [cards]: async () => ({ default: content }) },
  });
const client = createQueryClient();
const clientOf = vi.fn(() => client);

beforeEach(() => {
  provideTestPlatform({ session: { type: 'tutor', tutorId: 7, phone: '01700000001' } });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  loadExposed.mockReset();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('SHL-188 shows a content of another remote in a region of its own, with the props that it takes', async () => {
  const { app, frame } = open((props: { userId: number }) => <p>Given {JSON.stringify(props)}</p>);
  expect(screen.getByText('Visits')).toBeTruthy();
  // Before its code is there, too.
  const height = frame()?.style.height;
  expect(height).toBe('12rem');
  expect((await screen.findByText('Given {"userId":7}')).closest('[data-region]')).toBe(frame());
  expect(frame()?.dataset['region']).toBe(app);
  expect(frame()?.style.height).toBe(height);
});

it('SHL-171 a content reads and sets as the remote that fills the slot', async () => {
  const { app } = open(() => <p>{useQueryClient() === client ? 'Its client' : 'Another one'}</p>);
  expect(await screen.findByText('Its client')).toBeTruthy();
  expect(clientOf).toHaveBeenLastCalledWith(expect.objectContaining({ name: app }));
});

it('SHL-184 a content of a release that is taken back is shown by the live one', async () => {
  const { app, live, frame, filler } = open(() => <p>Taken back</p>);
  expect(await screen.findByText('Taken back')).toBeTruthy();
  expose(() => <p>Live</p>);
  const next = filler({ release: 's', base: '/s/' });
  const { use } = await loadOther(next, filler());
  act(() => {
    use();
    live.set([{ remote: next }]);
  });
  expect(await screen.findByText('Live')).toBeTruthy();
  expect(frame()?.textContent).toBe('Live');
  act(() => live.set([{ remote: remote(app, { release: 'before', base: '/before/' }) }]));
  expect(screen.queryByText('Visits')).toBeNull();
  expect(frame()).toBeNull();
});

it('SHL-188 is only for those roles that it names, and nothing of it is read for others', () => {
  const { frame, read } = open(() => <p>Content</p>, { roles: ['parent'] });
  expect(frame()).toBeNull();
  expect(read).not.toHaveBeenCalled();
});

it('SHL-188 a content that throws leaves the page as it is, and can be tried again', async () => {
  let broken = true;
  const { frame } = open(() => {
    if (broken) throw new Error('bug');
    return <p>Content</p>;
  });
  expect(await screen.findByText('Visits: this could not be loaded')).toBeTruthy();
  expect(screen.getByText('Page')).toBeTruthy();
  expect(frame()?.style.height).toBe('12rem');
  broken = false;
  fireEvent.click(screen.getByRole('button', { name: en['region.retry'] }));
  expect(await screen.findByText('Content')).toBeTruthy();
});

it('SHL-188 a description that cannot be read is read again by its retry', async () => {
  const { read } = open(() => <p>Content</p>, { fails: true });
  fireEvent.click(await screen.findByRole('button', { name: en['region.retry'] }));
  expect(await screen.findByText('Content')).toBeTruthy();
  expect(read).toHaveBeenCalledTimes(2);
});

it('SHL-188 a page that does not give what its slot declares has the failure', async () => {
  const reports: string[] = [];
  const note = (event: Event) => reports.push((event as CustomEvent<{ app: string }>).detail.app);
  window.addEventListener('porao:report', note);
  open(() => <p>Content</p>, { values: { userId: 'seven' } });
  expect(await screen.findByText('Visits: this could not be loaded')).toBeTruthy();
  expect(reports).toEqual(['mfe-desk']);
  window.removeEventListener('porao:report', note);
});
