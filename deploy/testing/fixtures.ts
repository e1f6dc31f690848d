import { generateKeyPairSync } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { BuildInfo } from '@porao/contracts';
import { pageForm } from '@porao/contracts/page';
import { onTestFinished } from 'vitest';
import { activate, fileDriver, publish, type RegistryDriver, toResult } from '../registry/index.ts';
import type { SigningKey } from '../registry/signature.ts';

/** A folder that goes when the test ends. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'porao-test-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

const noInfo = {
  html: null,
  server: null,
  page: pageForm,
  pages: [],
  needs: {},
  uses: {},
  provides: {},
  contract: 1,
  events: [],
};

export const shellHtml = `<!doctype html><html lang="<!--porao:language-->"><head><meta charset="utf-8" data-mode="<!--porao:mode-->"><title><!--porao:title--></title>
<meta name="description" content="<!--porao:description-->">
<script>document.documentElement.dataset.mode='light'</script><!--porao:head--></head>
<body><!--porao:content--><div id="root"></div></body></html>`;

export const shellInfo: BuildInfo = {
  ...noInfo,
  name: 'shell',
  entry: 'static/js/index.js',
  html: 'index.html',
  pages: [{ path: '/ui', title: { en: 'Parts', bn: 'অংশ' } }],
  global: null,
  exposes: [],
  initial: ['static/js/index.js', 'static/css/index.css'],
  chunks: {
    'locale-en': ['static/js/locale-en.js'],
    'locale-bn': ['static/js/locale-bn.js'],
    'font-en': ['static/font/figtree-latin.woff2'],
    'font-bn': ['static/font/figtree-latin.woff2', 'static/font/noto-bengali.woff2'],
  },
  provides: { '@porao/ui': ['Button', 'Card'] },
  singletons: { react: '19.3.1' },
  events: ['job.saved@1'],
  manifest: null,
};

export const tutorInfo: BuildInfo = {
  ...noInfo,
  name: 'mfe-tutor',
  entry: 'remoteEntry.js',
  global: 'mfe_tutor',
  exposes: ['./remote'],
  initial: ['static/js/remote.js'],
  chunks: {
    dashboard: ['static/js/dashboard.js', 'static/css/dashboard.css'],
    'locale-en': ['static/js/locale-en.js'],
    'locale-bn': ['static/js/locale-bn.js'],
  },
  uses: { '@porao/ui': ['Button'] },
  singletons: { react: '19.3.0' },
  manifest: {
    name: 'mfe-tutor',
    contract: 1,
    area: {
      name: 'tutor',
      basePath: '/tutor',
      label: { en: 'Tutor', bn: 'শিক্ষক' },
      roles: ['tutor'],
      home: '/tutor/dashboard',
    },
    emits: [],
    listens: ['job.saved@1'],
    routes: [
      {
        path: '/tutor/dashboard',
        layout: 'tutor',
        access: 'tutor',
        title: { en: 'Dashboard', bn: 'ড্যাশবোর্ড' },
        chunk: 'dashboard',
      },
      { path: '/tutors/:id?', layout: 'public', access: 'anyone', title: { en: 'A <tutor>', bn: 'শিক্ষক' } },
      { path: '/tutor/*', layout: 'tutor', access: 'tutor', title: { en: 'Tutor', bn: 'শিক্ষক' } },
    ],
    menu: [],
  },
};

/** Another remote with these public pages. */
export function remoteInfo(
  name: string,
  paths: readonly string[],
  more: Partial<NonNullable<BuildInfo['manifest']>> = {},
): BuildInfo {
  const title = { en: 'Reports', bn: 'প্রতিবেদন' };
  const routes = paths.map((path) => ({ path, layout: 'public', access: 'anyone', title }));
  const manifest = { name, contract: 1, emits: [], listens: [], menu: [], routes, ...more };
  return { ...tutorInfo, name, global: name.replaceAll('-', '_'), chunks: {}, manifest };
}

/** The same app with names that contain a hash, here of this digit; `same` is in builds of every digit. */
export function hashedInfo(info: BuildInfo, digit: string) {
  const same = 'static/js/same.aaaaaaaaaaaaaaaa.js';
  const named = (path: string) => path.replace(/\.(\w+)$/, `.${digit.repeat(16)}.$1`);
  const chunks = Object.entries(info.chunks).map(([name, paths]) => [name, paths.map(named)]);
  const initial = [...info.initial.map(named), same];
  return {
    info: { ...info, entry: named(info.entry), initial, chunks: Object.fromEntries(chunks) },
    same,
  };
}

/** Writes a build: every file that the info names, with `content` in each so that releases differ by it. */
export async function writeDist(
  info: BuildInfo,
  content = 'one',
  html = shellHtml,
  more: Readonly<Record<string, string>> = {},
): Promise<string> {
  const dist = await temporaryFolder();
  await writeBuild(dist, info, content, html, more);
  return dist;
}

/** The same in a folder of the caller's. */
export async function writeBuild(
  dist: string,
  info: BuildInfo,
  content: string,
  html: string,
  more: Readonly<Record<string, string>>,
): Promise<void> {
  const scripts = new Set([info.entry, ...info.initial, ...Object.values(info.chunks).flat()]);
  const files = new Map(
    [...scripts].map((path) => [path, `/* ${info.name} ${path} ${content} */\n`.repeat(40)]),
  );
  if (info.html !== null) files.set(info.html, html);
  files.set(`${info.entry}.map`, '{"sources":[]}');
  files.set('build-info.json', JSON.stringify(info));
  for (const [path, text] of Object.entries(more)) files.set(path, text);
  for (const [path, text] of files) {
    await mkdir(dirname(join(dist, path)), { recursive: true });
    await writeFile(join(dist, path), text);
  }
}

export async function temporaryRegistry(): Promise<{ root: string; driver: RegistryDriver }> {
  const root = await temporaryFolder();
  return { root, driver: fileDriver(root) };
}

export const tester = { actor: 'tester', reason: 'test' } as const;
export const testKey: SigningKey = { name: 'tester', privateKey: generateKeyPairSync('ed25519').privateKey };

export async function publishBuild(
  driver: RegistryDriver,
  info: BuildInfo,
  content?: string,
  more?: Readonly<Record<string, string>>,
): Promise<string> {
  const { id } = await publish(driver, {
    dist: await writeDist(info, content, undefined, more),
    key: testKey,
    commit: 'c0ffee',
  });
  return id;
}

/** A release that is live at once. */
export async function publishActive(driver: RegistryDriver, info: BuildInfo, content?: string) {
  const id = await publishBuild(driver, info, content);
  await activate(driver, { [info.name]: id }, tester);
  return id;
}

/** A shell and a remote, the tutor's by default, published and live. */
export async function liveRegistry(remote = tutorInfo) {
  const { root, driver } = await temporaryRegistry();
  return { root, driver, ...(await publishLive(driver, remote)) };
}

/** The same in a registry of another kind. */
export async function publishLive(driver: RegistryDriver, remote = tutorInfo) {
  const shell = await publishBuild(driver, shellInfo);
  const tutor = await publishBuild(driver, remote);
  await activate(driver, { shell, [remote.name]: tutor }, tester);
  return { shell, tutor };
}

/** The RegistryError of work that must be refused. */
export async function errorOf(work: () => Promise<unknown>) {
  const result = await toResult(work);
  if (result.ok) throw new Error('It was not refused.');
  return result.error;
}
