import { randomBytes } from 'node:crypto';
import type { Registry } from '@porao/contracts';
import { liveEntry, readAll } from './activate.ts';
import type { RegistryDriver } from './driver.ts';
import { check, type Intent } from './live.change.ts';
import { changeRegistry } from './registry.change.ts';
import { RegistryError } from './registry-error.ts';

const previewMs = 7 * 86_400_000;

type Previews = NonNullable<Registry['previews']>;
export type Preview = Previews[string];

/** Those that have not ended. */
export const runningPreviews = ({ previews = {} }: Pick<Registry, 'previews'>, now = new Date()): Previews =>
  Object.fromEntries(Object.entries(previews).filter(([, { until }]) => Date.parse(until) > now.getTime()));

/** Shows releases for seven days to whoever has the id that is returned, without making them live. Passes the gates of an
 * activation. */
export async function startPreview(
  driver: RegistryDriver,
  picks: Readonly<Record<string, string>>,
  intent: Omit<Intent, 'force'>,
  now = new Date(),
): Promise<{ id: string; preview: Preview }> {
  const { actor, reason } = intent;
  const releases = await readAll(driver, picks);
  await check(driver, { action: 'preview', releases, intent, entryAfter: liveEntry });
  const id = randomBytes(16).toString('base64url');
  const preview = {
    apps: { ...picks },
    until: new Date(now.getTime() + previewMs).toISOString(),
    by: actor,
  };
  await changeRegistry(driver, (registry) => ({
    previews: { ...runningPreviews(registry, now), [id]: preview },
    audit: releases.map(({ name, id: to }) => {
      const from = registry.apps[name]?.active ?? null;
      return { action: 'preview', app: name, from, to, actor, reason } as const;
    }),
  }));
  return { id, preview };
}

/** Ends the previews whose id begins with what is given; throws when there is none. */
export async function endPreview(driver: RegistryDriver, start: string, intent: Intent): Promise<void> {
  const { actor, reason } = intent;
  await changeRegistry(driver, (registry) => {
    const running = Object.entries(runningPreviews(registry));
    const ended = running.filter(([id]) => id.startsWith(start));
    if (ended.length === 0 || start === '')
      throw new RegistryError(
        'NO_PREVIEW',
        `There is no preview ${start}.`,
        'Look at `release preview --list`.',
      );
    const lines = ended.flatMap(([, { apps }]) => Object.entries(apps));
    return {
      previews: Object.fromEntries(running.filter((one) => !ended.includes(one))),
      audit: lines.map(
        ([app, from]) => ({ action: 'preview-end', app, from, to: '', actor, reason }) as const,
      ),
    };
  });
}
