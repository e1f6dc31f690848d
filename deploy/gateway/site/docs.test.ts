import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repoRoot } from '../../registry/index.ts';
import { temporaryRegistry } from '../../testing/fixtures.ts';
import { startGateway } from '../../testing/gateway.ts';

it('OPS-409 documents for teams are plain Markdown at the site, with all that they link to', async () => {
  const { url } = await startGateway((await temporaryRegistry()).driver);
  const root = `${url}/_gateway/docs`;
  const found = new Set([root]);
  const missing: string[] = [];
  for (const address of found) {
    const answer = await fetch(address);
    if (answer.headers.get('content-type') !== 'text/markdown; charset=utf-8') missing.push(address);
    const markdown = address.includes('/api/') ? '' : await answer.text();
    for (const [, target = ''] of markdown.matchAll(/\]\((?!https?:|#)([^)#]+)/g))
      found.add(new URL(target, address).href);
  }
  expect(missing).toEqual([]);
  const paths = [
    'teams.md',
    'shipping.md',
    'api',
    'api/platform.api.md',
    'adr/0042-signed-in-first-views.md',
  ];
  expect([...found]).toEqual(expect.arrayContaining(paths.map((path) => `${root}/${path}`)));
  expect((await fetch(`${root}/`)).url).toBe(root);
  const written = readFileSync(join(repoRoot, 'docs/teams.md'), 'utf8');
  expect(await (await fetch(`${root}/teams.md`)).text()).toBe(written);
});

it('OPS-409 in front of a site its own documents are shown', async () => {
  const env = { PORAO_DEV_SITE: 'https://porao.example' };
  const { url } = await startGateway((await temporaryRegistry()).driver, env);
  for (const path of ['/_gateway/docs', '/_gateway/docs/teams.md']) {
    const { status, headers } = await fetch(url + path, { redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([302, `https://porao.example${path}`]);
  }
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
