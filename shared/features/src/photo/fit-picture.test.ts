import { afterEach, describe, expect, it, vi } from 'vitest';
import { decodePicture } from './decode-picture.ts';
import { fitPicture } from './fit-picture.ts';
import { chosenFault, type PictureTry, pictureTries } from './picture-plan.ts';

vi.mock('./decode-picture.ts', () => ({ decodePicture: vi.fn() }));
afterEach(() => vi.mocked(decodePicture).mockReset());

const limit = { bytes: 500_000, types: ['image/jpeg', 'image/png'], side: 2000 };
const file = (type: string, bytes: number, name = 'camera') =>
  new File([new Uint8Array(bytes)], name, { type });

/** Every picture has 4,000 × 3,000 pixels and takes `bytesOf` as JPEG. */
function stubPictures(bytesOf: (size: PictureTry) => number) {
  const close = vi.fn();
  const encode = (size: PictureTry) => Promise.resolve(file('image/jpeg', bytesOf(size)));
  vi.mocked(decodePicture).mockResolvedValue({ width: 4000, height: 3000, encode, close });
  return close;
}

describe('a picture from a phone', () => {
  it('SHL-141 is opened when it is a JPEG, PNG, WebP or HEIC of at most 15 MB', () => {
    const fault = (type: string, size: number, name = 'a') => chosenFault({ name, type, size });
    expect(fault('image/jpeg', 15 * 1024 * 1024)).toBeNull();
    expect(fault('image/jpeg', 15 * 1024 * 1024 + 1)).toBe('large');
    expect(['image/png', 'image/webp', 'image/heic'].map((type) => fault(type, 9))).toEqual([
      null,
      null,
      null,
    ]);
    expect(fault('', 9, 'IMG_0001.HEIC')).toBeNull();
    expect(fault('', 9, 'letter.docx')).toBe('format');
    expect(fault('application/pdf', 9)).toBe('format');
  });

  it('SHL-141 is tried in smaller and smaller sizes, and never grows', () => {
    const tries = pictureTries({ width: 4000, height: 3000 }, limit);
    expect(tries[0]).toEqual({ width: 2000, height: 1500, quality: 0.88 });
    expect(tries.at(-1)).toEqual({ width: 600, height: 450, quality: 0.6 });
    const areas = tries.map(({ width, height, quality }) => width * height * quality);
    expect(areas).toEqual([...areas].sort((a, b) => b - a));
    expect(new Set(pictureTries({ width: 40, height: 30 }, limit).map(({ width }) => width))).toEqual(
      new Set([40]),
    );
    expect(pictureTries({ width: 9000, height: 1 }, limit)[0]).toMatchObject({ width: 2000, height: 1 });
  });

  it('SHL-141 is sent as it is when it fits', async () => {
    const small = file('image/png', 500_000);
    expect(await fitPicture(small, limit)).toEqual({ file: small, note: undefined });
    expect(decodePicture).not.toHaveBeenCalled();
  });

  it('SHL-141 is made smaller until it fits, and what was done is said', async () => {
    const close = stubPictures(({ width, quality }) => Math.round(width * 300 * quality));
    const fitted = await fitPicture(file('image/jpeg', 8_200_000), limit);
    expect(fitted.file.size).toBe(450_000);
    expect(fitted.note).toBe('made smaller: 8.2 MB → 450 kB');
    expect(close).toHaveBeenCalledOnce();
  });

  it('SHL-141 becomes a JPEG where the server does not take its type', async () => {
    stubPictures(() => 90_000);
    const fitted = await fitPicture(file('image/heic', 80_000), limit);
    expect([fitted.file.type, fitted.note]).toEqual(['image/jpeg', 'saved as JPEG']);
  });

  it('SHL-141 that cannot be opened, or not be made small enough, is refused with the next step', async () => {
    vi.mocked(decodePicture).mockRejectedValueOnce(new Error('no HEIC here'));
    await expect(fitPicture(file('image/heic', 9), limit)).rejects.toThrow(/cannot open.*screenshot/);
    const close = stubPictures(() => 600_000);
    await expect(fitPicture(file('image/jpeg', 900_000), limit)).rejects.toThrow(/screenshot/);
    expect(close).toHaveBeenCalledOnce();
    await expect(fitPicture(file('image/jpeg', 20_000_000), limit)).rejects.toThrow('has 20 MB');
  });
});
