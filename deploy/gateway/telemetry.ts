import { AppName, ReleaseId } from '@porao/contracts';
import type { Context } from 'hono';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { RegistryDriver } from '../registry/index.ts';

const Beacon = z.object({
  kind: z.enum(['load-error', 'script-error', 'timing']),
  app: AppName,
  release: ReleaseId,
  message: z.string().max(300).optional(),
  /** The report id that the visitor was shown. */
  id: z.string().max(16).optional(),
  /** Milliseconds of a timing. */
  value: z.number().min(0).max(3_600_000).optional(),
});

interface Counts {
  'load-error': number;
  'script-error': number;
  timing: number;
  /** Sum of the timings in milliseconds. */
  total: number;
}

/** Counts what browsers report, by app and release. Only published releases are counted, which bounds the table. */
export function telemetry(driver: RegistryDriver, log: Logger) {
  const counts = new Map<string, Counts>();

  return {
    counts: (): ReadonlyMap<string, Readonly<Counts>> => counts,
    async take(c: Context): Promise<Response> {
      const beacon = Beacon.safeParse(await readJson(c));
      if (!beacon.success) return c.text('Not a beacon.', 400);
      const { kind, app, release, message, value, id } = beacon.data;
      const { registry } = await driver.read();
      if (!registry.apps[app]?.releases.includes(release)) return c.text('No such release.', 400);
      const key = `${app} ${release}`;
      const count = counts.get(key) ?? { 'load-error': 0, 'script-error': 0, timing: 0, total: 0 };
      count[kind] += 1;
      if (kind === 'timing') count.total += value ?? 0;
      counts.set(key, count);
      log[kind === 'timing' ? 'debug' : 'warn'](
        { kind, app, release, report: message, value, id },
        'reported by a browser',
      );
      return c.body(null, 204);
    },
  };
}

async function readJson(c: Context): Promise<unknown> {
  try {
    return JSON.parse(await c.req.text());
  } catch {
    return undefined;
  }
}
