export { answersOfFamily, answersOfTutor, tutorWaits } from './answering.repository.ts';
export { type AnnounceWait, sweepWaits, type WaitNotice } from './sweep.ts';
