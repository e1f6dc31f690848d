import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repoRoot } from '../../registry/index.ts';
import { temporaryRegistry } from '../../testing/fixtures.ts';
import { startGateway } from '../../testing/gateway.ts';

it('OPS-409 documents for teams are plain Markdown at the site, with those that they link to', async () => {
  const { url } = await startGateway((await temporaryRegistry()).driver);
  const get = (path: string) => fetch(`${url}${path}`);
  const index = await get('/_gateway/docs');
  expect(index.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
  const links = [...(await index.text()).matchAll(/\((\/_gateway\/docs\/[a-z]+\.md)\)/g)].map(
    ([, path = '']) => path,
  );
  expect(links).toContain('/_gateway/docs/teams.md');
  for (const path of links) {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    const file = join(repoRoot, path.replace('/_gateway', ''));
    expect(await answer.text()).toBe(readFileSync(file, 'utf8'));
  }
  expect((await get('/_gateway/docs/api/platform.api.md')).status).toBe(200);
  expect((await get('/_gateway/docs/api/endpoints.txt')).status).toBe(200);
  expect((await get('/_gateway/docs/adr/0042-signed-in-first-views.md')).status).toBe(200);
});

it('OPS-409 no other file comes from there', async () => {
  const { url } = await startGateway((await temporaryRegistry()).driver);
  for (const path of [
    'security.md',
    'requirements.tsv',
    'none.md',
    'adr/none.md',
    '..%2fpackage.json',
    'adr/..%2f..%2fpackage.json',
    'adr/../../README.md',
  ])
    expect((await fetch(`${url}/_gateway/docs/${path}`)).status).not.toBe(200);
});

it('OPS-409 llms.txt names the pages, the calls and the documents with whole addresses', async () => {
  const { url } = await startGateway((await temporaryRegistry()).driver, {
    PUBLIC_URL: 'https://porao.example',
  });
  const answer = await fetch(`${url}/llms.txt`);
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const words = await answer.text();
  expect(words).toMatch(/^# Porao\n\n> /);
  expect(words).toContain('(https://porao.example/api/openapi.json)');
  expect(words).toContain('(https://porao.example/_gateway/docs/teams.md)');
});
