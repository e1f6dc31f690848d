import { ink, margin, openDocument, withKnownCharacters } from './document.ts';
import type { PdfBase } from './pdf-job.ts';
import { drawBlocks, heightOf, type TextBlock } from './text-blocks.ts';

/** A plain sheet, such as a receipt: a title, facts, rows and a note, in the reader's language. */
export interface Sheet {
  readonly title: string;
  readonly author: string;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly heading: string;
  readonly rows: readonly { readonly title: string; readonly detail: string }[];
  readonly total: string;
  readonly note: string;
}
export interface SheetJob extends PdfBase {
  readonly sheet: Sheet;
}

const size = 11;
/** In points, with the space before the value. */
const labelWidth = 180;

/** The sheet as a PDF of A4 pages, with its fonts. */
export async function makeSheet(job: SheetJob): Promise<Blob> {
  const { fonts, language } = job;
  const sheet = withKnownCharacters(job.sheet, fonts);
  const { doc, blob } = openDocument({ title: sheet.title, author: sheet.author, fonts, language });
  const width = doc.page.width - 2 * margin;
  let top = margin;
  /** Draws the blocks below the last ones, on the next page where they do not fit. */
  const draw = (blocks: TextBlock[], after: number, x = margin) => {
    const height = heightOf(doc, blocks, margin + width - x);
    if (top + height > doc.page.height - margin) {
      doc.addPage();
      top = margin;
    }
    drawBlocks(doc, blocks, { x, y: top, width: margin + width - x });
    top += height + after;
  };
  const line = () => {
    doc
      .moveTo(margin, top)
      .lineTo(margin + width, top)
      .strokeColor(ink.line)
      .stroke();
    top += 10;
  };
  draw([{ text: sheet.title, size: 20, color: ink.brand, font: 'bold', lineHeight: 1.3 }], 10);
  line();
  for (const { label, value } of sheet.facts) {
    const start = top;
    draw([{ text: label, size: 10, color: ink.dim, lineHeight: 1.54 }], 0);
    const below = top;
    if (below > start) top = start;
    draw([{ text: value, size, color: ink.text }], 4, margin + labelWidth);
    top = Math.max(top, below + 4);
  }
  line();
  draw([{ text: sheet.heading, size: 13, color: ink.brand, font: 'bold' }], 6);
  for (const { title, detail } of sheet.rows)
    draw(
      [
        { text: title, size, color: ink.text, font: 'bold' },
        { text: detail, size, color: ink.dim },
      ],
      6,
    );
  line();
  draw([{ text: sheet.total, size: 13, color: ink.text, font: 'bold' }], 14);
  draw([{ text: sheet.note, size: 9.5, color: ink.dim }], 0);
  doc.end();
  return blob;
}
