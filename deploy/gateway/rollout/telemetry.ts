import { AppName, type Release, ReleaseId } from '@porao/contracts';
import type { Tracing } from '@porao/server/tracing';
import type { Context } from 'hono';
import type { Logger } from 'pino';
import { z } from 'zod';
import { possibleOf } from '../../registry/composition.ts';
import { type RegistryDriver, readRelease } from '../../registry/index.ts';
import { cleanText } from '../edge/clean-text.ts';
import { sampledTrace } from '../edge/client-network.ts';
import type { Outcome } from './canary-counts.ts';
import { errorRuns } from './error-runs.ts';
import { errorSources } from './error-sources.ts';

const vitals = ['LCP', 'CLS', 'INP'] as const;

/** Releases that a page names, `mfe-x/0123456789ab`; others are left out later. */
const Named = z
  .array(z.string().regex(/^[a-z0-9-]{1,40}\/[0-9a-f]{12}$/))
  .max(64)
  .catch([]);

const Fields = z.object({
  app: AppName,
  release: ReleaseId,
  /** Places in files of releases that the error's stack names, innermost first. */
  frames: z
    .array(
      z
        .string()
        .max(200)
        .regex(/^\/(?:files\/[a-z0-9-]+|releases\/[a-z0-9-]+\/[0-9a-f]{12})\/[\w./-]+:\d{1,9}:\d{1,9}$/),
    )
    .max(8)
    .optional()
    .catch(undefined),
  message: z.string().max(300).transform(cleanText).optional(),
  /** Says how the region failed: entry, import, mount or render. */
  phase: z
    .string()
    .regex(/^[a-z]{1,16}$/)
    .optional(),
  /** The report id that the visitor was shown. */
  id: z
    .string()
    .regex(/^[\w-]{1,16}$/)
    .optional(),
  /** Milliseconds of a timing and a vital; CLS has no unit. */
  value: z.number().min(0).max(3_600_000).optional(),
  /** Identifies the page, where one came with it. */
  token: z.string().max(1_000).default(''),
  /** The `traceparent` of the page's load, where it is traced. */
  trace: z.string().regex(sampledTrace).optional(),
  /** Releases that the error's stack names, innermost first, and those that came to the page, in their order. */
  thrown: Named,
  arrived: Named,
});

const Beacon = z.discriminatedUnion('kind', [
  Fields.extend({ kind: z.enum(['load-error', 'script-error', 'leftover', 'timing']) }),
  Fields.extend({
    kind: z.literal('vital'),
    metric: z.enum(vitals),
    value: z.number().min(0).max(3_600_000),
  }),
]);

/** The phases of a region's errors that are counted apart, by the kind that has them. */
export const phases = {
  'load-error': ['entry', 'import'],
  'script-error': ['mount', 'render'],
} as const;
type ErrorKind = keyof typeof phases;
type Phase = (typeof phases)[ErrorKind][number];

const noVital = () => ({ count: 0, total: 0 });
const nothing = () => ({
  pages: 0,
  /** Message of the newest error, after its phase, with the report id that its visitor was shown. */
  last: undefined as string | undefined,
  'load-error': 0,
  'script-error': 0,
  /** Counts these errors; those outside of a region have none. */
  phases: { entry: 0, import: 0, mount: 0, render: 0 } satisfies Record<Phase, number>,
  /** Refusals by the pages' policy, and the newest of them. */
  policy: 0,
  refused: undefined as string | undefined,
  /** Reported times, and their sum in milliseconds. */
  timing: 0,
  total: 0,
  vitals: { LCP: noVital(), CLS: noVital(), INP: noVital() },
});
export type Counts = ReturnType<typeof nothing>;

/** Errors matter at once; the rest only when somebody looks. */
const levels = {
  'load-error': 'warn',
  'script-error': 'warn',
  leftover: 'warn',
  timing: 'debug',
  vital: 'debug',
} as const;

/** Identifies the report's span: the id is what the visitor was shown. */
type Said = Omit<z.infer<typeof Fields>, 'token' | 'thrown' | 'arrived'> & { kind: string };
const attributesOf = ({ kind, app, release, phase, id, message }: Said) => ({
  'porao.report.id': id,
  'porao.report.kind': kind,
  'porao.report.phase': phase,
  'porao.report.message': message,
  'porao.app': app,
  'porao.release': release,
});

