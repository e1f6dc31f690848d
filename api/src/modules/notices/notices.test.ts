import type { Notice, NoticeSettings } from '@porao/contracts';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectFailure, openTestApp } from '../../../test/support/app.ts';
import { createFamily, openMarket, type TestFamily } from '../../../test/support/family.repository.ts';
import { createTutor, createUser, type TestTutor } from '../../../test/support/people.repository.ts';
import { drain } from '../../../test/support/queue.repository.ts';
import { change, rows as rowsOf } from '../../../test/support/rows.repository.ts';
import type { Page } from '../../kit/page.ts';
import { sweepNotices } from './delivery.repository.ts';
import { countUnreadOf } from './feed.repository.ts';
import { tellCharges } from './tell.ts';

let family: TestFamily;
let tutor: TestTutor;
const test = await openTestApp();
const market = await openMarket(test);

beforeEach(async () => {
  family = await createFamily(test.db);
  tutor = await createTutor(test.db);
  await drain(test.db);
  await test.db.deleteFrom('notices').execute();
});

const noticesOf = async ({ token }: { token: string }, language = 'en') => {
  const headers = { 'accept-language': language };
  return (await test.send<Page<Notice>>('GET /api/notices', { token, headers })).body.data;
};
const textsOf = async (person: { token: string }) => (await noticesOf(person)).map(({ text }) => text);
const unread = async ({ token }: { token: string }) =>
  (await test.send<{ count: number }>('GET /api/notices/unread', { token })).body.count;

