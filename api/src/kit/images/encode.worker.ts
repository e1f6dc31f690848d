import { answerTasks } from '@porao/server/child-tasks';
import type { EncodeTask } from './reencode.ts';

/** Maximum number of decoded pixels: a small file can decode to gigabytes. */
const maxPixels = 40_000_000;
/** Processor time of one picture. */
const cpuMs = 3_000;

await answerTasks(cpuMs, async () => {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  return async ({ bytes, format, size, quality = 80 }: EncodeTask): Promise<Uint8Array<ArrayBuffer>> => {
    const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
      .autoOrient()
      .resize({ width: size, height: size, fit: 'inside', withoutEnlargement: true });
    const encoded = {
      webp: () => picture.webp({ quality: 82 }),
      jpeg: () => picture.flatten({ background: '#fff' }).jpeg({ quality }),
      png: () => picture.png(),
    }[format]();
    return new Uint8Array(await encoded.toBuffer());
  };
});
