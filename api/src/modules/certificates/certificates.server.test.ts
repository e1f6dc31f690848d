import { type Certificate, maxCertificateBytes } from '@porao/contracts';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { expectErrors, expectFailure, openTestApp, type Saved } from '../../../test/support/app.ts';
import {
  createParent,
  createTutor,
  createUser,
  type TestTutor,
  testSecret,
} from '../../../test/support/people.repository.ts';
import { bomb } from '../../../test/support/pictures.ts';
import { createTokens } from '../../kit/auth/tokens.ts';
import { certificateUrl } from './certificate-link.ts';
import { insertCertificate } from './certificates.repository.ts';

const background = { r: 200, g: 30, b: 90 };

const test = await openTestApp();
const picture = sharp({ create: { width: 640, height: 400, channels: 3, background } });
const png = await picture.clone().png().toBuffer();
const jpeg = await picture
  .clone()
  .withExif({ IFD0: { Copyright: 'where I live' } })
  .jpeg()
  .toBuffer();

const dataUrl = (bytes: Uint8Array, type = 'image/png') =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
const fresh = () => createTutor(test.db, { bare: true });
const add = ({ token }: TestTutor, certificate_type_id: unknown, image = dataUrl(png)) =>
  test.send<Saved<Certificate>>('POST /api/add-tutor-certificate', {
    token,
    body: { certificate_type_id, certificate_base64: image },
  });
const list = async ({ token }: TestTutor) =>
  (await test.read<{ data: Certificate[] }>('/api/get-tutor-certificate', token)).data;
const open = (path: string, token?: string) =>
  test.app.request(path, token ? { headers: { authorization: `Bearer ${token}` } } : {});
const expectClosed = async (path: string, token: string | undefined, status: 403 | 404, code: string) => {
  const answer = await open(path, token);
  expectFailure({ status: answer.status, body: await answer.json() }, status, code);
};

describe('credentials', () => {
  it('API-114 API-116 API-018 stores an image of each kind and lists own ones alone', async () => {
    const [tutor, other] = [await fresh(), await fresh()];
    const first = await add(tutor, 5);
    expect(first.body).toMatchObject({
      status: 'success',
      message: 'Image Uploaded Successfully',
      data: { certificate_type_id: 5, certificate_types: { title: 'SSC Certificate' } },
    });
    await add(tutor, 1, dataUrl(jpeg, 'image/jpeg'));
    await add(other, 1, dataUrl(jpeg, 'image/jpg'));
    const rows = await list(tutor);
    expect(rows.map((row) => row.certificate_type_id)).toEqual([5, 1]);
    expect(rows.map((row) => row.certificate.replace(/^.*\./, ''))).toEqual(['png', 'jpg']);
    expect(rows[0]?.certificate).toMatch(/^[A-Za-z0-9_-]{32}\.png$/);
  });

  it('API-118 serves the image without the metadata of its file', async () => {
    const tutor = await fresh();
    const { data } = (await add(tutor, 1, dataUrl(jpeg, 'image/jpeg'))).body;
    const answer = await open(data.certificate_url);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(jpeg.includes('where I live')).toBe(true);
    expect(bytes.includes('where I live')).toBe(false);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 640, height: 400 });
    const { dominant } = await sharp(bytes).stats();
    expect(dominant.r).toBeGreaterThan(180);
  });

  it('API-118 is served to the owner and with a valid link only', async () => {
    const tutor = await fresh();
    const operator = await createUser(test.db, 'operator');
    const [other, parent] = [await fresh(), await createParent(test.db)];
    const { id, certificate, certificate_url } = (await add(tutor, 1)).body.data;
    const path = `/storage/tutor/${certificate}`;
    expect((await open(path, tutor.token)).status).toBe(200);
    const seen = await test.send<{ data: { certificate_url: string } }>(
      `POST /api/ops/credentials/${id}/view`,
      { token: operator.token, body: { reason: 'verification' } },
    );
    expect((await open(seen.body.data.certificate_url)).status).toBe(200);
    expect((await open(certificate_url)).status).toBe(200);

    const past = certificateUrl(createTokens(testSecret), certificate, Date.now() - 700_000);
    await expectClosed(past, undefined, 403, 'FORBIDDEN');
    expect((await open(past, tutor.token)).status).toBe(200);

    const url = new URL(certificate_url, 'http://x.example');
    const [expires, signature] = [url.searchParams.get('expires'), url.searchParams.get('signature')];
    const otherName = (await add(other, 1)).body.data.certificate;
    for (const [address, token] of [
      [path, undefined],
      [path, operator.token],
      [path, other.token],
      [path, parent.token],
      [`${path}?expires=${Number(expires) + 60}&signature=${signature}`, undefined],
      [`${path}?expires=${expires}&signature=${signature?.slice(0, -1)}`, undefined],
      [`${path}?expires=&signature=`, undefined],
      [`/storage/tutor/${otherName}?expires=${expires}&signature=${signature}`, undefined],
      [`/storage/tutor/${'A'.repeat(32)}.png`, tutor.token],
      ['/storage/tutor/..%2F..%2Fsecret', tutor.token],
    ] as const) {
      await expectClosed(address, token, 404, 'NOT_FOUND');
    }
  });

  it('API-117 API-142 deletes own ones alone, and the image with them', async () => {
    const [tutor, other] = [await fresh(), await fresh()];
    const { id, certificate_url } = (await add(tutor, 1)).body.data;
    const remove = ({ token }: TestTutor) => test.send(`GET /api/delete-tutor-certificate/${id}`, { token });
    expectFailure(await remove(other), 404, 'NOT_FOUND');
    expect((await open(certificate_url)).status).toBe(200);
    const removed = { status: 'success', message: 'Certificate deleted successfully' };
    expect((await remove(tutor)).body).toMatchObject(removed);
    expect((await open(certificate_url)).status).toBe(404);
    expect(await list(tutor)).toEqual([]);
    expect((await add(tutor, 1)).status).toBe(200);
  });

  it('API-115 RUL-024 takes one of each type, so as many as there are types', async () => {
    const tutor = await fresh();
    const types = await test.send<{ id: number }[]>('POST /api/certificatetype/select', {
      body: { type: 'tutor' },
    });
    for (const { id } of types.body) expect((await add(tutor, id)).status).toBe(200);
    expect(await list(tutor)).toHaveLength(types.body.length);
    for (const id of [...types.body.map((type) => type.id), 99, 0, null, undefined]) {
      const answer = await add(tutor, id);
      expectFailure(answer, 422, 'VALIDATION');
      expect(answer.body).toHaveProperty('errors.certificate_type_id');
    }
  });

  it('API-115 lets one of ten at once through', async () => {
    const tutor = await fresh();
    const answers = await Promise.all(Array.from({ length: 10 }, () => add(tutor, 1)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    // One image of an account is worked on at once, and each type is taken once.
    expect(answers.filter(({ status }) => status === 429 || status === 422)).toHaveLength(9);
    expect(await list(tutor)).toHaveLength(1);
  });

  it('API-115 API-163 the database takes one of ten at once, and an address has a limit of its own', async () => {
    const tutor = await fresh();
    const names = Array.from({ length: 10 }, (_, at) => `${at}.png`);
    const rows = await Promise.all(
      names.map((name) => insertCertificate(test.db, tutor.tutorId, { typeId: 1, name, fingerprint: name })),
    );
    expect(rows.filter(Boolean)).toHaveLength(1);
    await test.db
      .updateTable('rate_limits')
      .set({ hits: 200 })
      .where('key', 'like', 'certificate %')
      .execute();
    expectFailure(await add(await fresh(), 1), 429, 'RATE_LIMITED');
    await test.db.deleteFrom('rate_limits').execute();
  });
});

