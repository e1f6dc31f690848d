import type { CvView } from '../cv.view.ts';
import type { wordsOf } from './cv.words.ts';

/** Everything that makes a CV's PDF, ready to be sent to a worker: texts in the reader's language included. */
export interface CvJob {
  readonly view: CvView;
  /** A JPEG or PNG as data URL. */
  readonly photo: string | null;
  /** Two weights of one TrueType font with both scripts, so that a line never changes fonts. */
  readonly fonts: CvFonts;
  readonly words: ReturnType<typeof wordsOf>;
  readonly language: string;
}

export interface CvFonts {
  readonly regular: Uint8Array;
  readonly bold: Uint8Array;
}

export type CvAnswer = { readonly blob: Blob } | { readonly error: string };
