import { createQueryClient } from '@porao/platform/shell';
import { failure, stubServer } from '@porao/platform/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { areaRead, startReads } from './area-reads.ts';
import type { RouteMatch } from './route-match.ts';

const matchWith = (reads?: string[]): RouteMatch =>
  ({ remote: { name: 'mfe-tutor' }, route: { path: '/tutor/dashboard', reads } }) as unknown as RouteMatch;

afterEach(() => {
  vi.unstubAllGlobals();
});

it('asks with the token before the page does, which then joins or takes the answer', async () => {
  const { sent } = stubServer({ 'GET /api/v1/user': { data: { name: 'Rahim' } } }, { token: 'jwt' });
  const queries = createQueryClient();
  startReads(queries, matchWith(['GET /api/v1/user']));
  const joined = await queries.fetchQuery(areaRead('GET /api/v1/user'));
  expect(await queries.fetchQuery(areaRead('GET /api/v1/user'))).toBe(joined);
  expect(joined.data).toEqual({ name: 'Rahim' });
  expect(sent).toMatchObject([{ path: '/api/v1/user', signedIn: true }]);
});

it('leaves what was refused to the page, which asks again', async () => {
  const { answers } = stubServer(
    { 'GET /api/v1/user': () => failure(422, 'VALIDATION', 'No') },
    { token: 'jwt' },
  );
  const queries = createQueryClient();
  startReads(queries, matchWith(['GET /api/v1/user']));
  await expect.poll(() => queries.getQueryState(['GET /api/v1/user', {}])?.status).toBe('error');
  answers['GET /api/v1/user'] = { data: { name: 'Rahim' } };
  expect((await queries.fetchQuery(areaRead('GET /api/v1/user'))).data).toEqual({ name: 'Rahim' });
});

it('asks nothing for pages that name no read', () => {
  const { sent } = stubServer({}, { token: 'jwt' });
  startReads(createQueryClient(), matchWith());
  expect(sent).toEqual([]);
});
