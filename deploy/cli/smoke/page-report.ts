import type { Release } from '@porao/contracts';
import { z } from 'zod';
import { framesOf, isPlaceOf } from '../../registry/source-maps.ts';

/** Is what a page tells its window (`reportEvent`): about a region, or an uncaught error. */
export const PageReport = z.object({
  kind: z.string(),
  app: z.string().optional(),
  release: z.string().optional(),
  /** Is set for a region that failed. */
  phase: z.string().optional(),
  message: z.string().optional(),
  stack: z.string().optional(),
});
export type PageReport = z.infer<typeof PageReport>;

type Named = Pick<Release, 'name' | 'id'>;

/** Returns whether the report is an error that counts against the changed releases, `base` being where the page must
 * load from. A region that fails always does. An uncaught error does when its stack names a changed release, or none
 * at all. */
export function isFault(report: PageReport, changed: readonly Named[], base: string): boolean {
  const { kind, app, release, phase, message = '', stack } = report;
  if (kind !== 'load-error' && kind !== 'script-error') return false;
  // A browser's notice that it put off a callback to the next frame.
  if (message.startsWith('ResizeObserver loop')) return false;
  const frames = framesOf(stack);
  if (frames.length === 0 && app === undefined) return true;
  if (phase !== undefined && base.endsWith(`/${app}/${release}/`)) return true;
  return changed.some(
    (one) => (app === one.name && release === one.id) || frames.some((frame) => isPlaceOf(frame, one)),
  );
}
