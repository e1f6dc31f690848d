import { query, useQuery } from '@porao/platform';
import { failure } from '@porao/platform/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { useAct } from '../acts/acts.store.ts';
import { request } from '../acts/request.ts';
import { OpsPage } from '../ops.layout.tsx';
import { renderAsOperator } from '../testing/render.tsx';
import { asQueue } from './paged.ts';
import { QueueFilters } from './queue.filters.tsx';
import { Queue } from './queue.tsx';
import { useNeighbours } from './queue-order.ts';
import { useListParams } from './search-params.ts';

const call = 'GET /api/ops/users';

function People() {
  const params = useListParams();
  const begin = useAct();
  const source = useQuery({
    ...query(call, { query: { page: params.page, q: params.get('q') ?? '' } }),
    ...asQueue,
  });
  return (
    <OpsPage title="People">
      <QueueFilters
        search="Search people"
        filters={[{ name: 'role', label: 'Role', options: [{ value: 'tutor', label: 'Tutor' }] }]}
      />
      <Queue
        source={source}
        label="People"
        error="The people could not be loaded"
        empty={{ title: 'Nobody' }}
        subject={({ id }) => `user:${id}`}
        to={({ id }) => `/ops/people/${id}`}
        title={({ name }) => name}
        acts={[
          {
            key: 'e',
            label: 'End sessions',
            several: true,
            can: ({ id }) => id !== 3,
            act: (rows) => {
              for (const { id, name } of rows)
                void begin({
                  subject: `user:${id}`,
                  text: `Ended ${name}`,
                  send: request('POST /api/ops/users/:id/end-sessions', {
                    params: { id },
                    body: { reason: 'Stolen phone' },
                  }),
                });
            },
          },
        ]}
      />
    </OpsPage>
  );
}

function Person() {
  const { previous, next, list } = useNeighbours('/ops/people', 2);
  return <p>{`${previous} ${next} ${list}`}</p>;
}

const rows = (ids: readonly number[], last = 1) => ({
  data: ids.map((id) => ({ id, name: `Person ${id}` })),
  current_page: 1,
  last_page: last,
  total: ids.length * last,
});

const setUp = (address = '/ops/people', answer: unknown = rows([1, 2, 3])) =>
  renderAsOperator({ '/ops/people': <People />, '/ops/people/:userId': <Person /> }, address, {
    'GET /api/ops/users': answer,
  });

const focused = () => document.activeElement?.textContent;

it('OPS-003 j and k move the focus through the rows, and Enter opens one', async () => {
  setUp();
  await screen.findByRole('link', { name: 'Person 1' });
  await userEvent.keyboard('j');
  expect(focused()).toBe('Person 1');
  await userEvent.keyboard('jjj');
  expect(focused()).toBe('Person 3');
  await userEvent.keyboard('k');
  expect(focused()).toBe('Person 2');
  const stops = within(screen.getByRole('list', { name: 'People' })).getAllByRole('link');
  expect(stops.map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1]);
  await userEvent.keyboard('{Enter}');
  expect(screen.getByTestId('path').textContent).toBe('/ops/people/2');
  expect(screen.getByText('1 3 /ops/people')).toBeTruthy();
});

it('OPS-003 a row that is acted on goes, and the next one takes the focus', async () => {
  setUp();
  await screen.findByRole('link', { name: 'Person 1' });
  await userEvent.keyboard('jje');
  expect(screen.queryByRole('link', { name: 'Person 2' })).toBeNull();
  expect(screen.getByText('Ended Person 2')).toBeTruthy();
  expect(focused()).toBe('Person 3');
  await userEvent.keyboard('e');
  expect(focused(), 'it cannot be done with this one').toBe('Person 3');
  await userEvent.keyboard('u');
  expect(screen.getByRole('link', { name: 'Person 2' })).toBeTruthy();
});

it('OPS-003 x selects rows, and a letter acts on all of them', async () => {
  setUp();
  await screen.findByRole('link', { name: 'Person 1' });
  await userEvent.keyboard('j{x}j{x}');
  expect(screen.getByText('2 selected')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /^End sessions/ }));
  expect(screen.getAllByText(/^Ended/).map(({ textContent }) => textContent)).toEqual([
    'Ended Person 1',
    'Ended Person 2',
  ]);
  expect(screen.queryByText('2 selected')).toBeNull();
});

it('OPS-003 search, filters and pages are in the address', async () => {
  const { server } = setUp('/ops/people?page=2', rows([1, 2], 3));
  await screen.findByText('Page 2 of 3');
  await userEvent.keyboard('n');
  await waitFor(() => expect(screen.getByTestId('path').textContent).toBe('/ops/people?page=3'));
  fireEvent.change(await screen.findByRole('combobox', { name: 'Role' }), { target: { value: 'tutor' } });
  expect(screen.getByTestId('path').textContent).toBe('/ops/people?role=tutor');
  await userEvent.keyboard('f');
  const search = screen.getByRole('searchbox', { name: 'Search people' });
  expect(document.activeElement).toBe(search);
  await userEvent.type(search, 'jk{Enter}');
  expect(document.activeElement).not.toBe(search);
  expect(screen.getByTestId('path').textContent).toBe('/ops/people?role=tutor&q=jk');
  await waitFor(() => expect(server.sent.at(-1)?.path).toBe('/api/ops/users?page=1&q=jk'));
});

it('OPS-003 an empty list, a page behind its end, and a failure each say so', async () => {
  const { server } = setUp('/ops/people?page=9', rows([], 1));
  expect(await screen.findByRole('heading', { name: 'Nobody' })).toBeTruthy();
  expect(screen.getByTestId('path').textContent).toBe('/ops/people');
  await waitFor(() => expect(server.sent).toHaveLength(2));
});

it('OPS-003 SHL-155 an empty list leads back to all rows where filters were chosen', async () => {
  setUp('/ops/people?role=tutor', rows([]));
  expect((await screen.findByRole('link', { name: 'Remove all filters' })).getAttribute('href')).toBe(
    '/ops/people',
  );
});

it('OPS-003 a list that could not be loaded can be asked for again', async () => {
  const { server } = setUp('/ops/people', () => failure(500, 'INTERNAL', 'Broken'));
  const retry = await screen.findByRole('button', { name: 'Try again' });
  server.answers['GET /api/ops/users'] = rows([1]);
  await act(async () => retry.click());
  expect(await screen.findByRole('link', { name: 'Person 1' })).toBeTruthy();
});
