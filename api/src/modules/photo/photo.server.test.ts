import type { CurrentUser } from '@porao/contracts';
import sharp from 'sharp';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { appOver, expectFailure, openTestApp, senderOf } from '../../../test/support/app.ts';
import { memoryStore } from '../../../test/support/memory-store.ts';
import { createParent, createTutor, type TestPerson } from '../../../test/support/people.repository.ts';
import { bomb, progressiveJpeg } from '../../../test/support/pictures.ts';
import { testServices } from '../../../test/support/services.ts';

const files = memoryStore();
const test = await openTestApp(undefined, { files });

beforeEach(async () => {
  await test.db.deleteFrom('rate_limits').execute();
});

const picture = (width = 900, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 30, b: 30 } } });
const dataUrl = (type: string, bytes: Buffer) => `data:image/${type};base64,${bytes.toString('base64')}`;
interface Changed {
  status: string;
  message: string;
  data: { photo: string };
}
const change = ({ token }: TestPerson, image: unknown) =>
  test.send<Changed>('POST /api/v1/change-profile-picture', { token, body: { image } });
const photoOf = async ({ token }: TestPerson) =>
  (await test.send<{ data: CurrentUser }>('GET /api/v1/user', { token })).body.data.photo;

describe('change-profile-picture', () => {
  it.each(['png', 'jpeg', 'webp'] as const)(
    'API-048 encodes a %s again: webp, at most 512 pixels',
    async (format) => {
      const tutor = await createTutor(test.db);
      const { body } = await change(tutor, dataUrl(format, await picture().toFormat(format).toBuffer()));
      expect(body).toMatchObject({ status: 'success', message: 'Image Uploaded Successfully' });
      expect(await photoOf(tutor)).toBe(body.data.photo);
      expect(body.data.photo).toMatch(/^[\w-]{24}\.webp$/);
      const stored = await sharp(files.files.get(`profile/${body.data.photo}`)?.bytes).metadata();
      expect([stored.format, stored.width, stored.height]).toEqual(['webp', 512, 341]);
    },
  );

  it('API-048 strips metadata and turns the picture upright', async () => {
    const tutor = await createTutor(test.db);
    const gps = {
      IFD3: { GPSLatitude: '23/1 48/1 0/1', GPSLatitudeRef: 'N' },
      IFD0: { Copyright: 'SECRET-MARK' },
    };
    const jpeg = await picture(400, 200).withMetadata({ orientation: 6, exif: gps }).jpeg().toBuffer();
    expect(jpeg.includes('SECRET-MARK')).toBe(true);
    const { body } = await change(tutor, dataUrl('jpg', jpeg));
    const bytes = Buffer.from(files.files.get(`profile/${body.data.photo}`)?.bytes ?? []);
    const stored = await sharp(bytes).metadata();
    expect([stored.width, stored.height]).toEqual([200, 400]);
    expect([stored.exif, stored.orientation]).toEqual([undefined, undefined]);
    expect(bytes.includes('SECRET-MARK')).toBe(false);
  });

  it('API-048 deletes the picture it replaces, and keeps a small one small', async () => {
    const parent = await createParent(test.db);
    const image = dataUrl('png', await picture(40, 40).png().toBuffer());
    const first = (await change(parent, image)).body.data.photo;
    const second = (await change(parent, image)).body.data.photo;
    expect(second).not.toBe(first);
    expect(files.files.has(`profile/${first}`)).toBe(false);
    expect((await sharp(files.files.get(`profile/${second}`)?.bytes).metadata()).width).toBe(40);
    const before = files.files.size;
    const together = await Promise.all([1, 2, 3].map(() => change(parent, image)));
    // One that comes while another is worked on is refused.
    expect(together.map(({ status }) => status)).toContain(200);
    for (const answer of together) if (answer.status !== 200) expectFailure(answer, 429, 'RATE_LIMITED');
    expect(files.files.size).toBe(before);
  });

  it('API-162 counts the passes of a JPEG before it is decoded', async () => {
    const tutor = await createTutor(test.db);
    expect((await change(tutor, dataUrl('jpeg', progressiveJpeg(64, 64)))).status).toBe(200);
    const many = await change(tutor, dataUrl('jpeg', progressiveJpeg(6000, 2646)));
    expectFailure(many, 422, 'VALIDATION');
    expect(many.body.message).toContain('takes too long');
  });

  it('API-048 refuses files that are not such an image, whatever their declared type', async () => {
    const tutor = await createTutor(test.db);
    const png = await picture(20, 20).png().toBuffer();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>');
    const gif = await picture(20, 20).gif().toBuffer();
    const before = files.files.size;
    for (const image of [
      '',
      'text',
      null,
      5,
      `data:text/html;base64,${png.toString('base64')}`,
      `data:image/svg+xml;base64,${svg.toString('base64')}`,
      dataUrl('png', svg),
      dataUrl('png', gif),
      dataUrl('png', png.subarray(0, 40)),
      dataUrl('jpeg', Buffer.from('\xff\xd8\xff nothing', 'latin1')),
      `data:image/png;base64,${png.toString('base64')}*`,
      'data:image/png;base64,',
      `data:image/png,${png.toString('latin1')}`,
    ]) {
      const answer = await change(tutor, image);
      expectFailure(answer, 422, 'VALIDATION');
      expect(Object.keys((answer.body as unknown as { errors: object }).errors)).toEqual(['image']);
    }
    expect(await photoOf(tutor)).toBeNull();
    expect(files.files.size).toBe(before);
  });

  it('API-048 refuses more than 2 MB, and a small file that unfolds to a billion pixels', async () => {
    const tutor = await createTutor(test.db);
    const png = await picture(20, 20).png().toBuffer();
    const padded = (size: number) => dataUrl('png', Buffer.concat([png, Buffer.alloc(size - png.length)]));
    expect((await change(tutor, padded(2 * 1024 * 1024))).status).toBe(200);
    const big = await change(tutor, padded(2 * 1024 * 1024 + 1));
    expectFailure(big, 422, 'VALIDATION');
    expect(big.body.message).toContain('2 MB');
    expectFailure(await change(tutor, padded(3 * 1024 * 1024)), 413, 'TOO_LARGE');
    const unfolding = bomb(32_000);
    expect(unfolding.length).toBeLessThan(200_000);
    const started = performance.now();
    expectFailure(await change(tutor, dataUrl('png', unfolding)), 422, 'VALIDATION');
    expect(performance.now() - started).toBeLessThan(60_000);
    expect((await change(tutor, dataUrl('png', bomb(1600)))).status).toBe(200);
  });

  it('is refused while the status is Red, and after twenty in an hour', async () => {
    const red = await createTutor(test.db, { user: { account_status: 'Red' } });
    const image = dataUrl('png', await picture(10, 10).png().toBuffer());
    expectFailure(await change(red, image), 403, 'ACCOUNT_LOCKED');
    const tutor = await createTutor(test.db);
    for (let count = 0; count < 20; count++) expect((await change(tutor, image)).status).toBe(200);
    expectFailure(await change(tutor, image), 429, 'RATE_LIMITED');
  });

  it('changes nothing when the file cannot be stored', async () => {
    const tutor = await createTutor(test.db);
    const image = dataUrl('png', await picture(10, 10).png().toBuffer());
    const failing = { ...memoryStore(), put: () => Promise.reject(new Error('disk full')) };
    const send = senderOf(appOver({ ...testServices(test.db), files: failing }));
    const sent = { token: tutor.token, body: { image } };
    expect((await send('POST /api/v1/change-profile-picture', sent)).status).toBe(500);
    expect(await photoOf(tutor)).toBeNull();
  });
});

