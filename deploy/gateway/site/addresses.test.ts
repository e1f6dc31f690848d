import { request } from 'node:http';
import { expect, it } from 'vitest';
import { liveRegistry } from '../../testing/fixtures.ts';
import { startGateway } from '../../testing/gateway.ts';
import { readConfig } from '../config.ts';

it('OPS-220 a gateway in production does not start without its address, which whoever asks could name', () => {
  const env = { NODE_ENV: 'production', API_URL: 'http://127.0.0.1' };
  expect(() => readConfig(env)).toThrow('PUBLIC_URL');
  expect(readConfig({ ...env, PUBLIC_URL: 'https://porao.example' }).publicUrl).toBe('https://porao.example');
});

it('OPS-221 a request with two Host headers is refused, whatever it asks for', async () => {
  const { driver } = await liveRegistry();
  const { port } = await startGateway(driver);
  const statusOf = (path: string, ...hosts: string[]) =>
    new Promise((resolve, reject) => {
      const headers = [...hosts.flatMap((host) => ['Host', host]), 'Connection', 'close'];
      request({ port, path, headers, setHost: false }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      })
        .on('error', reject)
        .end();
    });
  for (const path of ['/', '/api/v1/user', '/_gateway/healthz'])
    expect(await statusOf(path, 'porao.example', 'evil.example')).toBe(400);
  expect(await statusOf('/_gateway/healthz', 'porao.example')).toBe(200);
});
