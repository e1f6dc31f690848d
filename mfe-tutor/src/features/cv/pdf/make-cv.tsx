import { pdf } from '@react-pdf/renderer';
import { CvDocument } from './cv.document.tsx';
import type { CvJob } from './cv.job.ts';
import type { Font } from './fontkit.ts';
import { loadFonts } from './fonts.ts';

/** Tried one after the other until everything stands on one page. */
const scales = [1, 0.94, 0.88, 0.82, 0.76, 0.7, 0.64] as const;

/** The CV as a PDF of one A4 page, with its fonts. */
export async function makeCv(job: CvJob): Promise<Blob> {
  const faces = await loadFonts(job.fonts);
  const readable = { ...job, view: onlyKnown(job.view, faces) };
  let made = { blob: new Blob(), pages: 0 };
  for (const scale of scales) {
    made = await attempt(readable, scale);
    if (made.pages === 1) return made.blob;
  }
  throw new Error(`The CV takes ${made.pages} pages.`);
}

async function attempt(job: CvJob, scale: number) {
  let pages = 0;
  const count = (total: number) => {
    pages = total;
  };
  const blob = await pdf(<CvDocument {...job} scale={scale} onPages={count} />).toBlob();
  return { blob, pages };
}

/** The same without the characters that no face has, such as emoji: they would be boxes. */
function onlyKnown<T>(value: T, faces: readonly Font[]): T {
  if (typeof value === 'string') {
    const known = (char: string) =>
      /\s/.test(char) || faces.every((face) => face.hasGlyphForCodePoint(char.codePointAt(0) ?? 0));
    return Array.from(value.normalize('NFC')).filter(known).join('') as T;
  }
  if (Array.isArray(value)) return value.map((item: unknown) => onlyKnown(item, faces)) as T;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, onlyKnown(item, faces)])) as T;
}
