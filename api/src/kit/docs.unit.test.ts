import { gunzipSync } from 'node:zlib';
import { endpoints } from '@porao/contracts';
import { Hono } from 'hono';
import { expect, it, vi } from 'vitest';
import type { AppEnv } from './bind.ts';
import { bindDocs } from './docs.routes.ts';
import { docsFiles } from './docs-files.ts';
import { ApiFailure } from './failure.ts';

const app = new Hono<AppEnv>();
app.onError((error, c) => c.text(error.message, error instanceof ApiFailure ? 404 : 500));
bindDocs(app, endpoints);
const page = await app.request('/api/docs');
const html = await page.text();
const addresses = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address = '']) => address);

it('shows the calls by files of its own alone', async () => {
  expect(page.status).toBe(200);
  const files = addresses.filter((address) => address.startsWith('/api/docs/'));
  expect(files).toHaveLength(4);
  for (const address of files) {
    const response = await app.request(address);
    expect({ address, status: response.status }).toEqual({ address, status: 200 });
    expect(response.headers.get('content-type')).toContain(address.endsWith('.js') ? 'javascript' : 'css');
    expect((await response.text()).length).toBeGreaterThan(100);
  }
  const others = addresses.filter((address) => !files.includes(address));
  expect(others.toSorted()).toEqual(['/api/openapi.json', 'data:,']);
});

it('API-165 compresses the document and each file once, for clients that take gzip', async () => {
  const files = Object.values(docsFiles).map((file) => vi.spyOn(file, 'read'));
  const own = new Hono<AppEnv>();
  bindDocs(own, endpoints);
  for (const address of ['/api/openapi.json', ...Object.keys(docsFiles).map((name) => `/api/docs/${name}`)]) {
    const ask = async (accepted: string) => {
      const answer = await own.request(address, { headers: { 'accept-encoding': accepted } });
      return { headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
    };
    const [first, plain, again] = [await ask('br, gzip'), await ask('br, gzip;q=0'), await ask('gzip')];
    expect([first, plain].map(({ headers }) => headers.get('content-encoding'))).toEqual(['gzip', null]);
    expect(plain.headers.get('vary')).toBe('accept-encoding');
    expect(gunzipSync(first.bytes).equals(plain.bytes)).toBe(true);
    expect(again.bytes.equals(first.bytes)).toBe(true);
  }
  for (const reading of files) expect(reading).toHaveBeenCalledTimes(1);
});

it('has a policy of its own that names no other host and lets nothing run from within the page', () => {
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/unsafe|\*|https?:|\.\w/);
  expect(html).not.toMatch(/<script(?![^>]*src=)|<style|\son\w+=|\sstyle=/);
});

it('has nothing else beside it', async () => {
  for (const name of ['swagger-ui.js.map', 'package.json', '__proto__', 'toString', '..%2fpackage.json'])
    expect((await app.request(`/api/docs/${name}`)).status).toBe(404);
});

it('stylesheets load nothing from elsewhere', async () => {
  for (const name of ['swagger-ui.css', 'docs.css']) {
    const css = await (await app.request(`/api/docs/${name}`)).text();
    const loaded = [...css.matchAll(/url\(["']?([^"')]+)/g)].map(([, address]) => address);
    expect(loaded.filter((address) => !address?.startsWith('data:'))).toEqual([]);
    expect(css).not.toContain('@import');
  }
});
