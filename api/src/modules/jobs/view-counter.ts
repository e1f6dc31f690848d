import type { Db } from '../../kit/database/open.ts';
import type { ViewCounter } from '../../kit/view-counter.ts';
import { addViews, type View } from './views.repository.ts';

/** Counted views that are remembered, so that most repeated ones are not sent to the database again. */
const mostKnown = 50_000;
const hourMs = 3_600_000;

export function createViewCounter(db: Db): ViewCounter {
  const known = new Set<string>();
  const unsaved = new Map<number, Set<View>>();
  return {
    count: (jobId, viewer) => {
      const hour = new Date(Date.now() - (Date.now() % hourMs));
      const key = `${jobId} ${viewer} ${hour.getTime()}`;
      const views = unsaved.get(jobId) ?? new Set<View>();
      if (!known.has(key)) {
        if (known.size === mostKnown) known.clear();
        known.add(key);
        unsaved.set(jobId, views.add({ jobId, viewer, hour }));
      }
      return views.size;
    },
    save: async () => {
      const saving = [...unsaved.values()].flatMap((views) => [...views]);
      if (saving.length === 0) return;
      await addViews(db, saving);
      for (const view of saving) {
        const views = unsaved.get(view.jobId);
        views?.delete(view);
        if (views?.size === 0) unsaved.delete(view.jobId);
      }
    },
  };
}
