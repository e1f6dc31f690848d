import {
  drawBlocks,
  heightOf,
  ink,
  margin,
  openDocument,
  type TextBlock,
  withKnownCharacters,
} from '@porao/features/pdf';
import type { CvEntry, CvFact } from '../cv.view.ts';
import type { CvJob } from './cv.job.ts';

/** Tried one after the other until everything fits on one page. */
const smallerScales = [0.94, 0.88, 0.82, 0.76, 0.7, 0.64] as const;

const photoSize = 74;
const gap = { photo: 14, head: 12, line: 10, columns: 20 } as const;

/** The CV as a PDF of one A4 page, with its fonts: the person above, two columns below. */
export async function makeCv(job: CvJob): Promise<Blob> {
  const { photo, fonts, words, language } = job;
  const readable = { words, view: withKnownCharacters(job.view, fonts) };
  const { title } = words;
  const { doc, blob } = openDocument({ title, author: readable.view.name, fonts, language });

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

interface CvBlocks {
  readonly head: TextBlock[];
  /** Holds what was learnt and taught. */
  readonly wide: TextBlock[];
  /** Holds what is offered. */
  readonly narrow: TextBlock[];
}

/** The texts of the CV; all sizes shrink together by `scale` when they are long. */
function blocksOf({ view, words }: Pick<CvJob, 'view' | 'words'>, scale: number): CvBlocks {
  const size = 9.5 * scale;
  const body = (text: string): TextBlock => ({ text, size, color: ink.text });
  const dim = (text: string): TextBlock => ({ text, size, color: ink.dim });
  const withSpaceBelow = (blocks: TextBlock[], after: number): TextBlock[] =>
    blocks.map((block, place) => (place === blocks.length - 1 ? { ...block, after: after * scale } : block));
  const section = (title: string, blocks: TextBlock[]): TextBlock[] =>
    blocks.length === 0
      ? []
      : withSpaceBelow(
          [{ text: title, size: 11.5 * scale, color: ink.brand, font: 'bold', after: 3 * scale }, ...blocks],
          10,
        );
  const prose = (title: string, text: string | null) => section(title, text ? [body(text)] : []);
  const entry = ({ title, detail, text }: CvEntry) => {
    const lines = [{ ...body(title), font: 'bold' as const }];
    return withSpaceBelow([...lines, ...(detail ? [dim(detail)] : []), ...(text ? [body(text)] : [])], 5);
  };
  const fact = ({ label, value }: CvFact) => withSpaceBelow([dim(label), body(value)], 5);
  return {
    head: [
      { text: view.name, size: 20 * scale, color: ink.brand, font: 'bold', lineHeight: 1.3 },
      { ...dim(view.headline), after: 4 * scale },
      body(view.contacts.map(({ label, value }) => `${label}: ${value}`).join(' · ')),
    ],
    wide: [
      ...prose(words.about, view.about),
      ...section(words.education, view.education.flatMap(entry)),
      ...section(words.experience, view.experience.flatMap(entry)),
      ...prose(words.style, view.tutoringStyle),
    ],
    narrow: [
      ...section(words.tutoring, view.tutoring.flatMap(fact)),
      ...section(words.week, view.week.flatMap(fact)),
    ],
  };
}
