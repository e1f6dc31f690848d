import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repoRoot } from '../registry/index.ts';

const read = (path: string) => readFileSync(join(repoRoot, path), 'utf8');
const compose = read('deploy/production/compose.yaml');
const matches = (text: string, pattern: RegExp) =>
  new Set([...text.matchAll(pattern)].map(([, name = '']) => name));

/** Names in backticks; `CONTACT_*` means all that begin with it. */
const documented = [...matches(read('docs/production.md'), /`([A-Z][A-Z0-9_]+\*?)`/g)];
const isDocumented = (name: string) =>
  documented.some((known) => known === name || (known.endsWith('*') && name.startsWith(known.slice(0, -1))));

/** Keys of the schema by which a process reads its environment. */
const readBy = (path: string) =>
  matches(
    /const Environment = z\.object\(\{(.*?)^\}\);/ms.exec(read(path))?.[1] ?? '',
    /^ {2}([A-Z0-9_]+):/gm,
  );

it.each(['deploy/gateway/config.ts', 'deploy/registry/open.ts', 'api/src/config.ts'])(
  'docs/production.md names every variable of %s',
  (path) => {
    const names = [...readBy(path)].filter((name) => !name.startsWith('PORAO_DEV_'));
    expect(names.length).toBeGreaterThan(3);
    expect(names.filter((name) => !isDocumented(name))).toEqual([]);
  },
);

/** PostgreSQL, the store, nginx and Grafana read these. */
const ofOthers = /^(POSTGRES|MINIO|STORE|GF)_|^(SERVER_NAME|HTTPS?_PORT|TLS_FOLDER|CACHE_FOLDER|GATEWAYS)$/;

it('the compose file takes from .env what environment.example has, and sets nothing that no process reads', () => {
  const taken = matches(compose, /\$\{([A-Z_]+)/g);
  expect([...taken].toSorted()).toEqual(
    [...matches(read('deploy/production/environment.example'), /^([A-Z_]+)=/gm)].toSorted(),
  );
  const set = [...matches(compose, /^ {2,6}([A-Z][A-Z0-9_]+): /gm)].filter((name) => !ofOthers.test(name));
  expect(set).toEqual(expect.arrayContaining(['DATABASE_URL', 'API_URL', 'REGISTRY_URL']));
  expect(set.filter((name) => !isDocumented(name))).toEqual([]);
});

it('images are named by exact tag, the one of Node by the version of the workspace', () => {
  const images = [
    ...matches(compose, /^ +image: (\S+)$/gm),
    ...matches(read('deploy/production/Dockerfile'), /^ARG BASE=(\S+)$/gm),
  ];
  expect(images).toHaveLength(6);
  for (const image of images)
    expect(image).toMatch(/:(RELEASE\.[\w-]+|v?\d+\.\d+[\w.-]+)(@sha256:[0-9a-f]{64})?$/);
  const node = /^ {2}node: (\S+)$/m.exec(read('pnpm-workspace.yaml'))?.[1];
  expect(images.at(-1)).toMatch(new RegExp(`^node:${node}-slim`));
});

it('OPS-267 the compose file gives gateways what isolates server code of releases, and the user that they become', () => {
  const gateway = /^x-gateway: &gateway\n(.*?)^services:/ms.exec(compose)?.[1] ?? '';
  expect(gateway).toContain('user: root');
  expect(gateway).toContain('cap_drop: [ALL]');
  expect(gateway).toContain('cap_add: [KILL, SETGID, SETUID, SYS_ADMIN]');
  expect(gateway).toContain('no-new-privileges:true');
  expect(gateway).toContain('RUN_AS: node');
});

it('the image holds packages that exist', () => {
  const names = [...matches(read('deploy/production/Dockerfile'), /--filter (\S+?)\.\.\./g)];
  expect(names).toEqual(['api', 'deploy']);
  for (const name of names) expect(JSON.parse(read(`${name}/package.json`))).toMatchObject({ name });
});

it('the compose file starts again whatever ends, but for what is run once', () => {
  const services = /^services:\n(.*?)^networks:/ms.exec(compose)?.[1] ?? '';
  const blocks = [...services.matchAll(/^ {2}([a-z0-9-]+):\n((?: {4}.*\n|\n)*)/gm)];
  const restarted = blocks
    .filter(([, , block = '']) => /restart: unless-stopped|<<: \*gateway/.test(block))
    .map(([, name]) => name);
  expect(restarted).toEqual([
    'database',
    'store',
    'api',
    'gateway-1',
    'gateway-2',
    'proxy',
    'prometheus',
    'grafana',
  ]);
  expect(blocks.map(([, name]) => name).filter((name) => !restarted.includes(name))).toEqual([
    'store-setup',
    'release',
  ]);
  expect(compose).toMatch(/^x-gateway: &gateway\n(?: {2}.*\n)*? {2}restart: unless-stopped/m);
});
