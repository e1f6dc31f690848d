import type { Sheet } from '@porao/features/pdf';
import { makeInWorker, readFonts } from '@porao/features/pdf-worker';
import { language } from '@porao/platform';

/** `p`: where the release's files are. */
declare const __webpack_require__: { readonly p: string };

/** The receipt as a PDF. */
export async function makeReceipt(sheet: Sheet): Promise<Blob> {
  const job = { sheet, fonts: await readFonts(), language };
  // A development server builds no workers.
  if (process.env['NODE_ENV'] === 'development') return (await import('@porao/features/pdf')).makeSheet(job);
  return makeInWorker(new URL('workers/receipt.js', __webpack_require__.p), job);
}
