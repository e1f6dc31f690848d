import type { InspectedApp } from '@porao/contracts';
import { inspectCookie, inspectionId, inspectParameter, reportEvent } from '@porao/contracts/page';
import { createPanel } from './panel.ts';
import { type Phase, phasesOf } from './phases.ts';
import { ownerFinder, regionsOf } from './regions.ts';
import { eventBus, sharedVersions } from './share-scope.ts';

/** Is what a region reports (`shell/src/common/report.ts`). */
interface ReportDetail {
  readonly kind: string;
  readonly app?: string;
  readonly value?: number;
  readonly phase?: string;
  readonly message?: string;
}

/** Opens the panel of a page that came with the inspector, and leaves it open in the browser's next pages. */
export function inspect(apps: readonly InspectedApp[]): void {
  const [shell] = apps;
  if (!shell) return;
  const ownerOf = ownerFinder(apps);
  const mounted = new Map<string, Pick<Phase, 'from' | 'to'>>();
  const leaving: (() => void)[] = [];
  const panel = createPanel(close);
  document.cookie = `${inspectCookie}=1; path=/; samesite=lax`;

  let pending = 0;
  const schedule = () => {
    pending ||= requestAnimationFrame(() => {
      pending = 0;
      show();
    });
  };
  const documentChanges = new MutationObserver(schedule);
  documentChanges.observe(document.documentElement, { childList: true, subtree: true });
  const sizes = new ResizeObserver(schedule);
  sizes.observe(document.body);
  const files = new PerformanceObserver(schedule);
  files.observe({ type: 'resource' });
  const ending = new AbortController();
  const { signal } = ending;
  for (const name of ['scroll', 'resize'])
    addEventListener(name, schedule, { capture: true, passive: true, signal });
  addEventListener(reportEvent, takeReport, { signal });
  leaving.push(() => ending.abort());
  for (const observer of [documentChanges, sizes, files]) leaving.push(() => observer.disconnect());
  schedule();

  let isListening = false;
  function show(): void {
    // The shell has rendered once it has declared what remotes send.
    if (!isListening && shell && document.querySelector('#root > *')) void listen(shell);
    const owner = ownerOf(location.pathname);
    panel.showRegions(regionsOf(apps, owner));
    const resources = performance.getEntriesByType('resource');
    const versions = sharedVersions();
    for (const app of apps) {
      const phases = phasesOf(app, resources, mounted.get(app.name));
      const pattern = owner?.app === app ? owner.pattern : undefined;
      if (phases.length > 0 || pattern !== undefined) panel.showApp(app, { phases, pattern, versions });
    }
  }

  /** Once the shell has started; its release names every event of the page. */
  async function listen({ events }: InspectedApp): Promise<void> {
    const on = await eventBus();
    if (!on || isListening) return;
    isListening = true;
    for (const name of events)
      leaving.push(on(name, (payload) => panel.addEvent(name, JSON.stringify(payload))));
  }

  function takeReport(event: Event): void {
    const { kind, app, value, phase, message } = (event as CustomEvent<ReportDetail>).detail;
    const to = performance.now();
    if (kind === 'timing' && app !== undefined && value !== undefined)
      mounted.set(app, { from: to - value, to });
    if (message !== undefined) panel.addEvent(kind, [app, phase, message].filter(Boolean).join(' '));
    schedule();
  }

  function close(): void {
    for (const leave of leaving) leave();
    cancelAnimationFrame(pending);
    panel.host.remove();
    document.cookie = `${inspectCookie}=; path=/; max-age=0; samesite=lax`;
    const url = new URL(location.href);
    url.searchParams.delete(inspectParameter);
    history.replaceState(history.state, '', url);
  }
}

const isAsked = () =>
  new URLSearchParams(location.search).has(inspectParameter) ||
  document.cookie.split('; ').some((cookie) => cookie.startsWith(`${inspectCookie}=`));

const data = document.getElementById(inspectionId)?.textContent;
// A page that is kept for offline use may be one that came with the inspector.
if (data && isAsked()) inspect(JSON.parse(data) as InspectedApp[]);
