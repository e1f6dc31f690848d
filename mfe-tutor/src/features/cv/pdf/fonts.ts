import { Font as FontStore } from '@react-pdf/renderer';
import type { CvJob } from './cv.job.ts';
import type { Font } from './fontkit.ts';
import { makeReadable } from './readable.ts';

/** One face with both scripts, so that a line never changes fonts. */
export const family = 'Noto Sans Bengali';

let loaded: Promise<Font[]> | undefined;

/** Loads the fonts once, ready to be read back from the PDF. */
export function loadFonts({ regular, bold }: CvJob['fonts']): Promise<Font[]> {
  loaded ??= load(regular, bold).catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}

async function load(regular: string, bold: string): Promise<Font[]> {
  // What failed before is kept as failed.
  delete FontStore.getRegisteredFonts()[family];
  FontStore.register({
    family,
    fonts: [
      { src: regular, fontWeight: 400 },
      { src: bold, fontWeight: 700 },
    ],
  });
  await Promise.all(
    ([400, 700] as const).map((fontWeight) => FontStore.load({ fontFamily: family, fontWeight })),
  );
  const fonts = (FontStore.getRegisteredFonts()[family]?.sources ?? []).map(
    ({ data }) => data as unknown as Font,
  );
  for (const font of fonts) makeReadable(font);
  return fonts;
}
