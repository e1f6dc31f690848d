import assert from 'node:assert/strict';
import { createHmac, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChild } from '../../deploy/local/child.ts';
import { repoRoot } from '../../deploy/registry/data-dir.ts';
import { command } from '../support/releases.ts';
import type { Test } from './report.ts';
import { call, post } from './sessions.ts';

const script = join(repoRoot, 'api/src/main.ts');
const secret = 'a secret of the attacks, long enough for HS256';
const plain = {
  ...process.env,
  NODE_ENV: '',
  PORAO_DEMO: '',
  DATABASE_URL: '',
  HOST: '127.0.0.1',
  PORT: '0',
};

/** Takes text messages in place of a provider. */
async function smsGateway() {
  const messages: string[] = [];
  const server = createServer((incoming, answer) => {
    let text = '';
    incoming.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    incoming.on('end', () => {
      messages.push(text);
      answer.end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, messages, close };
}

/** A token that the server itself could have signed. */
function signed(claims: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const body = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`;
  return `${body}.${createHmac('sha256', secret).update(body).digest('base64url')}`;
}

/** An API that is no demo, with three text messages an hour. */
export async function attackProduction(test: Test): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'porao-attack-api-'));
  const sms = await smsGateway();
  const warnings: string[] = [];
  const env = { DATA_DIR: dataDir, JWT_SECRET: secret, SMS_GATEWAY_URL: sms.url, SMS_PER_HOUR: '3' };
  const api = startChild({
    name: 'api-without-demo',
    script,
    cwd: repoRoot,
    env: { ...plain, ...env },
    logDir: join(dataDir, 'log'),
    say: (line) => void warnings.push(line),
  });
  try {
    const url = `http://127.0.0.1:${await api.ready}`;
    const register = (count: number) => {
      const phone_no = `0188000000${count}`;
      const secrets = {
        password: 'mango tree by the river',
        password_confirmation: 'mango tree by the river',
      };
      const body = {
        name: 'Nadia Rahman',
        phone_no,
        email: `${phone_no}@example.com`,
        gender: 2,
        ...secrets,
      };
      return post(url, '/api/tutor-registration', body, { 'x-forwarded-for': `203.0.113.${count}` });
    };

    await test('codes are in no answer of a site that is no demo', async () => {
      const answer = await register(0);
      assert.equal(answer.status, 200);
      const code = /\d{6}/.exec(sms.messages.at(-1)?.replace(/01\d{9}/, '') ?? '')?.[0];
      assert.ok(code, 'no code was sent');
      assert.ok(!answer.text.includes(code) && !answer.text.includes('phone_otp'));
      return 'a registration answers none; the text message has it';
    });

    await test('the whole site sends so many text messages an hour', async () => {
      const answers = [await register(1), await register(2), await register(3), await register(4)];
      assert.deepEqual(
        answers.map(({ status }) => status),
        [200, 200, 503, 503],
      );
      assert.match(answers[3]?.headers.get('retry-after') ?? '', /^\d+$/);
      assert.equal(sms.messages.length, 3);
      assert.equal(warnings.filter((line) => line.includes('SMS_PER_HOUR')).length, 1);
      return '3 sent, then 503 with Retry-After, and one line for operators';
    });

    await test('a site that is no demo has no stand-in for payment providers', async () => {
      const pages = ['page/TEST000000000000000000', 'sslcommerz/gwprocess/v4/api.php', 'bkash'];
      for (const path of pages)
        assert.equal((await post(url, `/api/test-pay/${path}`, {})).status, 404, path);
      return `${pages.length} addresses: 404`;
    });

    await test('a signed token whose jti is no UUID is 401', async () => {
      const jtis = ["1' or '1'='1", '1', '', 'x'.repeat(2000), { a: 1 }, randomUUID()];
      for (const jti of jtis) {
        const headers = { authorization: `Bearer ${signed({ jti, sub: '1', exp: 4_000_000_000 })}` };
        const { status } = await call(url, { method: 'GET', address: '/api/v1/user', headers });
        assert.equal(status, 401, `${JSON.stringify(jti).slice(0, 60)}: ${status}`);
      }
      return `${jtis.length} tokens`;
    });
  } finally {
    await api.stop();
    sms.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Starts that must end with a refusal. `demoDir` has demo data, and no process runs over it. */
export async function attackConfiguration(demoDir: string, test: Test): Promise<void> {
  const refused = async (env: NodeJS.ProcessEnv, words: RegExp, program = script) => {
    const { code, stderr } = await command([program], { cwd: repoRoot, env: { ...plain, ...env } });
    assert.equal(code, 1, `ended with ${code}`);
    assert.match(stderr, words);
    return (
      stderr
        .split('\n')
        .find((line) => words.test(line))
        ?.trim() ?? ''
    );
  };
  await test('a gateway in production refuses to take its address from whoever asks', () =>
    refused(
      { NODE_ENV: 'production', DATA_DIR: demoDir, API_URL: 'http://127.0.0.1:1' },
      /PUBLIC_URL/,
      join(repoRoot, 'deploy/gateway/main.ts'),
    ));
  await test('production refuses to be a demo', () =>
    refused(
      { NODE_ENV: 'production', PORAO_DEMO: '1', DATA_DIR: demoDir, JWT_SECRET: secret },
      /PORAO_DEMO/,
    ));
  await test('production refuses a payment provider that is not reached by https, such as a stand-in', () =>
    refused(
      {
        NODE_ENV: 'production',
        PORAO_ALLOW_EMBEDDED_DATABASE: '1',
        PUBLIC_URL: 'http://127.0.0.1:8080',
        DATA_DIR: demoDir,
        JWT_SECRET: secret,
        SSLCOMMERZ_STORE_ID: 'test',
        SSLCOMMERZ_STORE_PASSWORD: 'test',
        SSLCOMMERZ_URL: 'http://127.0.0.1:8080/api/test-pay/sslcommerz',
      },
      /SSLCOMMERZ_URL/,
    ));
  await test('production refuses a database with demo accounts', () =>
    refused(
      {
        NODE_ENV: 'production',
        PORAO_ALLOW_EMBEDDED_DATABASE: '1',
        PUBLIC_URL: 'http://127.0.0.1:8080',
        DATA_DIR: demoDir,
        JWT_SECRET: secret,
      },
      /0170000000\d/,
    ));
}
