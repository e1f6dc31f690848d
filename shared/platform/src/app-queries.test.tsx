import {
  type QueryClient,
  QueryClientProvider,
  type QueryKey,
  QueryObserver,
  useQuery,
} from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createAppClient } from './app-queries.ts';
import { createQueryClient } from './queries.ts';

const user = ['GET /api/v1/user', {}] as const;

function apps() {
  const shell = createQueryClient();
  const onRefused = vi.fn<(error: Error) => void>();
  const [tutor, open] = ['mfe-tutor', 'mfe-public'].map((app) => createAppClient(app, shell, onRefused));
  if (!tutor || !open) throw new Error('Two apps.');
  const ask = vi.fn(async () => 'from the server');
  const read = { queryKey: user, queryFn: ask };
  const refused = () => onRefused.mock.calls.map(([{ message }]) => message);
  return { shell, tutor, open, ask, read, refused };
}

it('SHL-171 an app reads what another one has read, without asking again', async () => {
  const { tutor, open, read, ask } = apps();
  await tutor.fetchQuery(read);
  expect(open.getQueryData(user)).toBe('from the server');
  expect(await open.fetchQuery(read)).toBe('from the server');
  expect(ask).toHaveBeenCalledTimes(1);
});

/** As a region that shows the answer, until the returned function is called. */
function show(client: QueryClient, read: { queryKey: QueryKey; queryFn: () => Promise<unknown> }) {
  client.mount();
  const stop = new QueryObserver(client, read).subscribe(() => {});
  return () => {
    stop();
    client.unmount();
  };
}

it('SHL-171 an answer that another app shows is not set, and that is said once', async () => {
  const { shell, tutor, open, read, refused } = apps();
  await tutor.fetchQuery(read);
  show(tutor, read);
  open.setQueryData(user, 'made up');
  open.setQueriesData({ queryKey: [user[0]] }, 'made up');
  expect(tutor.getQueryData(user)).toBe('from the server');
  expect(refused()).toEqual([
    `setQueryData of "GET /api/v1/user", which is another app's: use invalidateQueries`,
  ]);
  const count = { queryKey: ['count'], queryFn: async () => 1 };
  await shell.fetchQuery(count);
  show(shell, count);
  tutor.setQueryData(['count'], 2);
  expect(shell.getQueryData(['count'])).toBe(1);
});

it('SHL-171 an app sets its own answers, read or not, and the shell all', async () => {
  const { shell, tutor, read, refused } = apps();
  await tutor.fetchQuery(read);
  tutor.setQueryData(user, 'mine');
  tutor.setQueryData(['draft'], 'new');
  expect([user, ['draft']].map((key) => tutor.getQueryData(key))).toEqual(['mine', 'new']);
  shell.setQueryData(user, 'of the session');
  expect(tutor.getQueryData(user)).toBe('of the session');
  expect(refused()).toEqual([]);
});

it('SHL-171 what one app set while no other showed it is asked for when another reads it', async () => {
  const { tutor, open, read, ask, refused } = apps();
  open.setQueryData(user, 'made up');
  expect(await tutor.fetchQuery(read)).toBe('from the server');
  show(tutor, read)();
  open.setQueryData(user, 'of a form');
  expect(await open.fetchQuery(read)).toBe('of a form');
  expect(await tutor.fetchQuery(read)).toBe('from the server');
  expect(ask).toHaveBeenCalledTimes(2);
  expect(refused()).toEqual([]);
});

it('SHL-171 clear and remove take away the own answers alone; from the cache itself nothing is cleared', async () => {
  const { tutor, open, read, refused } = apps();
  await tutor.fetchQuery(read);
  await open.fetchQuery({ queryKey: ['board'], queryFn: async () => 'jobs' });
  open.getQueryCache().clear();
  expect(open.getQueryData(['board'])).toBe('jobs');
  open.removeQueries({ predicate: ({ queryKey }) => queryKey[0] === 'nothing' });
  open.clear();
  expect(open.getQueryData(['board'])).toBeUndefined();
  expect(tutor.getQueryData(user)).toBe('from the server');
  expect(refused()).toEqual([
    `removeQueries of "GET /api/v1/user", which is another app's: use invalidateQueries`,
  ]);
});

it('SHL-171 an app says of each answer that it is old; a reset empties none of another app', async () => {
  const { tutor, open, read, ask } = apps();
  await tutor.fetchQuery(read);
  await open.invalidateQueries({ queryKey: [user[0]] });
  expect(tutor.getQueryState(user)?.isInvalidated).toBe(true);
  await tutor.fetchQuery(read);
  expect(ask).toHaveBeenCalledTimes(2);
  await open.fetchQuery({ queryKey: ['board'], queryFn: async () => 'jobs' });
  await open.resetQueries();
  expect(open.getQueryData(['board'])).toBeUndefined();
  expect(tutor.getQueryState(user)).toMatchObject({ data: 'from the server', isInvalidated: true });
});

it('SHL-171 an answer of the server’s view belongs to the app that shows it', async () => {
  const { tutor, open, shell, read, ask } = apps();
  const state = { ...stateOf('of the view'), dataUpdatedAt: Date.now() };
  shell.getQueryCache().build(shell, { queryKey: user }, state);
  const Shown = () => <p>{useQuery(read).data}</p>;
  render(
    <QueryClientProvider client={tutor}>
      <Shown />
    </QueryClientProvider>,
  );
  expect(screen.getByText('of the view')).toBeTruthy();
  tutor.setQueryData(user, 'mine');
  expect(await screen.findByText('mine')).toBeTruthy();
  open.setQueryData(user, 'made up');
  expect(screen.getByText('mine')).toBeTruthy();
  expect(ask).not.toHaveBeenCalled();
});

/** As `dehydrate` leaves it. */
function stateOf(data: unknown) {
  const client = createQueryClient();
  client.setQueryData(['state'], data);
  const state = client.getQueryCache().find({ queryKey: ['state'] })?.state;
  if (!state) throw new Error('It was set.');
  return state;
}
