import type { Lesson, LessonEntry, LessonMonth, RoutineChanges } from '@porao/contracts';

export const lessonEntry = (id: number, change: Partial<LessonEntry> = {}): LessonEntry => ({
  id,
  kind: 'held',
  side: 'tutor',
  how: 'said',
  cancelled_by: null,
  other_day: null,
  takes_back: null,
  at: '2026-11-20T12:00:00.000Z',
  ...change,
});

export const lesson = (day: string, change: Partial<Lesson> = {}): Lesson => ({
  day,
  time: '17:00',
  expected: true,
  state: 'unsaid',
  by: null,
  waits: null,
  moved_from: null,
  entries: [],
  ...change,
});

/** November 2026 as the tutor reads it on the 20th. */
export const lessonMonth = (change: Partial<LessonMonth> = {}): { data: LessonMonth } => ({
  data: {
    deal_id: 4,
    side: 'tutor',
    class_name: 'Class 8',
    name: 'Sadia Islam',
    month: '2026-11',
    first: '2026-10',
    last: '2026-12',
    today: '2026-11-20',
    held: 0,
    expected: 1,
    code_days: ['2026-11-20', '2026-11-19', '2026-11-18', '2026-11-17'],
    code: null,
    lessons: [lesson('2026-11-18')],
    ...change,
  },
});

/** The routine of that tuition, read by the guardian on 20 November 2026. */
export const routineChanges = (change: Partial<RoutineChanges> = {}): { data: RoutineChanges } => ({
  data: {
    deal_id: 4,
    side: 'guardian',
    name: 'Rahim',
    today: '2026-11-20',
    routine: [
      { day: 1, time: '17:00' },
      { day: 4, time: '18:30' },
    ],
    ramadan: { year: 1448, from: '2027-02-09', to: '2027-03-09' },
    open: null,
    holds: [],
    ...change,
  },
});
