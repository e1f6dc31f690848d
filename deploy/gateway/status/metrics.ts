import type { Metrics } from '@porao/server/metrics';
import type { RegistryDriver } from '../../registry/index.ts';
import type { Gateway } from '../gateway.ts';
import { type Counts, phases } from '../rollout/telemetry.ts';

const ofRelease = ['app', 'release'];

/** Each error once, by kind and phase; `none` is of those outside of a region. */
function errorsOf(counts: Readonly<Counts> | undefined) {
  const ofRegions = (['load-error', 'script-error'] as const).flatMap((kind) => {
    const shown = phases[kind].map((phase) => ({ kind, phase, value: counts?.phases[phase] ?? 0 }));
    const sum = shown.reduce((total, { value }) => total + value, 0);
    return [...shown, { kind, phase: 'none', value: (counts?.[kind] ?? 0) - sum }];
  });
  return [...ofRegions, { kind: 'policy', phase: 'none', value: counts?.policy ?? 0 }];
}

/** Shows what the gateway counts for its status page and its canaries. Releases are those that visitors get now. */
export function gatewayMetrics(
  { counter, gauge }: Metrics,
  driver: RegistryDriver,
  { live, reports, renders, canaryAnalysis, readers }: Gateway,
): void {
  async function releases() {
    const site = await live.current();
    const served = site ? [site.shell, ...site.remotes].map((app) => ({ app, state: 'live' })) : [];
    const canaries = site?.canaries.map(({ app }) => ({ app, state: 'canary' })) ?? [];
    return [...served, ...canaries].map(({ app: { release }, state }) => ({
      labels: { app: release.name, release: release.id },
      state,
      counts: reports.counts().get(`${release.name} ${release.id}`),
    }));
  }
  const ofReleases = (name: string, help: string, value: (counts: Readonly<Counts>) => number) =>
    counter({
      name,
      help,
      labels: ofRelease,
      read: async () =>
        (await releases()).map(({ labels, counts }) => [labels, counts ? value(counts) : 0] as const),
    });

  gauge({
    name: 'porao_release_info',
    help: 'Releases that visitors get: live or canary',
    labels: [...ofRelease, 'state'],
    read: async () => (await releases()).map(({ labels, state }) => [{ ...labels, state }, 1] as const),
  });
  // A page and the browser's report are of one load.
  ofReleases('porao_release_loads_total', 'Loads by a page or a navigation', ({ pages, timing }) =>
    Math.max(pages, timing),
  );
  ofReleases('porao_release_timed_loads_total', 'Loads whose time browsers reported', ({ timing }) => timing);
  ofReleases('porao_release_load_seconds_total', 'Sum of these times', ({ total }) => total / 1_000);
  counter({
    name: 'porao_release_errors_total',
    help: 'Errors as browsers report them',
    labels: [...ofRelease, 'kind', 'phase'],
    read: async () =>
      (await releases()).flatMap(({ labels, counts }) =>
        errorsOf(counts).map(({ kind, phase, value }) => [{ ...labels, kind, phase }, value] as const),
      ),
  });
  counter({
    name: 'porao_canaries_ended_total',
    help: 'Canaries that this gateway took back',
    labels: ['app'],
    // From 0 on: Prometheus sees no increase in a series that begins at 1.
    read: async () => {
      const { ended } = canaryAnalysis;
      const apps = new Set([...(await releases()).map(({ labels }) => labels.app), ...ended.keys()]);
      return [...apps].map((app) => [{ app }, ended.get(app) ?? 0] as const);
    },
  });
  counter({
    name: 'porao_page_renders_total',
    help: 'Contents of pages: taken from the cache, rendered, failed, or left out as too many waited',
    labels: ['outcome'],
    read: () =>
      (['cached', 'rendered', 'failed', 'refused'] as const).map(
        (outcome) => [{ outcome }, renders[outcome]] as const,
      ),
  });
  gauge({
    name: 'porao_page_renders_waiting',
    help: 'Pages whose content is being rendered',
    read: () => [[{}, renders.waiting]],
  });
  gauge({
    name: 'porao_notice_readers',
    help: 'Open pages that are told of new notices',
    read: () => [[{}, readers.count()]],
  });
  gauge({
    name: 'porao_registry_readable',
    help: '1 while the newest state of the registry is served',
    read: async () => {
      await live.current();
      return [[{}, Number(live.isCurrent() && driver.cache?.().isAway !== true)]];
    },
  });
  gauge({
    name: 'porao_registry_refused',
    help: 'What is refused: the registry as it is, by its code, or releases and live states by their signatures',
    labels: ['reason'],
    // From 0 on, so that the series is there before anything is refused.
    read: async () => {
      const report = await driver.signatures?.();
      const code = report?.registry?.code ?? live.refusal()?.code;
      const whole = code ? [[{ reason: code }, 1] as const] : [];
      return [[{ reason: 'signatures' }, report?.refused.length ?? 0] as const, ...whole];
    },
  });
  gauge({
    name: 'porao_registry_revision',
    help: 'Revision of the registry that is served',
    read: async () => {
      const site = await live.current();
      return site ? [[{}, site.revision]] : [];
    },
  });
}