describe('the picture', () => {
  it('API-037 is served by its name with type and cache headers', async () => {
    const tutor = await createTutor(test.db);
    const { body } = await change(tutor, dataUrl('png', await picture().png().toBuffer()));
    const answer = await test.app.request(`/storage/profile/${body.data.photo}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=604800, immutable');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-disposition')).toBe('inline; filename="image.webp"');
    expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).format).toBe('webp');
    const head = await test.app.request(`/storage/profile/${body.data.photo}`, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  it('API-037 an unknown name and a way out of the folder answer 404', async () => {
    files.put('tutor/secret-paper.png', new Uint8Array(1), 'image/png').catch(() => {});
    for (const name of [
      'unknown.webp',
      '..%2Ftutor%2Fsecret-paper.png',
      '../tutor/secret-paper.png',
      '%2e%2e%2ftutor%2fsecret-paper.png',
      '....//secret',
      'a.webp%00.png',
      'x.html',
      '.webp',
      '%',
      `${'a'.repeat(90)}.webp`,
    ]) {
      const answer = await test.app.request(`/storage/profile/${name}`);
      expect([name, answer.status]).toEqual([name, 404]);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
  });

  it('API-036 is given to its owner as base64, as a JPEG that every PDF takes', async () => {
    const [tutor, other] = [await createTutor(test.db), await createTutor(test.db)];
    const read = ({ token }: TestPerson) =>
      test.send<{ data: string | null }>('GET /api/v1/base64photo', { token });
    expect((await read(tutor)).body).toEqual({ data: null });
    await change(tutor, dataUrl('png', await picture(300, 300).png().toBuffer()));
    const { data } = (await read(tutor)).body;
    expect(data).toMatch(/^data:image\/jpeg;base64,/);
    const decoded = Buffer.from(data?.split(',')[1] ?? '', 'base64');
    const { format, width } = await sharp(decoded).metadata();
    expect([format, width]).toEqual(['jpeg', 300]);
    expect((await read(other)).body).toEqual({ data: null });
    expectFailure(await test.send('GET /api/v1/base64photo'), 401, 'UNAUTHENTICATED');
  });

  it('API-164 is encoded once for any number of calls, and again after a change', async () => {
    const tutor = await createTutor(test.db);
    const read = async () =>
      (await test.send<{ data: string }>('GET /api/v1/base64photo', { token: tutor.token })).body.data;
    const { body } = await change(tutor, dataUrl('png', await picture(300, 300).png().toBuffer()));
    const key = `profile/${body.data.photo}`;
    const reading = vi.spyOn(files, 'get');
    const first = await Promise.all(Array.from({ length: 30 }, read));
    expect(new Set([...first, await read()]).size).toBe(1);
    expect(reading.mock.calls).toEqual([[key]]);
    reading.mockRestore();
    await change(tutor, dataUrl('png', await picture(200, 200).png().toBuffer()));
    expect(await read()).not.toBe(first[0]);
  });
});
