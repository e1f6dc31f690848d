import type { PdfAnswer } from './pdf-job.ts';

/** Makes in this worker what is sent to it. */
export function answerJobs(make: (job: never) => Promise<Blob>): void {
  const answer = (what: PdfAnswer) => postMessage(what);
  addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    make(data as never).then(
      (blob) => answer({ blob }),
      (error: unknown) => answer({ error: error instanceof Error ? error.message : String(error) }),
    );
  });
}
