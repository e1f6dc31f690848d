import type { Area, Registry, Release } from '@porao/contracts';
import { baseOf } from '../gateway/site.ts';
import { type RegistryDriver, readRelease } from '../registry/index.ts';

type Route = NonNullable<Release['manifest']>['routes'][number];

/** A page to open, as whom: a session record for guarded routes. */
export interface Visit {
  readonly path: string;
  readonly session?: string;
  /** Start of the addresses that the page must load from. */
  readonly base: string;
}

/** Every route of the changed remotes; for a shell its own pages and one route of each remote. */
export async function visitsOf(
  driver: RegistryDriver,
  apps: Registry['apps'],
  changed: readonly Release[],
): Promise<Visit[]> {
  const visits = changed.flatMap(({ manifest, name, id }) =>
    (manifest?.routes ?? []).map((route) => visitOf(route, baseOf(name, id), manifest?.area)),
  );
  const shell = changed.find(({ name }) => name === 'shell');
  if (shell) {
    visits.push(...shell.pages.map(({ path }) => ({ path: sample(path), base: baseOf('shell', shell.id) })));
    for (const [app, { active }] of Object.entries(apps)) {
      if (app === 'shell' || !active || changed.some(({ name }) => name === app)) continue;
      const { manifest } = await readRelease(driver, app, active);
      const [first] = manifest?.routes ?? [];
      if (first) visits.push(visitOf(first, baseOf(app, active), manifest?.area));
    }
  }
  return [...new Map(visits.map((visit) => [`${visit.path} ${visit.session ?? ''}`, visit])).values()];
}

function visitOf({ path, access, layout }: Route, base: string, area: Area | undefined): Visit {
  const [anyRole = 'tutor'] = area?.name === layout ? area.roles : [];
  const isOpen = access === 'anyone' || access === 'guest';
  return {
    path: sample(path),
    base,
    ...(!isOpen && { session: sessionOf(access === 'signed-in' ? anyRole : access) }),
  };
}

/** A path that the pattern matches: without its optional parts, `1` for a parameter. */
function sample(pattern: string): string {
  const parts = pattern.split('/').filter((part) => part !== '' && part !== '*' && !part.endsWith('?'));
  return `/${parts.map((part) => (part.startsWith(':') ? '1' : part)).join('/')}`;
}

/** Enough for the shell to open a guarded route; no API accepts it. */
function sessionOf(type: string): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const token = `${part({ alg: 'none' })}.${part({ exp: Math.round(Date.now() / 1000) + 3_600 })}.smoke`;
  const record = { token, type, tutorId: null, phone: '', OTPVerifyUseOnly: false };
  return encodeURIComponent(JSON.stringify(record));
}
