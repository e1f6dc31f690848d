// @vitest-environment node
import type { SignedInRequest } from '@porao/contracts';
import {
  ApiError,
  query,
  session,
  useInfiniteQuery,
  useQuery,
  useSearchParams,
  useSession,
  useSlot,
} from '@porao/platform';
import type { RemoteServer } from '@porao/platform/server';
import { testAreas } from '@porao/platform/testing';
import { expect, it } from 'vitest';
import { createReads, createRenderer, createSignedInRenderer } from './server.tsx';

const user = 'GET /api/v1/user';

/** Shows who is signed in, and waits until that was read. */
function Page() {
  const { data } = useQuery(query(user));
  const role = useSession()?.type;
  return data ? <p data-main-content>{`${role} ${data.data.name}`}</p> : <p aria-busy="true">waits</p>;
}
function Broken(): never {
  throw new Error('broken');
}

const jobs = (page: number) => query('GET /api/available-jobs', { query: { page } });

/** Shows the first page of a list that is read on and on, and what it asks for after that. */
function Jobs() {
  const first = Number(useSearchParams()[0].get('page'));
  const { data } = useInfiniteQuery({
    queryKey: [...jobs(first).queryKey, 'pages'],
    queryFn: ({ pageParam, signal }) => jobs(pageParam).queryFn({ signal }),
    initialPageParam: first,
    getNextPageParam: () => undefined,
  });
  const enabled = data !== undefined;
  const { data: info } = useQuery({ ...query('GET /api/profile-update-info'), enabled });
  useQuery({ queryKey: ['POST /api/iclass/select', {}], queryFn: () => null });
  return data ? (
    <p>
      {data.pages[0]?.total} jobs {info && 'and more'}
    </p>
  ) : (
    <p aria-busy="true" />
  );
}

const remote: RemoteServer = {
  messages: { en: {}, bn: {} },
  routes: [
    { path: '/tutor/dashboard', element: <Page /> },
    { path: '/tutor/broken', element: <Broken /> },
    { path: '/tutor/elsewhere', element: null },
    { path: '/tutor/public', element: <Page />, prepare: () => ({ head: {} as never }) },
    {
      path: '/tutor/jobs/:id',
      element: <Jobs />,
      reads: ({ params }) => (params['id'] === '7' ? [query('GET /api/profile-update-info')] : []),
    },
  ],
};
const setup = { menu: [], areas: testAreas, config: {}, name: 'mfe-test', remote };
const render = createSignedInRenderer(setup);

const request = (name: string | null, more: Partial<SignedInRequest> = {}): SignedInRequest => ({
  language: 'en',
  path: '/tutor/dashboard',
  search: '',
  area: 'tutor',
  session: { type: 'tutor', tutorId: 7, phone: '01700000001' },
  answers: name === null ? {} : { [user]: { data: { name, phone_no: '01700000001', roles: ['tutor'] } } },
  ...more,
});

it('SHL-068 SHL-163 renders the page of a person of the answers that it is given, with the data for the browser', () => {
  const page = render(request('Rahima <b>'));
  expect(page?.html).toContain('tutor Rahima &lt;b&gt;</p>');
  expect(page?.html).toContain('Sign Out');
  // SHL-163: the styles of the remote apply before the scripts have come.
  expect(page?.html).toContain('<main id="content" data-region="mfe-test"');
  expect(JSON.stringify(page?.state)).toContain('Rahima <b>');
});

it('SHL-068 renders a public page for a person in its own layout, of what the person reads', () => {
  const page = render(request('Rahima', { path: '/tutor/public', area: 'public' }));
  expect(page?.html).toContain('tutor Rahima');
  expect(page?.html).toContain('<footer');
});

it('SHL-068 has nothing of the person before, also after a page that threw', () => {
  render(request('Rahima'));
  const next = render(request('Salma', { session: { type: 'parent', tutorId: null, phone: '0' } }));
  expect(next?.html).toContain('parent Salma');
  expect(JSON.stringify(next)).not.toContain('Rahima');
  expect(() => render(request('Rahima', { path: '/tutor/broken' }))).toThrow('broken');
  expect(session().current()).toBeNull();
  expect(render(request(null))).toBeNull();
});

