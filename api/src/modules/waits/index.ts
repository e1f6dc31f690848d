export { answersOfFamily, answersOfTutor, tutorWaits } from './answering.repository.ts';
export { sweepWaits } from './sweep.ts';
