import type { InspectedApp } from '@porao/contracts';
import { inspectorFile } from '@porao/contracts/page';

/** Times in ms since the page was opened. */
export interface Phase {
  readonly name: 'entry' | 'code' | 'styles' | 'texts' | 'mounted';
  readonly from: number;
  readonly to: number;
}

type Resource = Pick<PerformanceResourceTiming, 'name' | 'startTime' | 'responseEnd'>;

const phases = ['entry', 'code', 'styles', 'texts', 'mounted'] as const;

/** When each kind of an app's files came, and its page after them. Each file counts once, from its preload on. */
export function phasesOf(
  { base, entry }: Pick<InspectedApp, 'base' | 'entry'>,
  resources: readonly Resource[],
  mounted?: Pick<Phase, 'from' | 'to'>,
): Phase[] {
  const address = new URL(base, location.href).href;
  const found = new Map<Phase['name'], Phase>();
  for (const { name: url, startTime, responseEnd } of resources) {
    const name = url.startsWith(address) ? phaseOf(url.slice(address.length), entry) : undefined;
    if (name === undefined) continue;
    const { from, to } = found.get(name) ?? { from: startTime, to: responseEnd };
    found.set(name, { name, from: Math.min(from, startTime), to: Math.max(to, responseEnd) });
  }
  if (mounted) found.set('mounted', { name: 'mounted', ...mounted });
  return phases.flatMap((name) => found.get(name) ?? []);
}

function phaseOf(file: string, entry: string): Phase['name'] | undefined {
  if (file === entry) return 'entry';
  if (file.endsWith('.css')) return 'styles';
  if (!file.endsWith('.js') || file === inspectorFile) return undefined;
  return /(^|\/)locale-/.test(file) ? 'texts' : 'code';
}
