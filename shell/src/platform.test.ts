import { traceName } from '@porao/contracts/page';
import { callPublic } from '@porao/platform';
import { afterEach, expect, it, vi } from 'vitest';
import { createServices } from './platform.ts';

const page = { config: {}, remotes: [] as object[] } as Parameters<typeof createServices>[0];
const directory = {} as Parameters<typeof createServices>[1];

afterEach(() => {
  document.head.innerHTML = '';
  vi.unstubAllGlobals();
});

it("OPS-114 calls are of the trace of the page's load, and of none where the page has none", async () => {
  const sent = vi.fn(async (_url: string, _init: RequestInit) => Response.json([]));
  vi.stubGlobal('fetch', sent);
  const headerOf = async () => {
    createServices(page, directory);
    await callPublic('GET /api/city/select');
    return new Headers(sent.mock.lastCall?.[1].headers).get('traceparent');
  };
  expect(await headerOf()).toBeNull();
  document.head.append(
    Object.assign(document.createElement('meta'), { name: traceName, content: '00-a-b-01' }),
  );
  expect(await headerOf()).toBe('00-a-b-01');
});
