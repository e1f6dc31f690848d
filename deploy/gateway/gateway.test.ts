import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { serve } from '@hono/node-server';
import { PageData } from '@porao/contracts';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import pino from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { activate, type RegistryDriver } from '../registry/index.ts';
import { liveRegistry, publishBuild, temporaryRegistry, tester, tutorInfo } from '../testing/fixtures.ts';
import { readConfig } from './config.ts';
import { createGateway } from './gateway.ts';

const silent = pino({ level: 'silent' });
const nowhere = 'http://127.0.0.1:9';

async function startGateway(driver: RegistryDriver, env: NodeJS.ProcessEnv = {}) {
  const gateway = createGateway(driver, readConfig({ API_URL: nowhere, ...env }), silent);
  const port = await new Promise<number>((resolve) => {
    const server = serve({ fetch: gateway.fetch, hostname: '127.0.0.1', port: 0 }, (info) =>
      resolve(info.port),
    );
    onTestFinished(() => {
      server.close();
    });
  });
  return { url: `http://127.0.0.1:${port}`, port, reports: gateway.reports };
}

async function startLive(env: NodeJS.ProcessEnv = {}) {
  const registry = await liveRegistry();
  return { ...registry, ...(await startGateway(registry.driver, env)) };
}

const html = { accept: 'text/html' };
const session = (type: string) =>
  `gt_user=${encodeURIComponent(JSON.stringify({ token: 't', type, tutorId: null, phone: '', OTPVerifyUseOnly: false }))}`;

async function pageOf(url: string, headers: Record<string, string> = {}) {
  const answer = await fetch(url, { headers: { ...html, ...headers } });
  const text = await answer.text();
  const json = /<script type="application\/json" id="porao-page"[^>]*>(.*?)<\/script>/s.exec(text)?.[1] ?? '';
  return { answer, text, data: () => PageData.parse(JSON.parse(json)) };
}

