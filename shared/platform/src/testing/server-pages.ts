import { query } from '@porao/client';
import { type Endpoint, endpoints, type RemoteManifest } from '@porao/contracts';
import { exampleOf } from '@porao/contracts/example';
import { routeMatcher } from '@porao/contracts/page';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { RemoteServer } from '../server.ts';

const reads = Object.entries<Endpoint>(endpoints).flatMap(([key, endpoint]) =>
  key.startsWith('GET ') ? { path: key.slice('GET '.length), endpoint } : [],
);
const match = routeMatcher(reads, ({ path }) => path);

/** An answer that fits the contract of a read. */
function exampleOfRead(call: string): unknown {
  const path = call.slice('GET '.length).split('?')[0] ?? '';
  const found = match(path);
  if (!found) throw new Error(`No contract has ${call}.`);
  return exampleOf(found.endpoint.response, { io: 'output' });
}

/** As the process that renders a release: no window, and the language is known before any module is. */
async function serverIn(language: 'en' | 'bn', load: () => Promise<{ default: RemoteServer }>) {
  vi.resetModules();
  vi.stubGlobal('document', { documentElement: { lang: language }, cookie: '' });
  const shell = await import('../shell.ts');
  const { provideTestPlatform } = await import('./platform.ts');
  const { default: remote } = await load();
  return {
    start(name: string, role: string) {
      const catalogs = { [name]: remote.messages[language] };
      provideTestPlatform({ catalogs, session: { type: role, tutorId: 7, phone: '01700000001' } });
    },
    render(address: string) {
      const { createQueryClient, MemoryRouter, QueryClientProvider, useRoutes } = shell;
      const Content = () => useRoutes(remote.routes.map(({ path, element }) => ({ path, element })));
      const draw = (client: ReturnType<typeof createQueryClient>): string => {
        const main: ReactNode = createElement('main', null, createElement(Content));
        const router = createElement(MemoryRouter, { initialEntries: [address] }, main);
        return renderToStaticMarkup(createElement(QueryClientProvider, { client }, router));
      };
      const empty = createQueryClient();
      draw(empty);
      const [found] = shell.matchRoutes([...remote.routes], address) ?? [];
      const named = found?.route.reads?.({ params: found.params, query: new URLSearchParams() }) ?? [];
      const asked = shell.readsIn(empty, [query('GET /api/v1/user'), ...named]);
      const client = createQueryClient();
      shell.giveAnswers(
        client,
        asked,
        Object.fromEntries(asked.map(({ call }) => [call, exampleOfRead(call)])),
      );
      const html = draw(client);
      return { html, reads: asked.map(({ call }) => call), isWhole: shell.isWhole(html) };
    },
  };
}

/** Lists what a remote's page reads on the server at an address. */
export async function readsAt(
  load: () => Promise<{ default: RemoteServer }>,
  address: string,
): Promise<string[]> {
  const server = await serverIn('en', load);
  server.start('mfe-test', 'tutor');
  const { reads: asked } = server.render(address);
  vi.unstubAllGlobals();
  return asked.toSorted();
}

/** Tests that every page of an area which its manifest has rendered is whole on the server, in both languages. */
export function describeServerPages(
  { name, routes }: Pick<RemoteManifest, 'name' | 'routes'>,
  load: () => Promise<{ default: RemoteServer }>,
  /** Values for parameters of paths; any other is 1. */
  params: Readonly<Record<string, string>> = {},
): void {
  const pages = routes
    .filter(({ rendered }) => rendered)
    .map(({ path, access }) => ({
      access,
      address: path.replaceAll(/:(\w+)/g, (_, parameter: string) => params[parameter] ?? '1'),
    }));

  describe.each(['en', 'bn'] as const)('on the server, in %s', (language) => {
    let server: Awaited<ReturnType<typeof serverIn>>;
    beforeAll(async () => {
      server = await serverIn(language, load);
    });
    afterAll(() => vi.unstubAllGlobals());

    it.each(pages)('$address is whole with the answers that it asks for first', ({ address, access }) => {
      server.start(name, access);
      const { html, reads: asked, isWhole } = server.render(address);
      expect(isWhole).toBe(true);
      expect(html).not.toContain('<style');
      expect(asked.length).toBeLessThanOrEqual(20);
    });
  });
}
