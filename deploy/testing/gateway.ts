import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { serve } from '@hono/node-server';
import { type BuildInfo, PageData } from '@porao/contracts';
import { createMetrics } from '@porao/server/metrics';
import { createTracing } from '@porao/server/tracing';
import pino, { type Logger } from 'pino';
import { onTestFinished } from 'vitest';
import { readConfig } from '../gateway/config.ts';
import { createGateway } from '../gateway/gateway.ts';
import { gatewayMetrics } from '../gateway/status/metrics.ts';
import { activate, type RegistryDriver } from '../registry/index.ts';
import { liveRegistry, publishBuild, shellInfo, temporaryRegistry, tester, tutorInfo } from './fixtures.ts';

const silent = pino({ level: 'silent' });
const nowhere = 'http://127.0.0.1:9';

/** In ms: what is waited for comes, however busy the machine is. */
const patient = { CONTENT_MS: '60000', SIGNED_IN_CONTENT_MS: '60000', API_TIMEOUT_MS: '60000' };

/** As in a demo and with long waits, unless `env` says otherwise. */
export async function startGateway(
  driver: RegistryDriver,
  env: NodeJS.ProcessEnv = {},
  log: Logger = silent,
) {
  const config = readConfig({ API_URL: nowhere, PORAO_DEMO: '1', ...patient, ...env });
  const metrics = config.metrics && createMetrics({ dataDir: tmpdir(), log: silent });
  const tracing = config.tracing && createTracing({ ...config.tracing, service: 'porao-gateway', log });
  const gateway = createGateway(driver, config, log, { observe: metrics?.observe, tracing });
  onTestFinished(gateway.stop);
  if (metrics) gatewayMetrics(metrics, driver, gateway);
  const listening = config.metrics && (await metrics?.listen(config.metrics));
  onTestFinished(() => listening?.close());
  const port = await new Promise<number>((resolve) => {
    const server = serve({ fetch: gateway.fetch, hostname: '127.0.0.1', port: 0 }, (info) =>
      resolve(info.port),
    );
    onTestFinished(() => {
      server.close();
    });
  });
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    port,
    /** Reports as a browser does; returns the answer's status. */
    beacon: async (fields: object, headers: Record<string, string> = {}): Promise<number> => {
      const body = JSON.stringify(fields);
      return (await fetch(`${url}/_gateway/telemetry`, { method: 'POST', body, headers })).status;
    },
    /** Empty without METRICS_PORT. */
    metricsUrl: listening ? `http://127.0.0.1:${listening.port}/metrics` : '',
    /** Has all spans sent. */
    endTracing: async () => tracing?.stop(),
    reports: gateway.reports,
    canaryAnalysis: gateway.canaryAnalysis,
    drain: gateway.drain,
  };
}

/** A server of the test's own, as the API behind a gateway. */
export async function startServer(handle: (...call: Parameters<RequestListener>) => unknown) {
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  onTestFinished(stop);
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, port, stop };
}

/** The path of code that renders on the server. */
export const server = 'server/index.cjs';

/** A live shell and tutor's remote that render by this code. */
export async function renderingRegistry(
  code: { shell: string; tutor: string },
  { shell = shellInfo, tutor = tutorInfo } = {},
) {
  const { driver } = await temporaryRegistry();
  const publishWith = (info: BuildInfo, more: Record<string, string>) =>
    publishBuild(driver, { ...info, server }, undefined, more);
  const releases = {
    shell: await publishWith(shell, {
      [server]: code.shell,
      'static/css/index.css': '@font-face{src:url(../font/latin.woff2)}',
    }),
    tutor: await publishWith(tutor, { [server]: code.tutor }),
  };
  await activate(driver, { shell: releases.shell, 'mfe-tutor': releases.tutor }, tester);
  return { driver, ...releases };
}

export async function startLive(env: NodeJS.ProcessEnv = {}, remote?: BuildInfo) {
  const registry = await liveRegistry(remote);
  return { ...registry, ...(await startGateway(registry.driver, env)) };
}

export const html = { accept: 'text/html' };
/** The cookies of somebody whose session ends in an hour, or after so many seconds. */
export function session(type: string, seconds = 3600, account = '1'): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const exp = Math.round(Date.now() / 1000) + seconds;
  const token = `${part({ alg: 'HS256' })}.${part({ exp, sub: account })}.s`;
  const record = { account, until: exp * 1000, type, tutorId: null, phone: '', OTPVerifyUseOnly: false };
  return `gt_user=${encodeURIComponent(JSON.stringify(record))}; porao_session=${token}`;
}

export async function pageOf(url: string, headers: Record<string, string> = {}) {
  const answer = await fetch(url, { headers: { ...html, ...headers } });
  const text = await answer.text();
  const json = /<script type="application\/json" id="porao-page"[^>]*>(.*?)<\/script>/s.exec(text)?.[1] ?? '';
  return { answer, text, data: () => PageData.parse(JSON.parse(json)) };
}

/** Returns a mark that the answer to a page has of its one load. */
export const markOf = ({ headers }: Response, name: string): string | undefined =>
  new RegExp(`${name};desc="([^"]*)"`).exec(headers.get('server-timing') ?? '')?.[1];

/** The sources of a directive of an answer's policy. */
export const sourcesOf = ({ headers }: Response, directive: string): readonly string[] =>
  new RegExp(`${directive} ([^;]*)`).exec(headers.get('content-security-policy') ?? '')?.[1]?.split(' ') ??
  [];

/** A request as written, since clients tidy up paths before they send them. */
export async function request(
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
