import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Agent, request } from 'undici';
import { startChild } from '../local/child.ts';
import { repoRoot } from '../registry/index.ts';

export const ports = { http: 19_480, https: 19_443, gateways: [19_481, 19_482] };

/** Takes the certificate that nginx has here. */
export const dispatcher = new Agent({ connect: { rejectUnauthorized: false, servername: 'localhost' } });

/** A folder for nginx, its cache and the registry, where nginx is installed. */
export function temporaryFolder(): string {
  if (spawnSync('nginx', ['-v']).error) {
    console.error('nginx is not installed here: apt-get install nginx-light');
    process.exit(1);
  }
  const folder = mkdtempSync(join(tmpdir(), 'porao-nginx-'));
  // Started by root, nginx answers as another user, who reads its cache.
  chmodSync(folder, 0o711);
  return folder;
}

/** Two gateways of the registry in `data` of the folder, and nginx before them; `stop` removes the folder. */
export async function startProxiedSite(folder: string) {
  const gateways = await Promise.all(ports.gateways.map((port) => startGateway(folder, port)));
  const nginx = startNginx(folder);
  const stop = async () => {
    nginx.kill('SIGQUIT');
    await Promise.all(gateways.map((gateway) => gateway.stop()));
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  await untilAnswers(folder).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { gateways, stop };
}

export async function startGateway(folder: string, port: number) {
  const child = startChild({
    name: `gateway-${port}`,
    script: join(repoRoot, 'deploy/gateway/main.ts'),
    args: [],
    cwd: repoRoot,
    env: {
      ...process.env,
      DATA_DIR: join(folder, 'data'),
      PORT: String(port),
      HOST: '127.0.0.1',
      API_URL: 'http://127.0.0.1:9',
      PUBLIC_URL: 'https://localhost',
      TRUST_PROXY: 'true',
      DRAIN_SECONDS: '1',
    },
    logDir: join(folder, 'log'),
    say: () => undefined,
  });
  await child.ready;
  return child;
}

function startNginx(folder: string): ChildProcess {
  const tls = join(folder, 'tls');
  mkdirSync(tls);
  const [key, certificate] = [join(tls, 'privkey.pem'), join(tls, 'fullchain.pem')];
  const subject = ['-subj', '/CN=localhost', '-days', '1'];
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', certificate, ...subject],
    {
      stdio: 'ignore',
    },
  );
  const values: Record<string, string> = {
    SERVER_NAME: 'localhost',
    HTTP_PORT: `127.0.0.1:${ports.http}`,
    HTTPS_PORT: `127.0.0.1:${ports.https}`,
    TLS_FOLDER: tls,
    CACHE_FOLDER: join(folder, 'cache'),
    GATEWAYS: ports.gateways.map((port) => `server 127.0.0.1:${port} max_fails=0;`).join(' '),
  };
  const template = readFileSync(join(import.meta.dirname, 'nginx.conf.template'), 'utf8');
  const site = template.replaceAll(/\$\{([A-Z_]+)\}/g, (_, name: string) => values[name] ?? '');
  writeFileSync(join(folder, 'site.conf'), site);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ');
  const main = `pid ${folder}/pid; error_log ${folder}/error.log; events {}
http { access_log off; ${temporary} include ${folder}/site.conf; }`;
  writeFileSync(join(folder, 'nginx.conf'), main);
  return spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder, '-g', 'daemon off;'], {
    stdio: 'inherit',
  });
}

async function untilAnswers(folder: string): Promise<void> {
  const url = `https://127.0.0.1:${ports.https}/_gateway/readyz`;
  for (let tries = 0; tries < 50; tries += 1) {
    const answer = await request(url, { dispatcher }).catch(() => undefined);
    await answer?.body.dump();
    if (answer?.statusCode === 200) return;
    await sleep(100);
  }
  throw new Error(`nginx does not answer: ${readFileSync(join(folder, 'error.log'), 'utf8')}`);
}
