import type { RequestListener } from 'node:http';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { expect, it } from 'vitest';
import { request, startLive, startServer } from '../../testing/gateway.ts';

/** A gateway in front of an API that answers so. */
const startWith = async (handle: Parameters<typeof startServer>[0], env: NodeJS.ProcessEnv = {}) =>
  startLive({ API_URL: (await startServer(handle)).url, ...env });

it('gets method, path, query, body and the visitor’s address; its answer comes back', async () => {
  const { url, port } = await startWith((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      response.writeHead(422, { 'content-type': 'application/json', 'x-own': 'kept' });
      const { method, url, headers } = request;
      response.end(JSON.stringify({ method, url, headers, body: Buffer.concat(chunks).toString() }));
    });
  });
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

it('API-154 is called over connections that are kept, also after an answer without a body', async () => {
  const ports: (number | undefined)[] = [];
  const { url } = await startWith((incoming, response) => {
    if (incoming.url === '/api/x') ports.push(incoming.socket.remotePort);
    incoming.resume().on('end', () => response.writeHead(incoming.method === 'PUT' ? 204 : 200).end());
  });
  for (const init of [{}, { method: 'POST', body: '{}' }, { method: 'PUT' }, {}])
    await (await fetch(`${url}/api/x`, init)).text();
  expect(ports).toEqual(Array.from({ length: 4 }, () => ports[0]));
});

it('API-154 reads again over a new connection when a kept one ends as it is used; what changes data is not sent twice', async () => {
  const calls: (string | undefined)[] = [];
  const used = new WeakSet<object>();
  const { url } = await startWith((incoming, response) => {
    calls.push(incoming.method);
    if (used.has(incoming.socket)) incoming.socket.destroy();
    else incoming.resume().on('end', () => response.end('{}'));
    used.add(incoming.socket);
  });
  for (const [method, status] of [
    ['GET', 200],
    ['GET', 200],
    ['POST', 200],
    ['POST', 503],
  ] as const)
    expect(await fetch(`${url}/api/x`, { method })).toMatchObject({ status });
  expect(calls).toEqual(['GET', 'GET', 'GET', 'POST', 'POST']);
});

it('answers the standard failure object while the API is away', async () => {
  const { url } = await startLive();
  const answer = await fetch(`${url}/api/job-board/1`);
  expect(answer.status).toBe(503);
  expect(await answer.json()).toEqual({
    type: 'error',
    message: expect.stringContaining('not available'),
    errors: {},
    key: 'server.unavailable',
    status: 503,
    code: 'UNAVAILABLE',
  });
  const bengali = await fetch(`${url}/api/job-board/1`, { headers: { 'accept-language': 'bn' } });
  expect(await bengali.json()).toMatchObject({ message: expect.stringContaining('সাড়া দিতে পারছে না') });
});

it('passes cookies of the API both ways', async () => {
  const { url } = await startWith((request, response) => {
    response.setHeader('set-cookie', ['device=new; HttpOnly; Path=/api/v1/login']);
    response.end(JSON.stringify({ cookie: request.headers.cookie }));
  });
  const answer = await fetch(`${url}/api/v1/login`, { method: 'POST', headers: { cookie: 'device=old' } });
  expect(answer.headers.getSetCookie()).toEqual(['device=new; HttpOnly; Path=/api/v1/login']);
  expect(await answer.json()).toEqual({ cookie: 'device=old' });
});

it('has a limited time to begin its answer', async () => {
  const { url } = await startWith((request) => request.resume(), { API_TIMEOUT_MS: '300' });
  for (const init of [{}, { method: 'POST', body: '{"x":1}' }]) {
    const answer = await fetch(`${url}/api/slow`, init);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await answer.json()).toMatchObject({ code: 'UNAVAILABLE' });
  }
});

it('has no limit for a slow upload or a stream of events', async () => {
  const listener: RequestListener = (incoming, response) => {
    if (incoming.url === '/api/late') incoming.resume();
    else if (incoming.url === '/api/events') waiting.push(() => response.end('told'));
    else incoming.resume().on('end', () => response.end('taken'));
  };
  const waiting: (() => void)[] = [];
  const { url } = await startWith(listener, { API_TIMEOUT_MS: '300' });
  const upload = new TransformStream<Uint8Array, Uint8Array>();
  const writer = upload.writable.getWriter();
  const slow = fetch(`${url}/api/x`, { method: 'POST', body: upload.readable, duplex: 'half' });
  await writer.write(Buffer.from('first'));
  const events = fetch(`${url}/api/events`, { headers: { accept: 'text/event-stream' } });
  // Begun after both of them, and over the limit.
  expect((await fetch(`${url}/api/late`)).status).toBe(503);
  await writer.close();
  waiting[0]?.();
  expect(await Promise.all([slow, events].map(async (answer) => (await answer).text()))).toEqual([
    'taken',
    'told',
  ]);
});

it('API-155 answers at length are passed on as they come', async () => {
  const parts = Array.from({ length: 64 }, (_, at) => String(at % 10).repeat(65_536));
  const { url } = await startWith((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    for (const part of parts) response.write(part);
    response.end();
  });
  for (const [accepted, encoding] of [
    ['gzip', 'gzip'],
    ['identity', null],
  ] as const) {
    const answer = await fetch(`${url}/api/x`, { headers: { 'accept-encoding': accepted } });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect((await answer.text()) === parts.join('')).toBe(true);
  }
});

