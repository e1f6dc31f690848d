import { endpoints } from '@porao/contracts';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { AppEnv } from './bind.ts';
import { bindDocs } from './docs.routes.ts';
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