describe('notices', () => {
  it('NTF-005 tell each party of a request what the others did, with the page where one acts', async () => {
    const { requestId, jobId } = await market.publish(family);
    expect(await drain(test.db)).toBeGreaterThan(2);
    expect(await noticesOf(market.operator)).toMatchObject([
      {
        kind: 'operations',
        text: `Tutor request ${requestId} waits for approval.`,
        path: `/ops/requests/${requestId}`,
        read_at: null,
      },
    ]);
    const approved = `Your tutor request ${requestId} was approved. Tutors can apply for it now.`;
    const path = `/parent/dashboard/requests/tutor-requests/${requestId}/candidates`;
    expect(await noticesOf(family)).toMatchObject([{ kind: 'requests', text: approved, path }]);

    await test.send(`POST /api/apply/${jobId}`, { token: tutor.token });
    await drain(test.db);
    expect(await textsOf(family)).toEqual([`A tutor applied for your tutor request ${requestId}.`, approved]);
    expect(await noticesOf(tutor)).toEqual([]);
    await test.send(`POST /api/withdraw/${jobId}`, { token: tutor.token, body: {} });
    await drain(test.db);
    expect((await textsOf(family))[0]).toBe(
      `A tutor withdrew their application for your tutor request ${requestId}.`,
    );
  });

  it('NTF-005 are in the language of the page', async () => {
    const { requestId } = await market.publish(family);
    await drain(test.db);
    const bengali = String(requestId).replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)] ?? '');
    expect((await noticesOf(family, 'bn'))[0]?.text).toBe(
      `আপনার টিউটরের অনুরোধ ${bengali} অনুমোদিত হয়েছে। টিউটররা এখন এতে আবেদন করতে পারবেন।`,
    );
  });

  it('NTF-008 are counted until they are read, one by one or all that were shown', async () => {
    await market.publish(family);
    await market.publish(family);
    await drain(test.db);
    const [newest, older] = await noticesOf(family);
    expect(await unread(family)).toBe(2);
    const read = (id: number | undefined, { token }: { token: string }) =>
      test.send(`POST /api/notices/${id}/read`, { token });
    expect((await read(older?.id, family)).status).toBe(200);
    expect((await read(older?.id, family)).status).toBe(200);
    expectFailure(await read(newest?.id, tutor), 404, 'NOT_FOUND');
    expect(await unread(family)).toBe(1);
    await test.send('POST /api/notices/read', { token: family.token, body: { until: older?.id } });
    expect(await unread(family)).toBe(1);
    await test.send('POST /api/notices/read', { token: family.token, body: { until: newest?.id } });
    expect(await unread(family)).toBe(0);
    expect((await noticesOf(family))[0]?.read_at).not.toBeNull();
  });

  it('API-397 of a kind, a text or a word that only a newer version has are neither listed nor counted', async () => {
    await market.publish(family);
    await drain(test.db);
    const [known] = await noticesOf(family);
    const common = { user_id: family.userId, path: '/', shown: true };
    const text_key = 'notice.request.approved';
    const later = [
      { source: 'later kind', kind: 'letters', text_key },
      { source: 'later text', kind: 'requests', text_key: 'notice.request.of.later' },
      { source: 'later word', kind: 'requests', text_key, params: '{"case_kind":"of_later"}' },
    ];
    await test.db
      .insertInto('notices')
      .values(later.map((row) => ({ ...common, ...row })))
      .execute();
    const page = await test.send<Page<Notice>>('GET /api/notices', { token: family.token });
    expect(page.body).toMatchObject({ data: [{ id: known?.id }], total: 1 });
    expect(await unread(family)).toBe(1);
    expect(await countUnreadOf(test.db, [family.userId])).toEqual(new Map([[family.userId, 1]]));
  });

  it('NTF-008 are kept for 90 days', async () => {
    await market.publish(family);
    await drain(test.db);
    const after = (days: number) => new Date(Date.now() + days * 86_400_000);
    await sweepNotices(test.db, after(89));
    expect(await noticesOf(family)).toHaveLength(1);
    await sweepNotices(test.db, after(91));
    expect(await noticesOf(family)).toHaveLength(0);
  });

  it('NTF-009 about a charge come three days before, on the day and after it, once each', async () => {
    const { applicationId } = await market.applicant((await market.publish(family)).jobId, tutor);
    await market.confirm(applicationId);
    const dates = { issued_at: new Date('2026-11-20T04:00:00Z'), due_on: '2026-11-27' };
    await change(test.db, 'invoices', dates, { application_id: applicationId });
    await drain(test.db);
    await test.db.deleteFrom('notices').execute();
    const on = async (day: string) => {
      const now = new Date(`${day}T09:20:00+06:00`);
      await tellCharges(test.db, now);
      await tellCharges(test.db, now);
      return (await textsOf(tutor)).map((text) => text.replace(/job \d+/, 'job 1'));
    };
    const soon = 'The platform charge of ৳ 3,300 for job 1 is due on 27 November 2026.';
    const due = 'The platform charge of ৳ 3,300 for job 1 is due today.';
    const over = 'The platform charge of ৳ 3,300 for job 1 was due on 27 November 2026. Please pay it now.';
    expect(await on('2026-11-23')).toEqual([]);
    expect(await on('2026-11-24')).toEqual([soon]);
    expect(await on('2026-11-26')).toEqual([soon]);
    expect(await on('2026-11-27')).toEqual([due, soon]);
    expect(await on('2026-11-28')).toEqual([over, due, soon]);
    expect(await on('2026-12-28')).toEqual([over, due, soon]);
    expect((await noticesOf(tutor, 'bn'))[2]?.text).toContain('৳ ৩,৩০০ পরিশোধের শেষ তারিখ ২৭ নভেম্বর');
  });

  it('API-375 about a charge do not come while its payment is being checked', async () => {
    const { applicationId } = await market.applicant((await market.publish(family)).jobId, tutor);
    await market.confirm(applicationId);
    await change(test.db, 'invoices', { due_on: '2026-11-27' }, { application_id: applicationId });
    const [invoice] = await rowsOf(test.db, 'invoices', ['id'], { application_id: applicationId });
    const trx_id = '8N7A6D5E4F';
    const body = { way: 'bkash', trx_id };
    await test.send(`POST /api/tutor/invoices/${invoice?.id ?? 0}/hand-payments`, {
      token: tutor.token,
      body,
    });
    await drain(test.db);
    await test.db.deleteFrom('notices').execute();
    const on = async (day: string) => {
      await tellCharges(test.db, new Date(`${day}T09:20:00+06:00`));
      return textsOf(tutor);
    };
    expect(await on('2026-11-27')).toEqual([]);
    const decided = { state: 'refused', reason: 'Not found', decided_at: new Date() } as const;
    await change(test.db, 'hand_payments', decided, { trx_id });
    expect(await on('2026-11-28')).toHaveLength(1);
  });

  it('NTF-010 NTF-121 come by the channels that a person chose, and not at all to a banned account', async () => {
    const { token } = family;
    const settings = (await test.send<NoticeSettings>('GET /api/notices/settings', { token })).body;
    expect(settings).toMatchObject({
      language: 'en',
      email: { address: family.email, verified: false },
      quiet_hours: { from: '22:00', to: '08:00' },
      prayer_times: true,
      channels: { requests: { site: true, sms: true, email: true, push: true } },
    });
    const body = {
      language: 'bn',
      quiet_hours: { from: '21:30', to: '07:00' },
      prayer_times: false,
      channels: { requests: { site: false, sms: false } },
    };
    const changed = await test.send<{ data: NoticeSettings }>('POST /api/notices/settings', { token, body });
    expect(changed.body.data).toEqual({
      ...settings,
      language: 'bn',
      quiet_hours: body.quiet_hours,
      prayer_times: false,
      channels: { ...settings.channels, requests: { site: false, sms: false, email: true, push: true } },
    });
    const wrong = { quiet_hours: { from: '24:00', to: '7' } };
    expectFailure(await test.send('POST /api/notices/settings', { token, body: wrong }), 422, 'VALIDATION');
    await market.publish(family);
    await drain(test.db);
    expect(await noticesOf(family)).toEqual([]);
    const rows = await rowsOf(test.db, 'notice_deliveries', ['channel'], { user_id: family.userId });
    expect(rows.map(({ channel }) => channel).toSorted()).toEqual(['email', 'push']);

    const banned = await createUser(test.db, 'operator', { banned_at: new Date() });
    await market.publish(family);
    await drain(test.db);
    expect(await rowsOf(test.db, 'notices', ['id'], { user_id: banned.userId })).toEqual([]);
  });
});
