/** Bounds of what is said of lessons (docs/requirements.tsv, RUL-064 to RUL-068). */
export const lessonRules = {
  /** Tries of the code of a deal and a day, over all devices. */
  codeTries: 5,
  codeDigits: 4,
  /** From the end of the lesson's day on, that its code is taken. */
  codeHours: 72,
  /** Silence of the other side that counts as agreement. */
  silenceHours: 48,
  /** Days of the past that something is said of, or taken back. */
  backDays: 35,
  /** Days of the future that a lesson is cancelled at or moved to. */
  aheadDays: 60,
} as const;

/** Ways to say something of a lesson. */
export const lessonWords = ['held', 'not_held', 'moved', 'made_up'] as const;

/** The sides of a tuition. */
type Side = 'guardian' | 'tutor';
export const otherSide = (side: Side): Side => (side === 'tutor' ? 'guardian' : 'tutor');

interface Said {
  readonly id: number;
  readonly kind: string;
  readonly takes_back: number | null;
}

/** Entries that nobody took back, without those that take one back. */
export function liveEntries<E extends Said>(entries: readonly E[]): E[] {
  const takenBack = new Set(entries.map(({ takes_back }) => takes_back));
  return entries.filter(({ id, kind }) => kind !== 'taken_back' && !takenBack.has(id));
}
