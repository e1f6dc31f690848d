import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { signalGroup } from '../local/child.ts';
import { freePort } from '../local/port.ts';
import { repoRoot } from '../registry/index.ts';
import { check, endChecks } from './checked.ts';

/** Builds the image by buildah, looks at what is in it, and starts its programs. Needs no daemon; root, as chroot does. */
const most = 180_000_000;
const image = 'localhost/porao-check';
const dockerfile = 'deploy/production/Dockerfile';
const certificates = '/etc/ssl/certs/ca-certificates.crt';
const folder = mkdtempSync(join(tmpdir(), 'porao-image-'));
const running: ChildProcess[] = [];

const store = ['--storage-driver=vfs', `--root=${folder}/store`, `--runroot=${folder}/run`];
const buildah = (...args: string[]): string =>
  execFileSync('buildah', [...store, ...args], {
    cwd: repoRoot,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 2 ** 28,
  }).trim();

try {
  const base = baseImage();
  const files = ['--file', dockerfile, '--ignorefile', `${dockerfile}.dockerignore`];
  const how = ['--isolation', 'chroot', '--pull-never', '--build-arg', `BASE=${base}`];
  buildah('build', ...how, ...files, '--tag', image, '.');
  const container = buildah('from', '--pull-never', image);
  checkContent(buildah('mount', container));
  await checkPrograms(container);
} finally {
  for (const child of running) signalGroup(child, 'SIGTERM');
  if (running.length > 0) await sleep(3000);
  for (const child of running) signalGroup(child, 'SIGKILL');
  spawnSync('buildah', [...store, 'rm', '--all'], { stdio: 'ignore' });
  rmSync(folder, { recursive: true, force: true });
}
endChecks('The image is right.');

/** The image that the Dockerfile names; without a registry of images, one with the same programs from Debian's packages. */
function baseImage(): string {
  const named = /^ARG BASE=(\S+)$/m.exec(readFileSync(join(repoRoot, dockerfile), 'utf8'))?.[1] ?? '';
  const name = `docker.io/library/${named}`;
  if (spawnSync('buildah', [...store, 'pull', '--quiet', name], { stdio: 'ignore' }).status === 0)
    return name;
  console.log(`${name} cannot be fetched: a base is made by debootstrap.`);
  const root = join(folder, 'base');
  execFileSync('debootstrap', ['--variant=minbase', 'bookworm', root], { stdio: 'ignore' });
  const container = buildah('from', 'scratch');
  buildah('copy', container, root, '/');
  buildah('copy', container, join(repoRoot, 'node_modules/node/bin/node'), '/usr/local/bin/node');
  const npm = join(execFileSync('npm', ['root', '--global'], { encoding: 'utf8' }).trim(), 'npm');
  buildah('copy', container, npm, '/usr/local/lib/node_modules/npm');
  if (existsSync(certificates)) {
    buildah('copy', container, certificates, certificates);
    for (const name of ['NODE_EXTRA_CA_CERTS', 'SSL_CERT_FILE'])
      buildah('config', '--env', `${name}=${certificates}`, container);
  }
  const links = ['npm', 'npx'].map(
    (tool) => `ln -s ../lib/node_modules/npm/bin/${tool}-cli.js /usr/local/bin/${tool}`,
  );
  inside(container, 'sh', '-c', ['useradd --create-home node', ...links].join(' && '));
  buildah('config', '--env', 'PATH=/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', container);
  const made = 'localhost/porao-base';
  buildah('commit', '--quiet', container, made);
  return made;
}

function inside(container: string, ...command: string[]): string {
  return buildah('run', '--isolation', 'chroot', container, '--', ...command);
}

function checkContent(root: string): void {
  const size = Number(execFileSync('du', ['-sB1', join(root, 'porao')], { encoding: 'utf8' }).split('\t')[0]);
  check('it is at most 180 MB above its base', size <= most, `${Math.round(size / 1e6)} MB`);
  const unwanted = execFileSync(
    'find',
    [join(root, 'porao'), '-name', 'node_modules', '-prune', '-o', '-name', '*.test.ts', '-print'],
    { encoding: 'utf8' },
  ).trim();
  check('no test is in it', unwanted === '', unwanted.slice(0, 200));
  const others = [
    'porao/shell',
    'porao/mfe-public',
    'porao/e2e',
    'porao/shared/ui',
    'root/.npm',
    'root/.cache',
  ];
  const tools = ['npm', 'npx', 'pnpm', 'corepack', 'yarn'].map((name) => `usr/local/bin/${name}`);
  const present = [...others, ...tools].filter((path) => existsSync(join(root, path)));
  check('no package manager, cache or source of a page is in it', present.length === 0, present.join(', '));
}

async function checkPrograms(container: string): Promise<void> {
  const [api, gateway] = [await freePort(), await freePort()];
  const site = ['NODE_ENV=production', 'PUBLIC_URL=https://porao.example'];
  start(container, 'api/src/main.ts', [
    ...site,
    `PORT=${api}`,
    'DATA_DIR=/tmp/api',
    'PORAO_ALLOW_EMBEDDED_DATABASE=1',
    `JWT_SECRET=${'x'.repeat(40)}`,
  ]);
  start(container, 'deploy/gateway/main.ts', [
    ...site,
    `PORT=${gateway}`,
    'DATA_DIR=/tmp/gateway',
    `API_URL=http://127.0.0.1:${api}`,
  ]);
  check('the API answers', await answers(`http://127.0.0.1:${api}/api/city/select`));
  check('the gateway answers', await answers(`http://127.0.0.1:${gateway}/_gateway/healthz`));
  check('its docs have their files', await answers(`http://127.0.0.1:${api}/api/docs/swagger-ui-bundle.js`));
  const status = spawnSync('buildah', [
    ...store,
    'run',
    '--isolation',
    'chroot',
    '--env',
    'DATA_DIR=/tmp/gateway',
    container,
    '--',
    'node',
    'deploy/cli/release.ts',
    'status',
  ]);
  check('the release command answers', status.status === 0, String(status.stderr).slice(-200));
}

function start(container: string, program: string, environment: readonly string[]): void {
  const variables = environment.flatMap((one) => ['--env', one]);
  const args = [...store, 'run', '--isolation', 'chroot', ...variables, container, '--', 'node', program];
  running.push(spawn('buildah', args, { detached: true, stdio: ['ignore', 'ignore', 'inherit'] }));
}

async function answers(url: string): Promise<boolean> {
  for (let tries = 0; tries < 300; tries += 1) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return true;
    await sleep(200);
  }
  return false;
}
