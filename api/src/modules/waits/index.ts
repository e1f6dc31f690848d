export type { AnnounceWait, WaitNotice } from './announce.ts';
export { answersOfFamily, answersOfTutor, tutorWaits } from './answering.repository.ts';
export { sweepWaits } from './sweep.ts';
