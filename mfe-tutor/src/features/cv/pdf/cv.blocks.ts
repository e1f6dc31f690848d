import type { CvEntry, CvFact } from '../cv.view.ts';
import type { CvJob } from './cv.job.ts';
import type { TextBlock } from './text-blocks.ts';

/** A sheet is white in either colour mode, so it has colours of its own. */
export const ink = { text: '#1f2a26', dim: '#5b6a64', brand: '#0b5d44', line: '#d5ddd8' } as const;

interface CvBlocks {
  readonly head: TextBlock[];
  /** Holds what was learnt and taught. */
  readonly wide: TextBlock[];
  /** Holds what is offered. */
  readonly narrow: TextBlock[];
}

/** The texts of the CV; all sizes shrink together by `scale` when they are long. */
export function blocksOf({ view, words }: Pick<CvJob, 'view' | 'words'>, scale: number): CvBlocks {
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
