import { BuildInfo } from '@porao/contracts';
import type { Logger } from 'pino';
import { type LiveApp, type LiveShell, replaceApps, type Site } from './site.ts';
import { compileTemplate } from './template.ts';

const unnamed = '000000000000';
const timeoutMs = 5_000;

/** Replaces live releases by running development servers, read again for every page. */
export async function withDevApps(
  site: Site | undefined,
  devApps: Readonly<Record<string, string>>,
  log: Logger,
): Promise<Site | undefined> {
  const found = await Promise.all(
    Object.entries(devApps).map(async ([app, url]) => {
      try {
        return await readDevApp(url.replace(/\/?$/, '/'));
      } catch (error) {
        log.warn({ err: error, app, url }, 'development server does not answer; the live release is used');
        return undefined;
      }
    }),
  );
  const apps = found.filter((app) => app !== undefined);
  const shell = apps.find((app): app is LiveShell => 'template' in app) ?? site?.shell;
  if (shell === undefined) return undefined;
  const nothing: Site = {
    revision: 0,
    shell,
    remotes: [],
    canaries: [],
    serviceWorker: 'off',
    previews: {},
    apps: {},
  };
  return replaceApps(site ?? nothing, apps);
}

async function readDevApp(base: string): Promise<LiveApp | LiveShell> {
  const info = BuildInfo.parse(JSON.parse(await textOf(`${base}build-info.json`)));
  const app = { release: { ...info, id: unnamed, integrity: {} }, base };
  return info.name === 'shell' ? { ...app, template: compileTemplate(await textOf(base)) } : app;
}

async function textOf(url: string): Promise<string> {
  const answer = await fetch(url, {
    signal: AbortSignal.timeout(timeoutMs),
    headers: { accept: 'text/html, */*' },
  });
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}.`);
  return answer.text();
}
