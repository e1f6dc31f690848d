export type { AnnounceWait, WaitNotice } from './announce.ts';
export { answersOfFamily, answersOfTutor } from './answering.repository.ts';
export { tutorWaits } from './columns.repository.ts';
export { sweepWaits } from './sweep.ts';
