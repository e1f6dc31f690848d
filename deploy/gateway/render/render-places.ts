/** Pages that are rendered at once. While it is so many, others are sent without content: a longer queue would only make
 * all of them late. */
const most = 24;
/** Counts those of one holder. */
const mostOfHolder = most / 2;

/** Counts the pages that are being rendered, in all and by whom they are rendered for: a network of guests, an account. */
export function renderPlaces() {
  const byHolder = new Map<string, number>();
  let taken = 0;
  return {
    /** Takes a place, and returns what gives it back; undefined where none is free. The gateway itself has no holder. */
    take(holder = ''): (() => void) | undefined {
      const own = byHolder.get(holder) ?? 0;
      if (taken >= most || (holder !== '' && own >= mostOfHolder)) return undefined;
      taken += 1;
      byHolder.set(holder, own + 1);
      return () => {
        taken -= 1;
        const left = (byHolder.get(holder) ?? 1) - 1;
        if (left === 0) byHolder.delete(holder);
        else byHolder.set(holder, left);
      };
    },
  };
}
