import { answerJobs, makeSheet } from '@porao/features/pdf';

answerJobs(makeSheet);