describe('images that are refused', () => {
  const expectRefused = async (image: unknown, message: string | RegExp) => {
    const tutor = await fresh();
    const answer = await test.send('POST /api/add-tutor-certificate', {
      token: tutor.token,
      body: { certificate_type_id: 1, certificate_base64: image },
    });
    expectErrors(answer, ['certificate_base64']);
    expect(answer.body.message).toMatch(message);
    expect(await list(tutor)).toEqual([]);
  };
  const format = 'Invalid file format. Only PNG and JPEG/JPG are allowed.';

  it('API-115 takes 512000 bytes and refuses one more', async () => {
    const padded = (size: number) => Buffer.concat([jpeg, Buffer.alloc(size - jpeg.byteLength)]);
    const tutor = await fresh();
    const largest = dataUrl(padded(maxCertificateBytes), 'image/jpeg');
    expect((await add(tutor, 1, largest)).status).toBe(200);
    await expectRefused(dataUrl(padded(maxCertificateBytes + 1), 'image/jpeg'), 'File size exceeds 500 kb.');
    await expectRefused(dataUrl(padded(700_000), 'image/jpeg'), 'File size exceeds 500 kb.');
  });

  it('API-115 checks the content, not the declared type', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect/></svg>');
    const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
    const webp = await sharp(png).webp().toBuffer();
    for (const bytes of [Buffer.from('a renamed text file'), svg, gif, webp]) {
      await expectRefused(dataUrl(bytes), format);
    }
    await expectRefused(dataUrl(png, 'image/gif'), format);
    await expectRefused(dataUrl(png, 'text/html'), format);
    await expectRefused(dataUrl(png.subarray(0, 200)), /cannot be read/);
    await expectRefused('nonsense', format);
    await expectRefused(`data:image/png;base64,${'%'.repeat(50)}`, format);
  });

  it('asks for an image', async () => {
    for (const nothing of ['', null, undefined, 5]) await expectRefused(nothing, 'Please select a image 📷!');
  });

  it('API-115 refuses a small file with a huge picture before decoding it', async () => {
    const file = bomb(32_000);
    expect(file.byteLength).toBeLessThan(maxCertificateBytes);
    const started = performance.now();
    await expectRefused(dataUrl(file), /too many pixels/);
    expect(performance.now() - started).toBeLessThan(60_000);
  });

  it('turns a picture upright and shrinks a big one', async () => {
    const tutor = await fresh();
    const wide = await sharp({ create: { width: 4000, height: 3000, channels: 3, background } })
      .jpeg({ quality: 60 })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { data } = (await add(tutor, 1, dataUrl(wide, 'image/jpeg'))).body;
    const answer = await open(data.certificate_url);
    expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({ width: 2250, height: 3000 });
  });
});
