/** Pages that are rendered at once. Others are sent without content: a longer queue would make all late. */
const most = 24;
const mostOfHolder = most / 2;

export interface RenderCounts {
  cached: number;
  rendered: number;
  failed: number;
  /** Not begun, since too many were waiting. */
  refused: number;
  /** Begun and not yet rendered or failed. */
  waiting: number;
}

/** Undefined where no place is free. A holder is a network of guests or an account; empty for the gateway itself. */
export function renderPlaces(counts: RenderCounts) {
  const byHolder = new Map<string, number>();
  let taken = 0;
  return async <T>(holder: string, work: () => Promise<T>): Promise<T | undefined> => {
    const own = byHolder.get(holder) ?? 0;
    if (taken >= most || (holder !== '' && own >= mostOfHolder)) {
      counts.refused += 1;
      return undefined;
    }
    const change = (by: 1 | -1) => {
      taken += by;
      counts.waiting += by;
      byHolder.set(holder, (byHolder.get(holder) ?? 0) + by);
      if (byHolder.get(holder) === 0) byHolder.delete(holder);
    };
    change(1);
    try {
      const done = await work();
      counts.rendered += 1;
      return done;
    } catch (error) {
      counts.failed += 1;
      throw error;
    } finally {
      change(-1);
    }
  };
}
