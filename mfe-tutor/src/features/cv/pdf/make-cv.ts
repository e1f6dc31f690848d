import { create } from 'fontkit';
import Pdf from 'pdfkit';
import { blocksOf, ink } from './cv.blocks.ts';
import type { CvFonts, CvJob } from './cv.job.ts';
import { drawBlocks, heightOf } from './text-blocks.ts';

/** Tried one after the other until everything fits on one page. */
const smallerScales = [0.94, 0.88, 0.82, 0.76, 0.7, 0.64] as const;

const margin = 34;
const photoSize = 74;
const gap = { photo: 14, head: 12, line: 10, columns: 20 } as const;

/** U+200B: shown as nothing. */
const noText = '<200B>';

/** Glyphs that are the second part of a vowel sign have no text. pdf.js takes the number of such a glyph for a letter, so
 * that what is copied from Firefox had stray Latin letters. */
class CvDocument extends Pdf {
  override ref(data: object = {}): PDFKit.PDFKitReference {
    const reference = super.ref(data);
    const end = reference.end.bind(reference);
    reference.end = (chunk?: unknown) =>
      end(typeof chunk === 'string' && chunk.includes('begincmap') ? chunk.replaceAll('<>', noText) : chunk);
    return reference;
  }
}

/** The CV as a PDF of one A4 page, with its fonts: the person above, two columns below. */
export async function makeCv(job: CvJob): Promise<Blob> {
  const { photo, fonts, words, language } = job;
  const readable = { words, view: withKnownCharacters(job.view, fonts) };
  const doc = new CvDocument({
    size: 'A4',
    margin,
    font: '',
    lang: language,
    info: { Title: words.title, Author: readable.view.name },
  });
  const blob = blobOf(doc);
  doc.registerFont('regular', fonts.regular).registerFont('bold', fonts.bold);

  const width = doc.page.width - 2 * margin;
  const left = photo === null ? margin : margin + photoSize + gap.photo;
  const wide = 0.62 * (width - gap.columns);
  const narrow = width - gap.columns - wide;
  const layoutAt = (scale: number) => {
    const blocks = blocksOf(readable, scale);
    const headText = heightOf(doc, blocks.head, margin + width - left);
    const head = Math.max(headText, photo === null ? 0 : photoSize);
    const line = margin + head + gap.head * scale;
    const columns = line + gap.line * scale;
    const below = Math.max(heightOf(doc, blocks.wide, wide), heightOf(doc, blocks.narrow, narrow));
    const fits = columns + below <= doc.page.height - margin;
    return { blocks, headTop: margin + (head - headText) / 2, line, columns, fits };
  };
  let layout = layoutAt(1);
  for (const scale of smallerScales) if (!layout.fits) layout = layoutAt(scale);
  if (!layout.fits) throw new Error('The CV does not fit on one page.');

  const { blocks, headTop, line, columns } = layout;
  if (photo !== null) drawPhoto(doc, photo);
  drawBlocks(doc, blocks.head, { x: left, y: headTop, width: margin + width - left });
  doc
    .moveTo(margin, line)
    .lineTo(margin + width, line)
    .strokeColor(ink.line)
    .stroke();
  drawBlocks(doc, blocks.wide, { x: margin, y: columns, width: wide });
  drawBlocks(doc, blocks.narrow, { x: margin + wide + gap.columns, y: columns, width: narrow });
  doc.end();
  return blob;
}

function drawPhoto(doc: PDFKit.PDFDocument, photo: string): void {
  const radius = photoSize / 2;
  doc
    .save()
    .circle(margin + radius, margin + radius, radius)
    .clip();
  doc.image(photo, margin, margin, { cover: [photoSize, photoSize], align: 'center', valign: 'center' });
  doc.restore();
}

function blobOf(doc: PDFKit.PDFDocument): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    doc.on('data', (chunk: Uint8Array<ArrayBuffer>) => chunks.push(chunk));
    doc.on('end', () => resolve(new Blob(chunks, { type: 'application/pdf' })));
    doc.on('error', reject);
  });
}

/** The same without the characters that no font has, such as emoji: they would be boxes. */
function withKnownCharacters<T>(value: T, fonts: CvFonts): T {
  const faces = [fonts.regular, fonts.bold].map((bytes) => create(bytes as Buffer));
  const isKnown = (char: string) =>
    /\s/.test(char) ||
    faces.every(
      (face) => 'hasGlyphForCodePoint' in face && face.hasGlyphForCodePoint(char.codePointAt(0) ?? 0),
    );
  const clean = (part: unknown): unknown => {
    if (typeof part === 'string') return Array.from(part.normalize('NFC')).filter(isKnown).join('');
    if (Array.isArray(part)) return part.map(clean);
    if (part === null || typeof part !== 'object') return part;
    return Object.fromEntries(Object.entries(part).map(([key, item]) => [key, clean(item)]));
  };
  return clean(value) as T;
}
