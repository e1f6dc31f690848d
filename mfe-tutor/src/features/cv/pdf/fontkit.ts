/** Names of what fontkit keeps to itself; a test reads the PDF back, so a change of theirs is noticed. */
export const kept = '_glyphs';
export const outline = '_decode';
export const add = '_addGlyph';

/** What of fontkit's objects the CV touches; react-pdf gives them untyped. Lengths are font units. */
export interface Glyph {
  id: number;
  codePoints: readonly number[];
  advanceWidth: number;
}

export interface OutlinedGlyph extends Glyph {
  cbox: { minX: number; minY: number; maxX: number; maxY: number };
  /** Null for a glyph without an outline. */
  [outline]: () => { numberOfContours: number; components?: unknown[] } | null;
}

export interface Position {
  xAdvance: number;
  yAdvance: number;
  xOffset: number;
  yOffset: number;
}

export interface GlyphRun {
  glyphs: Glyph[];
  positions: Position[];
}

export interface Subset {
  glyphs: number[];
  glyf: Uint8Array[];
  loca: { offsets: number[] };
  hmtx: { metrics: { advance: number; bearing: number }[] };
  offset: number;
  includeGlyph: (glyph: number) => number;
  [add]: (glyph: number) => number;
}

export interface Font {
  /** Glyphs by id, each with the characters it was first seen for. */
  [kept]: Record<number, OutlinedGlyph>;
  maxp: Record<
    'maxComponentElements' | 'maxComponentDepth' | 'maxCompositePoints' | 'maxCompositeContours',
    number
  >;
  getGlyph: (id: number, codePoints?: readonly number[]) => OutlinedGlyph;
  hasGlyphForCodePoint: (codePoint: number) => boolean;
  layout: (text: string, ...rest: unknown[]) => GlyphRun;
  createSubset: () => Subset;
}
