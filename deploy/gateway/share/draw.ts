import { join } from 'node:path';
import type { ShareCard } from '@porao/contracts';
import sharp, { type OverlayOptions } from 'sharp';
import { pictureSize } from './size.ts';

sharp.cache(false);
sharp.concurrency(1);

/** The brand's colours in its light mode, as in shared/ui/src/theme/tokens.css. */
const colour = {
  ground: '#faf8f3',
  brand: '#00694c',
  accent: '#ffb52e',
  onAccent: '#402600',
  text: '#23211c',
  dim: '#5f594d',
};
const { width, height } = pictureSize;
const margin = 72;
const textWidth = width - 2 * margin;
const fonts = join(import.meta.dirname, 'fonts');
const families = 'Porao Figtree, Porao Bangla';

const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="${colour.ground}"/>
<rect width="${width}" height="16" fill="${colour.brand}"/>
<circle cx="1130" cy="560" r="190" fill="${colour.brand}" opacity=".07"/>
<g transform="translate(${margin} 62) scale(2)">
<circle cx="16" cy="7.5" r="4.5" fill="${colour.accent}"/>
<path d="M15 28C6 27 2 21 2 11c8 0 13 5 13 17z" fill="${colour.brand}"/>
<path d="M17 28c9-1 13-7 13-17-8 0-13 5-13 17z" fill="${colour.brand}" opacity=".78"/></g></svg>`;

interface TextLook {
  readonly size: number;
  readonly bold?: boolean;
  readonly fill: string;
  readonly maxWidth?: number;
}

/** A text as an image of its own, shaped by HarfBuzz and broken into lines where it must. */
async function textPiece(text: string, { size, bold = false, fill, maxWidth = textWidth }: TextLook) {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${fill}">${escapeMarkup(text)}</span>`,
      font: `${families} ${bold ? 'Bold ' : ''}${size}`,
      width: maxWidth,
      wrap: 'word-char',
      spacing: Math.round(size / 5),
      dpi: 72,
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

/** The largest of these sizes at which the text is not higher than allowed. */
async function fitted(
  text: string,
  sizes: readonly number[],
  maxHeight: number,
  look: Omit<TextLook, 'size'>,
) {
  let piece: Awaited<ReturnType<typeof textPiece>> | undefined;
  for (const size of sizes) {
    piece = await textPiece(text, { ...look, size });
    if (piece.height <= maxHeight) break;
  }
  if (!piece) throw new Error('No size was given.');
  if (piece.height <= maxHeight) return piece;
  const { bytes, width } = piece;
  const cut = sharp(bytes).extract({ left: 0, top: 0, width, height: maxHeight });
  return { bytes: await cut.png().toBuffer(), width, height: maxHeight };
}

let ready: Promise<unknown> | undefined;

/** Makes our fonts known to the renderer: a server need not have any. */
function loadFonts(): Promise<unknown> {
  ready ??= Promise.all(
    ['figtree-regular', 'figtree-bold', 'bangla-regular', 'bangla-bold'].map((name) =>
      sharp({ text: { text: 'a', fontfile: join(fonts, `${name}.ttf`), font: families } })
        .png()
        .toBuffer(),
    ),
  );
  return ready;
}

/** The picture that link previews show: 1200x630, PNG. */
export async function draw({ kicker, title, facts, price }: ShareCard): Promise<Buffer> {
  await loadFonts();
  const brand = await textPiece(kicker, { size: 44, bold: true, fill: colour.brand });
  const heading = await fitted(title, [76, 64, 54, 46], 190, { bold: true, fill: colour.text });
  const lines = await Promise.all(facts.map((fact) => fitted(fact, [36, 32, 28], 46, { fill: colour.dim })));
  const layers: OverlayOptions[] = [
    { input: brand.bytes, left: margin + 80, top: 94 - Math.round(brand.height / 2) },
  ];
  let top = 180;
  layers.push({ input: heading.bytes, left: margin, top });
  top += heading.height + 34;
  for (const line of lines) {
    layers.push({ input: line.bytes, left: margin, top });
    top += line.height + 20;
  }
  if (price !== null) layers.push(...(await priceTag(price)));
  return sharp(Buffer.from(ground)).composite(layers).png({ palette: true, quality: 90 }).toBuffer();
}

async function priceTag(price: string): Promise<OverlayOptions[]> {
  const text = await textPiece(price, { size: 46, bold: true, fill: colour.onAccent });
  const box = { width: text.width + 64, height: 92 };
  const left = margin;
  const top = height - box.height - 48;
  const shape = `<svg xmlns="http://www.w3.org/2000/svg" width="${box.width}" height="${box.height}"><rect width="${box.width}" height="${box.height}" rx="28" fill="${colour.accent}"/></svg>`;
  return [
    { input: Buffer.from(shape), left, top },
    { input: text.bytes, left: left + 32, top: top + Math.round((box.height - text.height) / 2) },
  ];
}

const escapeMarkup = (text: string): string =>
  text.replace(/\s+/g, ' ').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
