/** Two weights of one TrueType font with both scripts, so that a line never changes fonts. */
export interface PdfFonts {
  readonly regular: Uint8Array;
  readonly bold: Uint8Array;
}

/** All that a document needs besides its own texts, which are in the reader's language. */
export interface PdfBase {
  readonly fonts: PdfFonts;
  readonly language: string;
}

export type PdfAnswer = { readonly blob: Blob } | { readonly error: string };
