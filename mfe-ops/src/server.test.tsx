import { readsAt } from '@porao/platform/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pageOf } from './common/testing/answers.ts';
import { renderAsOperator } from './common/testing/render.tsx';
import { request } from './features/requests/requests.answers.ts';
import RequestsPage from './features/requests/requests.page.tsx';
import { manifest } from './manifest.ts';
import server from './server.tsx';

it.each([
  '/ops/requests',
  '/ops/requests?page=2&stage=Rejected&q=Salma&city=1&guardian=50&waiting=48&sort=newest',
  '/ops/requests?page=x&stage=other&sort=oldest&unknown=1',
])('OPS-171 reads for %s exactly what the page asks for there', async (address) => {
  const { server: stub } = renderAsOperator({ '/ops/requests': <RequestsPage /> }, address, {
    'GET /api/ops/requests': pageOf([request(7)]),
  });
  await screen.findByRole('link', { name: 'Class 7, Dhanmondi' });
  expect(stub.sent.map(({ path }) => path).sort()).toEqual(readsAt(server, address)?.sort());
});

it('OPS-171 reads nothing on the server for a filter whose choices are asked for by POST', () => {
  expect(readsAt(server, '/ops/requests?category=1')).toEqual([]);
});

it('OPS-171 the manifest names every parameter that the queue takes', () => {
  const query = manifest.routes.find(({ path }) => path === '/ops/requests')?.query ?? [];
  const all = new URLSearchParams(query.map((name) => [name, name === 'category' ? '' : '2']));
  const asked = readsAt(server, `/ops/requests?${all}`)?.[0] ?? '';
  expect([...new URLSearchParams(asked.split('?')[1]).keys()].sort()).toEqual(
    ['city_id', 'guardian', 'page', 'q', 'stage', 'waiting_hours'].sort(),
  );
});
