import type { PdfBase } from '@porao/features/pdf';
import type { CvView } from '../cv.view.ts';
import type { wordsOf } from './cv.words.ts';

/** Everything that makes a CV's PDF, ready to be sent to a worker: texts in the reader's language included. */
export interface CvJob extends PdfBase {
  readonly view: CvView;
  /** A JPEG or PNG as data URL. */
  readonly photo: string | null;
  readonly words: ReturnType<typeof wordsOf>;
}
