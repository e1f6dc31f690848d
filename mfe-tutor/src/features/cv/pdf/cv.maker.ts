import { makeInWorker, readFonts } from '@porao/features/pdf-worker';
import { language } from '@porao/platform';
import type { CvView } from '../cv.view.ts';
import { wordsOf } from './cv.words.ts';

/** The CV as a PDF. */
export async function makePdf(view: CvView, photo: string | null): Promise<Blob> {
  const job = { view, photo, fonts: await readFonts(), words: wordsOf(view), language };
  // A development server builds no workers.
  if (process.env['NODE_ENV'] === 'development') return (await import('./make-cv.ts')).makeCv(job);
  return makeInWorker('workers/cv.js', job);
}
