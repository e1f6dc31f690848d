import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

it('OPS-140 the back office has a name in words for every queue of the API', () => {
  const sql = globSync('api/migrations/*.sql', { cwd: root }).map(read).join('');
  const queues = [...sql.matchAll(/create_queue\('([\w-]+)'/g)].map(([, name = '']) => name);
  expect(queues).toContain('deliveries');
  const words = read('mfe-ops/src/features/queues/locales/en.ts');
  // Failed jobs are shown with the names of the queues that they were in.
  expect(queues.filter((name) => name !== 'dead' && !words.includes(`'queues.${name}'`))).toEqual([]);
});
