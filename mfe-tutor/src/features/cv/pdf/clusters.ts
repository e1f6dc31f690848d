import type { Glyph, GlyphRun, Position } from './fontkit.ts';

/** A glyph and where it stands from the beginning of its cluster, in font units. */
export interface Part {
  id: number;
  x: number;
  y: number;
}

/** What is read as one: its characters in the order they are written, and how it is drawn. */
export interface Cluster {
  text: string;
  parts: Part[];
  /** Width of the drawing. */
  width: number;
  /** The same with the kerning towards what follows. */
  advance: number;
}

/** A letter with its marks, joined letters as one: `স্ত্রী` is one, and so is `é`. */
const written = /[^\p{M}\u200c\u200d](?:[\p{M}\u200c\u200d]|(?<=\u09cd[\u200c\u200d]?)\p{L})*|./gsu;

const lengthOf = (text: string): number => Array.from(text).length;

/** Glyphs of a shaped text gathered into clusters. Shaping puts vowel signs before their letter and gives a ligature
 * several characters, but within a cluster the number of characters stays: so counting finds its glyphs. */
export function clustersOf(text: string, { glyphs, positions }: GlyphRun): Cluster[] {
  const pieces = text.match(written) ?? [];
  const clusters: Cluster[] = [];
  let [next, counted, wanted] = [0, 0, 0];
  let open: { glyph: Glyph; position: Position }[] = [];
  let chars = '';
  for (const piece of pieces) {
    chars += piece;
    wanted += lengthOf(piece);
    for (; next < glyphs.length; next += 1) {
      const [glyph, position] = [glyphs[next], positions[next]];
      // A glyph without characters is the second half of what came before.
      if (!glyph || !position || (counted >= wanted && glyph.codePoints.length > 0)) break;
      open.push({ glyph, position });
      counted += glyph.codePoints.length;
    }
    if (counted !== wanted || open.length === 0) continue;
    clusters.push(clusterOf(chars, open));
    open = [];
    chars = '';
  }
  for (; next < glyphs.length; next += 1) {
    const [glyph, position] = [glyphs[next], positions[next]];
    if (glyph && position) open.push({ glyph, position });
  }
  if (open.length > 0) clusters.push(clusterOf(chars, open));
  return clusters;
}

function clusterOf(text: string, shaped: { glyph: Glyph; position: Position }[]): Cluster {
  let pen = 0;
  let width = 0;
  const parts = shaped.map(({ glyph, position }) => {
    const part = { id: glyph.id, x: Math.round(pen + position.xOffset), y: Math.round(position.yOffset) };
    // A mark has no advance of its own, whatever the font says of it standing alone.
    width = pen + (position.xAdvance === 0 ? 0 : glyph.advanceWidth);
    pen += position.xAdvance;
    return part;
  });
  return { text, parts, width: Math.round(Math.max(width, 0)), advance: pen };
}
