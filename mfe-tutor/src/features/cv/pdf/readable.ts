import { type Cluster, clustersOf } from './clusters.ts';
import { addComposite } from './composite.ts';
import { add, type Font, type Glyph, kept } from './fontkit.ts';

/** Ids from here on are clusters; a font has no glyph so high. */
const firstCluster = 0x10000;

/** Makes what a font writes readable again: each cluster becomes one glyph of the PDF that knows its text. Without
 * it a reader finds the glyphs in the order they are drawn, `িক` for `কি`, and the marks of others beside them. */
export function makeReadable(font: Font): void {
  const clusters: Cluster[] = [];
  const known = new Map<string, number>();
  const { getGlyph, layout, createSubset } = font;

  // A kept glyph has the characters of its first use, whoever asks for it: they are those of this use here.
  font.getGlyph = (id, codePoints = []) => {
    if (String(font[kept][id]?.codePoints ?? '') !== String(codePoints)) delete font[kept][id];
    return getGlyph.call(font, id, codePoints);
  };

  const idOf = (cluster: Cluster): number => {
    const key = JSON.stringify([cluster.text, cluster.parts, cluster.width]);
    const id = known.get(key) ?? firstCluster + clusters.push(cluster) - 1;
    known.set(key, id);
    return id;
  };

  font.layout = (text, ...rest) => {
    const run = layout.call(font, text, ...rest);
    const found = clustersOf(text, run);
    run.glyphs = found.map((cluster) => glyphOf(cluster, idOf(cluster)));
    run.positions = found.map(({ advance }) => ({ xAdvance: advance, yAdvance: 0, xOffset: 0, yOffset: 0 }));
    return run;
  };

  font.createSubset = () => {
    const subset = createSubset.call(font);
    const { includeGlyph, [add]: addGlyph } = subset;
    const places = new Map<number, number>();
    subset.includeGlyph = (id) => {
      if (id < firstCluster) return includeGlyph.call(subset, id);
      const place = places.get(id) ?? subset.glyphs.push(id) - 1;
      places.set(id, place);
      return place;
    };
    subset[add] = (id) => {
      const cluster = clusters[id - firstCluster];
      if (!cluster) return addGlyph.call(subset, id);
      const [part, ...others] = cluster.parts;
      const isPlain = part && others.length === 0 && part.x === 0 && part.y === 0;
      return isPlain
        ? addGlyph.call(subset, part.id)
        : addComposite(subset, font, cluster.parts, cluster.width);
    };
    return subset;
  };

  font.maxp.maxComponentElements = 64;
  font.maxp.maxComponentDepth = 4;
  font.maxp.maxCompositePoints = 4096;
  font.maxp.maxCompositeContours = 512;
}

/** Its length is that of the text as it was shaped, taken apart; read one by one it is as people type it. */
function codePointsOf(text: string): readonly number[] {
  const points = (of: string) => Array.from(of, (char) => char.codePointAt(0) ?? 0);
  const typed = points(text.normalize('NFC'));
  return Object.assign(points(text), { [Symbol.iterator]: () => typed[Symbol.iterator]() });
}

function glyphOf({ text, width }: Cluster, id: number): Glyph {
  return { id, codePoints: codePointsOf(text), advanceWidth: width };
}
