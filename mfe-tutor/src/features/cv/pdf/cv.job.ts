import type { CvView } from '../cv.view.ts';

/** Everything that makes a CV's PDF, ready to be handed to a worker: texts in the reader's language included. */
export interface CvJob {
  readonly view: CvView;
  /** A JPEG or PNG as data URL. */
  readonly photo: string | null;
  /** Two weights of one face: data URLs, or files of a test. */
  readonly fonts: { readonly regular: string; readonly bold: string };
  readonly words: CvWords;
  readonly language: string;
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
