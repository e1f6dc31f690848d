import { answerJobs } from '@porao/features/pdf';
import { makeCv } from './make-cv.ts';

answerJobs(makeCv);