it('API-165 the API is asked for gzip where the client takes it, and its copy is passed on as it is', async () => {
  const copy = gzipSync('{"kept":true}');
  const { url } = await startWith((incoming, response) => {
    const { 'accept-encoding': asked = 'nothing' } = incoming.headers;
    const encoding = asked === 'gzip' ? { 'content-encoding': 'gzip' } : {};
    response.writeHead(200, { 'content-type': 'application/json', ...encoding });
    response.end(asked === 'gzip' ? copy : JSON.stringify({ asked }));
  });
  const ask = async (accepted: string, path = '/api/x') =>
    (await fetch(url + path, { headers: { 'accept-encoding': accepted } })).json();
  expect(await ask('br, gzip')).toEqual({ kept: true });
  expect(await ask('br, gzip;q=0')).toEqual({ asked: 'nothing' });
  expect(await ask('gzip', '/storage/x')).toEqual({ asked: 'nothing' });
});

it('an answer that the API does not finish ends the connection', async () => {
  const { url } = await startWith((_, response) => {
    response.writeHead(200, { 'content-length': '1000000' });
    response.write('x'.repeat(200_000), () => response.destroy());
  });
  const answer = await fetch(`${url}/api/x`);
  await expect(answer.text()).rejects.toThrow('terminated');
});

it('answers HEAD, and what has no body', async () => {
  const { url } = await startWith((incoming, response) => {
    response.writeHead(incoming.method === 'HEAD' ? 200 : 304, { 'content-length': '200000', etag: '"a"' });
    response.end();
  });
  for (const [method, status] of [
    ['HEAD', 200],
    ['GET', 304],
    ['HEAD', 200],
  ] as const) {
    const answer = await fetch(`${url}/api/x`, { method });
    expect([answer.status, answer.headers.get('etag')]).toEqual([status, '"a"']);
    expect(await answer.text()).toBe('');
  }
});

it('gets no offer of another protocol', async () => {
  const { port } = await startWith(({ headers }, response) => response.end(JSON.stringify(headers)));
  const { head, body } = await request(
    port,
    'GET /api/x HTTP/1.1',
    'Connection: Upgrade, HTTP2-Settings',
    'Upgrade: h2c',
    'HTTP2-Settings: AAMAAABkAAQCAAAAAAIAAAAA',
    'Connection: close',
  );
  expect(head).toMatch(/^HTTP\/1.1 200 /);
  expect(body.toString()).not.toMatch(/upgrade|http2-settings/i);
});

it('gets no request whose end could be read in two ways, and no TRACE', async () => {
  const reached: (string | undefined)[] = [];
  const { port } = await startWith(({ method }, response) => response.end(void reached.push(method)));
  const statusOf = async (line: string, ...headers: string[]) =>
    / (\d+) /.exec((await request(port, line, ...headers)).head)?.[1];
  const post = 'POST /api/x HTTP/1.1';
  expect(await statusOf(post, 'Content-Length: 4', 'Transfer-Encoding: chunked')).toBe('400');
  expect(await statusOf(post, 'Content-Length: 4', 'Content-Length: 5')).toBe('400');
  expect(await statusOf(post, 'Transfer-Encoding: chunked, identity')).toBe('400');
  expect(await statusOf('TRACE /api/x HTTP/1.1')).toMatch(/^4/);
  expect(reached).toEqual([]);
  expect(await statusOf('GET /api/x HTTP/1.1')).toBe('200');
  expect(reached).toEqual(['GET']);
});

it('hands an early refusal of a huge body back as it is', async () => {
  const limited = new Hono().post(
    '*',
    bodyLimit({ maxSize: 1_000_000, onError: (c) => c.json({ status: 413 }, 413) }),
    (c) => c.text(''),
  );
  const { url } = await startWith(getRequestListener(limited.fetch));
  const answer = await fetch(`${url}/api/x`, { method: 'POST', body: Buffer.alloc(30_000_000) });
  expect(answer.status).toBe(413);
  expect(await answer.json()).toEqual({ status: 413 });
});

it('reads what is left of a body before an answer of its own, and ends the connection where that is too much', async () => {
  const { port } = await startLive();
  const talk = (text: string, answers: number) =>
    new Promise<string[]>((resolve) => {
      const socket = connect(port, '127.0.0.1');
      socket.write(text);
      let told = '';
      socket.on('data', (chunk: Buffer) => {
        told += String(chunk);
        const heads = told.match(/HTTP\/1.1 \d+|^connection: .*(?=\r$)/gim) ?? [];
        if (heads.length < 2 * answers) return;
        socket.destroy();
        resolve(heads);
      });
    });
  const post = (header: string) => `POST /nothing/here HTTP/1.1\r\nHost: x\r\n${header}\r\n\r\n`;
  const get = 'GET /nothing/here HTTP/1.1\r\nHost: x\r\n\r\n';
  const whole = ['HTTP/1.1 404', 'Connection: keep-alive'];
  const body = 'x'.repeat(1_000_000);
  expect(await talk(post(`Content-Length: ${body.length}`) + body + get, 2)).toEqual([...whole, ...whole]);
  const chunked = `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
  expect(await talk(post('Transfer-Encoding: chunked') + chunked + get, 2)).toEqual([...whole, ...whole]);
  expect(await talk(post('Content-Length: 100000000'), 1)).toEqual(['HTTP/1.1 404', 'connection: close']);
});

it('stops its call when the visitor leaves', async () => {
  let left: () => void = () => undefined;
  const aborted = new Promise<void>((resolve) => {
    left = resolve;
  });
  const { url } = await startWith((request) => {
    request.on('close', () => left());
    controller.abort();
  });
  const controller = new AbortController();
  await expect(fetch(`${url}/api/slow`, { signal: controller.signal })).rejects.toThrow('abort');
  await aborted;
});
