import type { PdfFonts } from './pdf-job.ts';

/** A paragraph; lengths in points. */
export interface TextBlock {
  readonly text: string;
  readonly size: number;
  readonly color: string;
  readonly font?: keyof PdfFonts;
  /** Times the size. */
  readonly lineHeight?: number;
  /** Space below. */
  readonly after?: number;
}

interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

type Doc = PDFKit.PDFDocument;

const heightOfLine = ({ size, lineHeight = 1.4 }: TextBlock): number => size * lineHeight;

export const heightOf = (doc: Doc, blocks: readonly TextBlock[], width: number): number =>
  blocks.reduce(
    (sum, block) => sum + linesOf(doc, block, width).length * heightOfLine(block) + (block.after ?? 0),
    0,
  );

export function drawBlocks(doc: Doc, blocks: readonly TextBlock[], { x, y, width }: Area): void {
  let top = y;
  for (const block of blocks) {
    for (const line of linesOf(doc, block, width)) {
      doc.fillColor(block.color);
      drawLine(doc, line, x, top + (heightOfLine(block) - doc.currentLineHeight()) / 2);
      top += heightOfLine(block);
    }
    top += block.after ?? 0;
  }
}

/** Lines of whole words; sets the block's font. */
function linesOf(doc: Doc, { text, size, font = 'regular' }: TextBlock, width: number): string[][] {
  doc.font(font).fontSize(size);
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[][] = [];
    let left = 0;
    for (const word of paragraph
      .split(/\s+/)
      .filter(Boolean)
      .flatMap((whole) => partsOf(doc, whole, width))) {
      const line = lines.at(-1);
      if (line && doc.widthOfString(word) <= left) line.push(word);
      else lines.push([word]);
      left = (lines.at(-1) === line ? left : width) - doc.widthOfString(`${word} `);
    }
    return lines.length > 0 ? lines : [[]];
  });
}

/** A word that is wider than its line, such as an address, is cut between letters. */
function partsOf(doc: Doc, word: string, width: number): string[] {
  if (doc.widthOfString(word) <= width) return [word];
  const parts = [''];
  for (const { segment } of new Intl.Segmenter().segment(word)) {
    const longer = `${parts.at(-1) ?? ''}${segment}`;
    if (doc.widthOfString(longer) <= width) parts[parts.length - 1] = longer;
    else parts.push(segment);
  }
  return parts;
}

/** The glyphs of Bengali are drawn in another order than its letters are written, so each word says its text. */
function drawLine(doc: Doc, words: readonly string[], x: number, y: number): void {
  let pen = x;
  for (const [place, word] of words.entries()) {
    const text = place === words.length - 1 ? word : `${word} `;
    const isReordered = /\p{Script=Bengali}/u.test(word);
    if (isReordered) doc.markContent('Span', { actual: text });
    doc.text(text, pen, y, { lineBreak: false });
    if (isReordered) doc.endMarkedContent();
    pen += doc.widthOfString(text);
  }
}