describe('the page', () => {
  it('carries the live registry, escaped so that no text of it can end the script', async () => {
    const { url, shell, tutor } = await startLive({ CONTACT_ADDRESS: '</script><b>' });
    const { answer, text, data } = await pageOf(`${url}/tutors`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('server-timing')).toMatch(/^page;dur=\d/);
    const page = data();
    expect(page.shell.base).toBe(`/releases/shell/${shell}/`);
    expect(page.remotes.map(({ name, release }) => [name, release])).toEqual([['mfe-tutor', tutor]]);
    expect(page.config.address).toBe('</script><b>');
    expect(text).not.toContain('</script><b>');
    expect(text).not.toContain('porao:head');
  });

  it('gives every script the nonce of the policy, and files their address and integrity', async () => {
    const { url, shell } = await startLive();
    const { answer, text, data } = await pageOf(`${url}/ui`);
    const policy = answer.headers.get('content-security-policy') ?? '';
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
    expect(nonce.length).toBeGreaterThan(20);
    const scripts = text.match(/<script\b[^>]*>/g) ?? [];
    expect(scripts).toHaveLength(3);
    for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`);
    expect(text).not.toContain('PORAO_NONCE');
    const integrity = data().shell.integrity['static/js/index.js'];
    const main = scripts.find((script) => script.includes(' src='));
    expect(main).toContain(`src="/releases/shell/${shell}/static/js/index.js"`);
    expect(main).toContain(`integrity="${integrity}" crossorigin="anonymous"`);
    const other = await pageOf(`${url}/ui`);
    expect(other.answer.headers.get('content-security-policy')).not.toContain(nonce);
  });

  it('sends a policy without unsafe words, and the other security headers', async () => {
    const { url } = await startLive({
      TILE_URL: 'https://{s}.tiles.example/{z}/{x}/{y}.png',
      CRM_URL: 'https://crm.example/x',
    });
    const { headers } = (await pageOf(`${url}/ui`)).answer;
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).not.toContain('unsafe');
    for (const part of [
      "default-src 'none'",
      "'strict-dynamic'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "object-src 'none'",
      'https://*.tiles.example',
      'frame-src https://crm.example',
    ])
      expect(policy).toContain(part);
    expect(headers.get('integrity-policy')).toBe('blocked-destinations=(script)');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.has('strict-transport-security')).toBe(false);
    const secure = await fetch(`${url}/ui`, { headers: { ...html, 'x-forwarded-proto': 'https' } });
    expect(secure.headers.get('strict-transport-security')).toContain('max-age=');
  });

  it('preloads what the route of the address needs, in the language of the cookie', async () => {
    const { url, tutor } = await startLive();
    const { text } = await pageOf(`${url}/tutor/dashboard`, {
      cookie: `${session('tutor')}; gt_selected_language=bn`,
    });
    const preloaded = [...text.matchAll(/<link rel="preload" as="(\w+)" href="([^"]+)" integrity="sha384-/g)];
    const ofTutor = preloaded.filter(([, , href]) => href?.startsWith(`/releases/mfe-tutor/${tutor}/`));
    expect(ofTutor.map(([, kind, href]) => [kind, href?.split(tutor)[1]])).toEqual([
      ['script', '/remoteEntry.js'],
      ['script', '/static/js/remote.js'],
      ['script', '/static/js/locale-bn.js'],
      ['script', '/static/js/dashboard.js'],
      ['style', '/static/css/dashboard.css'],
    ]);
    expect(text).toContain('<html lang="bn">');
    expect(text).toContain('<title>ড্যাশবোর্ড</title>');
  });

  it.each([
    ['a guest', {}],
    ['a guardian', { cookie: session('parent') }],
    ['a broken record', { cookie: 'gt_user=%7Bbroken' }],
    ['an unknown language', { cookie: 'gt_selected_language=xx' }],
  ])('preloads no file of a guarded remote for %s', async (_, headers) => {
    const { url } = await startLive();
    const { text, answer } = await pageOf(`${url}/tutor/dashboard`, headers);
    expect(answer.status).toBe(200);
    expect(text).toContain('<html lang="en">');
    expect(text).not.toMatch(/<link[^>]*mfe-tutor/);
    expect((await pageOf(`${url}/tutors`, headers)).text).toMatch(/<link[^>]*mfe-tutor/);
  });

  it('escapes the title', async () => {
    const { url } = await startLive();
    expect((await pageOf(`${url}/tutors/7`)).text).toContain('<title>A &#60;tutor&#62;</title>');
  });

  it('answers 404 with the page where nothing stands, 200 where the shell or a remote does', async () => {
    const { url } = await startLive();
    const status = async (path: string) => (await pageOf(url + path)).answer.status;
    expect(await status('/ui')).toBe(200);
    expect(await status('/UI/')).toBe(200);
    expect(await status('/tutor/anything/below')).toBe(200);
    expect(await status('/nowhere')).toBe(404);
    expect(await status('/tutors/1/2')).toBe(404);
    expect(await status('/%E0%A4%A')).toBe(404);
    expect((await pageOf(`${url}/nowhere`)).text).toContain('id="porao-page"');
  });

  it('is compressed, and HEAD answers without a body', async () => {
    const { url } = await startLive();
    expect(
      (await fetch(`${url}/ui`, { headers: { ...html, 'accept-encoding': 'br' } })).headers.get(
        'content-encoding',
      ),
    ).toBe('br');
    const head = await fetch(`${url}/ui`, { method: 'HEAD', headers: html });
    expect(head.status).toBe(200);
    expect(await head.text()).toBe('');
  });

  it('shows an activation at the next load, without a restart', async () => {
    const { url, driver, tutor } = await startLive();
    const before = (await pageOf(`${url}/ui`)).data();
    const next = await publishBuild(driver, tutorInfo, 'two');
    expect((await pageOf(`${url}/ui`)).data().remotes[0]?.release).toBe(tutor);
    await activate(driver, { 'mfe-tutor': next }, tester);
    const after = (await pageOf(`${url}/ui`)).data();
    expect(after.remotes[0]?.release).toBe(next);
    expect(after.revision).toBeGreaterThan(before.revision);
    // Files of the release before stay for pages that are open.
    expect((await fetch(`${url}/releases/mfe-tutor/${tutor}/remoteEntry.js`)).status).toBe(200);
  });

  it('keeps the last good registry while the file is torn or gone', async () => {
    const { url, root, tutor } = await startLive();
    await pageOf(`${url}/ui`);
    await rm(join(root, 'revisions'), { recursive: true });
    await writeFile(join(root, 'registry.json'), '{"revision": 9');
    const torn = await pageOf(`${url}/ui`);
    expect(torn.answer.status).toBe(200);
    expect(torn.data().remotes[0]?.release).toBe(tutor);
    await rm(join(root, 'registry.json'));
    expect((await pageOf(`${url}/ui`)).answer.status).toBe(200);
  });

  it('says so when nothing is live yet', async () => {
    const { driver } = await temporaryRegistry();
    const { url } = await startGateway(driver);
    expect((await fetch(`${url}/`, { headers: html })).status).toBe(503);
    expect((await fetch(`${url}/_gateway/readyz`)).status).toBe(503);
    expect((await fetch(`${url}/_gateway/healthz`)).status).toBe(200);
  });
});

describe('files of releases', () => {
  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('come precompressed as %s, immutable', async (encoding, decompress) => {
    const { port, tutor } = await startLive();
    const raw = await request(
      port,
      `GET /releases/mfe-tutor/${tutor}/remoteEntry.js HTTP/1.1`,
      `Accept-Encoding: ${encoding}`,
    );
    expect(raw.head).toMatch(new RegExp(`content-encoding: ${encoding}`, 'i'));
    expect(raw.head).toMatch(/vary: accept-encoding/i);
    expect(raw.head).toMatch(/cache-control: public, max-age=31536000, immutable/i);
    expect(raw.head).toMatch(/content-type: text\/javascript/i);
    expect(decompress(raw.body).toString()).toContain('mfe-tutor remoteEntry.js one');
  });

  it('come as they are when no encoding is taken', async () => {
    const { port, tutor } = await startLive();
    const raw = await request(
      port,
      `GET /releases/mfe-tutor/${tutor}/remoteEntry.js HTTP/1.1`,
      'Accept-Encoding: br;q=0',
    );
    expect(raw.head).not.toMatch(/content-encoding/i);
    expect(raw.body.toString()).toContain('mfe-tutor remoteEntry.js one');
  });

  it('answer 404 in plain text when missing, never the page', async () => {
    const { url, tutor, shell } = await startLive();
    const paths = [
      `/releases/mfe-tutor/${tutor}/missing.js`,
      `/releases/mfe-tutor/${tutor}/`,
      `/releases/mfe-tutor/${tutor}`,
      `/releases/mfe-tutor/${tutor}/static`,
      `/releases/mfe-tutor/000000000000/remoteEntry.js`,
      `/releases/mfe-tutor/${tutor}/remoteEntry.js.map`,
      `/releases/shell/${shell}/index.html`,
      '/releases/',
      '/index.html',
      '/missing.js',
    ];
    for (const path of paths) {
      const answer = await fetch(url + path, { headers: html });
      expect([path, answer.status]).toEqual([path, 404]);
      expect(answer.headers.get('content-type')).toContain('text/plain');
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
    expect((await fetch(`${url}/releases/mfe-tutor/${tutor}/release.json`)).status).toBe(200);
  });

  it('never lead out of the release', async () => {
    const { port, tutor, root } = await startLive();
    await mkdir(join(root, 'releases', 'secret'), { recursive: true });
    await writeFile(join(root, 'secret.js'), 'secret');
    const base = `/releases/mfe-tutor/${tutor}`;
    for (const path of [
      `${base}/../../../secret.js`,
      `${base}/..%2f..%2f..%2fsecret.js`,
      `${base}/%2e%2e/%2e%2e/%2e%2e/secret.js`,
      `${base}/..\\..\\..\\secret.js`,
      `${base}/%252e%252e/secret.js`,
      '/releases/../secret.js',
      '/releases/..%2f/secret.js',
      '/releases/mfe-tutor/..%2f..%2fsecret.js/x',
      `${base}//${root}/secret.js`,
    ]) {
      const { head, body } = await request(port, `GET ${path} HTTP/1.1`);
      expect([path, head.split('\r\n')[0]]).toEqual([path, expect.stringMatching(/ 40[04] /)]);
      expect(body.toString()).not.toContain('secret');
    }
  });
});

