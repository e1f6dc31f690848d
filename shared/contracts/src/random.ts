/** Small seeded generator (mulberry32): the same seed gives the same sequence. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next: () => number;
  /** Whole number, both ends included. */
  int: (from: number, to: number) => number;
  chance: (share: number) => boolean;
  pick: <T>(items: readonly T[]) => T;
  /** Distinct items in their own order. */
  some: <T>(items: readonly T[], count: number) => T[];
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const pick = <T>(items: readonly T[]): T => {
    if (items.length === 0) throw new Error('Nothing to pick from');
    // The index is below the length checked above.
    return items[int(0, items.length - 1)] as T;
  };
  return {
    next,
    int,
    chance: (share) => next() < share,
    pick,
    some: (items, count) => {
      const left = items.map((_, index) => index);
      const chosen: number[] = [];
      while (chosen.length < count && left.length > 0)
        chosen.push(...left.splice(int(0, left.length - 1), 1));
      return chosen.toSorted((a, b) => a - b).flatMap((index) => items.slice(index, index + 1));
    },
  };
}