it.each([
  ['waits for an answer', request(null)],
  ['is not rendered by the remote', request('Rahima', { path: '/tutor/other' })],
  ['is a public one', request('Rahima', { path: '/tutor/public' })],
  ['is in no area of the site', request('Rahima', { area: 'other' })],
])('SHL-068 has no content of a page that %s', (_, asked) => {
  expect(render(asked)).toBeNull();
});

const reads = createReads(setup);
const readsOf = (path: string, search = '') => reads({ language: 'en', path, search });
const list = 'GET /api/available-jobs?page=2';
const info = 'GET /api/profile-update-info';

it('SHL-073 says what a page reads at an address: what it asks for by GET first, what it names, and what the layout reads', () => {
  expect(readsOf('/tutor/jobs/7', '?page=2')?.toSorted()).toEqual([list, info, user]);
  expect(readsOf('/tutor/jobs/8', '?page=2')?.toSorted()).toEqual([list, user]);
  expect(readsOf('/tutor/dashboard')).toEqual([user]);
  expect(readsOf('/tutor/elsewhere')).toEqual([]);
  expect(readsOf('/tutor/other')).toEqual([]);
});

it('SHL-073 puts the answers of these reads where the page and the layout look for them', () => {
  const own = request('Rahima').answers;
  const place = { path: '/tutor/jobs/7', search: '?page=2' };
  const page = render(
    request('Rahima', { ...place, answers: { ...own, [list]: { total: 12 }, [info]: {} } }),
  );
  expect(page?.html).toContain('<p>12 jobs and more</p>');
  expect(page?.html).toContain('Rahima');
});

it('SHL-216 has no content of a page that is busy, or empty, with what it asks for first', () => {
  expect(render(request('Rahima', { path: '/tutor/jobs/8', search: '?page=2' }))).toBeNull();
  expect(render(request('Rahima', { path: '/tutor/elsewhere' }))).toBeNull();
});

it('API-399 a default export that defineServer did not make is named', () => {
  for (const wrong of [undefined, {}, () => null, { PageHead: () => null }])
    expect(() => createSignedInRenderer({ ...setup, remote: wrong as unknown as RemoteServer })).toThrow(
      'The server module src/server.tsx is wrong: its default export is not what defineServer',
    );
});

it('API-399 a public page that throws is named as the fault of its server module, a read that fails is not', async () => {
  const path = '/tips';
  const guest = { language: 'en', path, search: '', origin: 'http://127.0.0.1' } as const;
  const fail = (error: Error): never => {
    throw error;
  };
  const throws = (error: Error) => {
    const routes = [{ path, element: <Page />, prepare: () => fail(error) }];
    return createRenderer({
      ...setup,
      apiUrl: guest.origin,
      remote: { messages: { en: {}, bn: {} }, routes },
    })(guest);
  };
  await expect(throws(new Error('no tip'))).rejects.toThrow(
    'The server module src/server.tsx is wrong: /tips throws "Error: no tip".',
  );
  await expect(throws(new ApiError('Away', 0, 'NETWORK'))).rejects.toThrow(/^Away$/);
});

function Desk() {
  return (
    <main data-main-content>
      {useSlot('desk.cards@1').map(({ key, label, element }) => (
        <section key={key} title={label}>
          {element}
        </section>
      ))}
    </main>
  );
}

it('SHL-188 has the place of each content that this person gets, in its height, without its code', () => {
  const fill = (app: string, roles: string[]) => ({
    app,
    slot: 'desk.cards@1',
    order: 1,
    roles,
    props: {},
    chunk: 'card',
    label: { en: `Of ${app}`, bn: 'x' },
  });
  const renderDesk = createSignedInRenderer({
    ...setup,
    remote: { messages: { en: {}, bn: {} }, routes: [{ path: '/tutor/dashboard', element: <Desk /> }] },
    slots: [{ name: 'desk.cards@1', page: '/desk', props: {}, most: 2, height: 12 }],
    fills: [fill('mfe-a', ['tutor']), fill('mfe-b', ['parent'])],
  });
  const { html = '' } = renderDesk(request('Rahima')) ?? {};
  expect(html).toContain('data-slot="desk.cards@1" data-region="mfe-a"');
  expect(html).toContain('style="height:12rem"');
  expect(html).not.toContain('mfe-b');
});