describe('the API behind it', () => {
  async function startApi(handle: Parameters<typeof createServer>[1]) {
    const server = createServer(handle);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  const startHono = async (app: Hono) => {
    const port = await new Promise<number>((resolve) => {
      const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, (info) =>
        resolve(info.port),
      );
      onTestFinished(() => {
        server.close();
      });
    });
    return `http://127.0.0.1:${port}`;
  };

  it('gets method, path, query, body and the visitor’s address; its answer comes back', async () => {
    const API_URL = await startApi((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        response.writeHead(422, { 'content-type': 'application/json', 'x-own': 'kept' });
        const { method, url, headers } = request;
        response.end(JSON.stringify({ method, url, headers, body: Buffer.concat(chunks).toString() }));
      });
    });
    const { url, port } = await startLive({ API_URL });
    const answer = await fetch(`${url}/job-board?a=1&b=%20x`, {
      method: 'POST',
      body: '{"x":1}',
      headers: { authorization: 'Bearer t', 'x-forwarded-for': '6.6.6.6' },
    });
    expect(answer.status).toBe(422);
    expect(answer.headers.get('x-own')).toBe('kept');
    const seen = (await answer.json()) as {
      url: string;
      method: string;
      body: string;
      headers: Record<string, string>;
    };
    expect(seen).toMatchObject({ method: 'POST', url: '/job-board?a=1&b=%20x', body: '{"x":1}' });
    expect(seen.headers).toMatchObject({
      authorization: 'Bearer t',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
      'x-forwarded-host': `127.0.0.1:${port}`,
    });
    for (const path of ['/api/x/y', '/storage/profile/1.png', '/healthz'])
      expect(((await (await fetch(url + path)).json()) as { url: string }).url).toBe(path);
  });

  it('answers the standard failure object while the API is away', async () => {
    const { url } = await startLive();
    const answer = await fetch(`${url}/api/job-board/1`);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({
      type: 'error',
      message: expect.stringContaining('not available'),
      errors: {},
      status: 503,
      code: 'UNAVAILABLE',
    });
  });

  it('compresses JSON on the wire', async () => {
    const API_URL = await startApi((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ data: 'x'.repeat(5_000) }));
    });
    const { url } = await startLive({ API_URL });
    const answer = await fetch(`${url}/api/x`, { headers: { 'accept-encoding': 'gzip' } });
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    expect(((await answer.json()) as { data: string }).data).toHaveLength(5_000);
  });

  it('hands an early refusal of a huge body back as it is', async () => {
    const API_URL = await startHono(
      new Hono().post(
        '*',
        bodyLimit({ maxSize: 1_000_000, onError: (c) => c.json({ status: 413 }, 413) }),
        (c) => c.text(''),
      ),
    );
    const { url } = await startLive({ API_URL });
    const answer = await fetch(`${url}/api/x`, { method: 'POST', body: Buffer.alloc(30_000_000) });
    expect(answer.status).toBe(413);
    expect(await answer.json()).toEqual({ status: 413 });
  });

  it('stops its call when the visitor leaves', async () => {
    let left: () => void = () => undefined;
    const aborted = new Promise<void>((resolve) => {
      left = resolve;
    });
    const API_URL = await startApi((request) => {
      request.on('close', () => left());
      controller.abort();
    });
    const { url } = await startLive({ API_URL });
    const controller = new AbortController();
    await expect(fetch(`${url}/api/slow`, { signal: controller.signal })).rejects.toThrow('abort');
    await aborted;
  });
});