/** Says how a load ended, for whoever judges by it. */
export type Sighting = Outcome & {
  readonly app: string;
  readonly release: string;
  /** Proves that the sender is a page; empty without. */
  readonly token: string;
};

export type Telemetry = ReturnType<typeof telemetry>;

/** Counts what browsers report, by app and release. Only published releases are counted, which bounds the table. */
export function telemetry(driver: RegistryDriver, log: Logger, tracing?: Tracing) {
  const sourceOf = errorSources(driver, log);
  const watchers: ((sighting: Sighting) => void)[] = [];
  const counts = new Map<string, Counts>();
  const runs = errorRuns(driver);
  const countOf = (app: string, release: string): Counts => {
    const key = `${app} ${release}`;
    const count = counts.get(key) ?? nothing();
    counts.set(key, count);
    return count;
  };

  return {
    /** Counts a page by the shell and the remote that it starts with. */
    served(apps: readonly (Pick<Release, 'name' | 'id'> | undefined)[]): void {
      for (const release of apps) if (release) countOf(release.name, release.id).pages += 1;
    },
    /** A release that visitors have now and that names a file; the live one where none does. */
    async releaseWith(app: string, file: string): Promise<string | undefined> {
      const { apps } = (await driver.read()).registry;
      const ids = possibleOf(apps, app);
      for (const id of ids) {
        const release = await readRelease(driver, app, id).catch(() => undefined);
        if (release && Object.hasOwn(release.integrity, file)) return id;
      }
      return ids[0];
    },
    /** Counts what the page's policy refused; false for a release that nobody published. */
    async violated(app: string, release: string, message: string): Promise<boolean> {
      const { registry } = await driver.read();
      if (!registry.apps[app]?.releases.includes(release)) return false;
      const count = countOf(app, release);
      count.policy += 1;
      count.refused = message;
      log.warn({ app, release, report: message }, "refused by the page's policy");
      return true;
    },
    watch: (watcher: (sighting: Sighting) => void) => watchers.push(watcher),
    counts: (): ReadonlyMap<string, Readonly<Counts>> => counts,
    errorRuns: (now?: number) => runs.list(now),
    async take(c: Context): Promise<Response> {
      const beacon = Beacon.safeParse(await c.req.json().catch(() => undefined));
      if (!beacon.success) return c.text('Not a beacon.', 400);
      const { token, trace, thrown, arrived, ...said } = beacon.data;
      const { kind, app, release, message, value = 0, id } = said;
      const { registry } = await driver.read();
      if (!registry.apps[app]?.releases.includes(release)) return c.text('No such release.', 400);
      const source = await sourceOf(said.frames ?? [], registry, [
        `${app}/${release}`,
        ...thrown,
        ...arrived.toReversed(),
      ]);
      const count = countOf(app, release);
      const isError = kind === 'load-error' || kind === 'script-error';
      const run = isError ? await runs.note({ ...said, kind, thrown, arrived }) : undefined;
      if (kind === 'vital') {
        const vital = count.vitals[said.metric];
        vital.count += 1;
        vital.total += value;
      } else if (kind === 'leftover') {
        // No error: an extension of the browser changes such things, too.
        if (message) count.last = `leftover: ${message}`;
      } else {
        count[kind] += 1;
        if (kind === 'timing') count.total += value;
        else {
          const phase = phases[kind].find((one) => one === said.phase);
          if (phase) count.phases[phase] += 1;
          const words = [phase && `${phase}:`, message, source && `at ${source}`, id && `(report ${id})`];
          if (message) count.last = words.filter(Boolean).join(' ');
          if (trace) tracing?.note('report', trace, attributesOf(said));
        }
        const outcome: Outcome = kind === 'timing' ? { kind: 'load', ms: value } : { kind: 'error', message };
        const [ofApp = app, ofRelease = release] = run?.nearest?.split('/') ?? [];
        for (const watcher of watchers) watcher({ ...outcome, app: ofApp, release: ofRelease, token });
      }
      log[levels[kind]](
        {
          ...said,
          report: message,
          id,
          trace: trace?.split('-')[1],
          ...(run && { nearest: run.nearest, came: run.came, began_with: run.blamed }),
        },
        'reported by a browser',
      );
      return c.body(null, 204);
    },
  };
}
