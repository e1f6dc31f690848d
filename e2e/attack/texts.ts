import assert from 'node:assert/strict';
import type { Test } from './report.ts';
import { call, openSessions, post } from './sessions.ts';

const secret = 'mango tree by the river';
const hidden = [
  'Call 01700000001',
  'Call ०१७००००००००१',
  'Call ①⑦⓪⓪⓪⓪⓪⓪⓪① after 0, ⓪①⑦⓪⓪⓪⓪⓪⓪⓪①',
  'Call 0,1,7,0,0,0,0,0,0,0,1',
  `Call ol7${'o'.repeat(7)}l`,
  'জিরো ওয়ান সেভেন জিরো জিরো জিরো জিরো জিরো জিরো জিরো ওয়ান',
];

/** Attacks by texts that look like others, show nothing, or carry a contact. The site takes addresses from X-Forwarded-For. */
export async function attackTexts(url: string, test: Test): Promise<void> {
  const as = openSessions(url);
  let people = 0;
  const register = (name: string) => {
    people += 1;
    const phone_no = `0188${String(people).padStart(7, '0')}`;
    const passwords = { password: secret, password_confirmation: secret };
    const body = { name, phone_no, email: `${phone_no}@example.com`, gender: 2, ...passwords };
    return post(url, '/api/tutor-registration', body, { 'x-forwarded-for': `203.0.113.${people + 100}` });
  };

  await test('names that look like others or show nothing', async () => {
    const names = [
      'Por\u0430o Support',
      '\u3164',
      '\u115f',
      'Rahim\u202eevil',
      'Р\u043erа\u043e',
      'Por\u0251o',
    ];
    for (const name of names) assert.equal((await register(name)).status, 422, name);
    for (const name of ['শাহ্\u200c আলম', 'মোসাঃ রোকেয়া', 'Md. Rafiqul']) {
      assert.equal((await register(name)).status, 200, name);
    }
    return `${names.length} refused, usual ones taken`;
  });

  await test('an institute named like a contact is offered to nobody', async () => {
    const name = `Call 01700000001 ${Date.now()}`;
    const body = JSON.stringify({ text: name });
    const added = await as('tutor', { method: 'POST', address: '/api/university/select', body });
    assert.equal(added.status, 200);
    const address = `/api/university/select?q=${encodeURIComponent(name)}`;
    assert.equal((await call(url, { method: 'GET', address })).text, '[]');
    return 'not found until an operator reviews it';
  });

  await test('a contact in the texts of a tutor before a deal', async () => {
    const read = async <T>(who: 'tutor' | 'parent', address: string) =>
      JSON.parse((await as(who, { method: 'GET', address })).text) as T;
    const { data: profile } = await read<{ data: { tutorid: number } }>('tutor', '/api/tutor-profile');
    const send = (address: string, body: object) =>
      as('tutor', { method: 'POST', address, body: JSON.stringify(body) });
    const style = {
      expected_salary: 5000,
      upload_video: null,
      style_id: [1],
      tutoring_place_id: [2],
      about_your_tutoring_style: `${hidden.join('. ')}. ${'I teach with examples. '.repeat(5)}`,
    };
    const saved = await send('/api/update-tutoring-style-and-expected-salary', style);
    assert.equal(saved.status, 200, saved.text);
    type Request = { id: number; tuition_job_offer_id: number | null };
    const { data } = await read<{ data: Request[] }>('parent', '/api/tutor-request?per_page=100');
    const texts: string[] = [];
    for (const { id, tuition_job_offer_id: job } of data) {
      if (job === null) continue;
      await send(`/api/apply/${job}`, {});
      const address = `/api/tutor-request/${id}/candidates?per_page=100`;
      type One = { tutor_id: number; phone_no: string | null; about_your_tutoring_style: string };
      const candidates = await read<{ data: One[] }>('parent', address);
      for (const one of candidates.data)
        if (one.tutor_id === profile.tutorid && one.phone_no === null)
          texts.push(one.about_your_tutoring_style);
    }
    assert.ok(texts.length > 0, 'no family read them');
    for (const text of texts) for (const part of hidden) assert.ok(!text.includes(part), text);
    return `${texts.length} candidates read, none of ${hidden.length} contacts seen`;
  });
}
