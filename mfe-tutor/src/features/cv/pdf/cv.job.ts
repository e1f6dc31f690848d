import type { CvView } from '../cv.view.ts';

/** Everything that makes a CV's PDF, ready to be sent to a worker: texts in the reader's language included. */
export interface CvJob {
  readonly view: CvView;
  /** A JPEG or PNG as data URL. */
  readonly photo: string | null;
  /** Two weights of one TrueType font with both scripts, so that a line never changes fonts. */
  readonly fonts: CvFonts;
  readonly words: CvWords;
  readonly language: string;
}

export interface CvFonts {
  readonly regular: Uint8Array;
  readonly bold: Uint8Array;
}

export interface CvWords {
  readonly title: string;
  readonly about: string;
  readonly education: string;
  readonly experience: string;
  readonly style: string;
  readonly tutoring: string;
  readonly week: string;
}

export type CvAnswer = { readonly blob: Blob } | { readonly error: string };