describe('reports of browsers', () => {
  it('are counted by app and release when they are small and true', async () => {
    const { url, tutor, reports } = await startLive();
    const send = async (body: unknown) =>
      (await fetch(`${url}/_gateway/telemetry`, { method: 'POST', body: JSON.stringify(body) })).status;
    const beacon = { kind: 'load-error', app: 'mfe-tutor', release: tutor };
    expect(await send(beacon)).toBe(204);
    expect(await send({ ...beacon, kind: 'timing', value: 12.5 })).toBe(204);
    expect(await send({ ...beacon, release: '000000000000' })).toBe(400);
    expect(await send({ ...beacon, kind: 'other' })).toBe(400);
    expect(await send({ ...beacon, message: 'x'.repeat(301) })).toBe(400);
    expect(await send({ ...beacon, message: 'x'.repeat(10_000) })).toBe(413);
    expect([...reports.counts()]).toEqual([
      [`mfe-tutor ${tutor}`, { 'load-error': 1, 'script-error': 0, timing: 1, total: 12.5 }],
    ]);
  });
});

/** A request as written, since clients tidy up paths before they send them. */
async function request(
  port: number,
  line: string,
  ...headers: string[]
): Promise<{ head: string; body: Buffer }> {
  const socket = connect(port, '127.0.0.1');
  socket.write([line, 'Host: x', 'Connection: close', ...headers, '', ''].join('\r\n'));
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk as Buffer);
  const all = Buffer.concat(chunks);
  const end = all.indexOf('\r\n\r\n');
  return { head: all.subarray(0, end).toString(), body: all.subarray(end + 4) };
}
