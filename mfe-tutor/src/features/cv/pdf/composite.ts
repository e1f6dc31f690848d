import type { Part } from './clusters.ts';
import { type Font, outline, type Subset } from './fontkit.ts';

const argumentsAreWords = 0x0001;
const argumentsAreOffsets = 0x0002;
const moreComponents = 0x0020;
const headerBytes = 10;
const componentBytes = 8;

/** Adds one glyph drawn from others at their places: TrueType's composite glyph, as the `glyf` table writes it. */
export function addComposite(subset: Subset, font: Font, parts: readonly Part[], width: number): number {
  const drawn = parts.filter(({ id }) => font.getGlyph(id)[outline]() !== null);
  const boxes = drawn.map(({ id, x, y }) => {
    const { minX, minY, maxX, maxY } = font.getGlyph(id).cbox;
    return { minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y };
  });
  const view = new DataView(new ArrayBuffer(aligned(headerBytes + componentBytes * drawn.length)));
  const minX = Math.min(...boxes.map((box) => box.minX));
  view.setInt16(0, -1);
  view.setInt16(2, minX);
  view.setInt16(4, Math.min(...boxes.map((box) => box.minY)));
  view.setInt16(6, Math.max(...boxes.map((box) => box.maxX)));
  view.setInt16(8, Math.max(...boxes.map((box) => box.maxY)));
  for (const [index, { id, x, y }] of drawn.entries()) {
    const at = headerBytes + componentBytes * index;
    const isLast = index === drawn.length - 1;
    view.setUint16(at, argumentsAreWords | argumentsAreOffsets | (isLast ? 0 : moreComponents));
    view.setUint16(at + 2, subset.includeGlyph(id));
    view.setInt16(at + 4, x);
    view.setInt16(at + 6, y);
  }
  const bytes = drawn.length > 0 ? new Uint8Array(view.buffer) : new Uint8Array(0);
  subset.glyf.push(bytes);
  subset.loca.offsets.push(subset.offset);
  subset.hmtx.metrics.push({ advance: width, bearing: drawn.length > 0 ? minX : 0 });
  subset.offset += bytes.length;
  return subset.glyf.length - 1;
}

const aligned = (bytes: number): number => Math.ceil(bytes / 4) * 4;
