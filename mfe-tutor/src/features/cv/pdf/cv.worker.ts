import type { CvAnswer, CvJob } from './cv.job.ts';
import { makeCv } from './make-cv.ts';

const answer = (what: CvAnswer) => postMessage(what);

addEventListener('message', ({ data }: MessageEvent<CvJob>) => {
  makeCv(data).then(
    (blob) => answer({ blob }),
    (error: unknown) => answer({ error: error instanceof Error ? error.message : String(error) }),
  );
});
