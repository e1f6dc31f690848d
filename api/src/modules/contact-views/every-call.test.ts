import { type Endpoint, endpoints } from '@porao/contracts';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { openTestApp } from '../../../test/support/app.ts';
import { createFamily, openMarket } from '../../../test/support/family.repository.ts';
import { createUser } from '../../../test/support/people.repository.ts';
import { row, rows } from '../../../test/support/rows.repository.ts';
import { run } from '../../kit/database/query.repository.ts';
import { rules } from './shown.ts';

const test = await openTestApp();
const market = await openMarket(test);

/** Fields that have a phone number or an exact home. */
const revealing = /"(phone_no|phone|account_number|details_location|flat_house|road_no|\w+_number)":/;
/** Answers that have the caller's own alone, or what everybody may read of a job, whose home is empty. */
const own = [
  /^POST \/api\/((tutor|parent)-registration|hire|v1\/\S+|create-(tutor|parent)-profile-from-\w+)$/,
  /^GET \/api\/(v1\/user|tutor\/cv|tutor-profile|my-location|tutor\/mobilebanking|tutor-request(\/:id)?)$/,
  /^(POST|PUT) \/api\/(my-location|tutor\/mobilebanking)(\/:id)?$/,
  /^(POST|PUT) \/api\/tutor-request(\/:id(\/[\w-]+)?)?$/,
  /^POST \/api\/tutor-personal-info$/,
  // The number of a contact is what its own reader typed.
  /^GET \/api\/visits$/,
  /^GET \/api\/job-board\/:jobId\/posting$/,
];

it('API-422 a contract with a phone or a home has its rule, or is of the own account', () => {
  const unknown = Object.entries<Endpoint>(endpoints).filter(([key, { response, file }]) => {
    if (file || Object.hasOwn(rules, key) || own.some((one) => one.test(key))) return false;
    return revealing.test(JSON.stringify(z.toJSONSchema(response, { unrepresentable: 'any' })));
  });
  expect(unknown.map(([key]) => key)).toEqual([]);
});

/** Every read of the contracts with each of these numbers in the place of its parameters. */
function* readsOf(ids: readonly number[]) {
  for (const [key, { file }] of Object.entries<Endpoint>(endpoints)) {
    if (!key.startsWith('GET ') || (file && !file.types.includes('text/csv'))) continue;
    const paths = key.includes(':') ? ids.map((id) => key.replaceAll(/:\w+/g, String(id))) : [key];
    for (const path of new Set(paths)) yield path;
  }
}

it('API-422 every answer with a phone or a home of somebody else has left its line', async () => {
  const family = await createFamily(test.db);
  const { requestId, jobId } = await market.publish(family);
  const tutor = await market.applicant(jobId);
  await market.confirm(tutor.applicationId);
  const deal = await row(test.db, 'deals', ['id']);
  const sent = { token: family.token, body: { kind: 'unsafe', text: 'He shouted at my child.' } };
  await test.send(`POST /api/deals/${deal.id}/cases`, sent);
  const cases = await rows(test.db, 'cases', ['id']);
  const people = [tutor.tutorId, tutor.userId, family.userId];
  const ids = [requestId, jobId, deal.id, tutor.applicationId, ...people, ...cases.map(({ id }) => id)];
  const lead = await createUser(test.db, 'lead');
  const secrets = [
    { owner: family, what: 'phone', text: family.phone },
    { owner: family, what: 'home', text: 'Flat 4C' },
    { owner: tutor, what: 'phone', text: tutor.phone },
  ];
  const lineOf = (user_id: number, by: number, what: string) =>
    rows(test.db, 'contact_views', ['id'], { user_id, by_user_id: by, what });
  await run(test.db)`alter table contact_views disable trigger user`;
  const [shown, missing]: [string[], string[]] = [[], []];
  for (const reader of [family, tutor, lead])
    for (const path of readsOf(ids)) {
      await run(test.db)`delete from contact_views`;
      const { body } = await test.send<unknown>(path, { token: reader.token });
      const answer = JSON.stringify(body);
      for (const { owner, what } of secrets.filter(
        (one) => one.owner !== reader && answer.includes(one.text),
      )) {
        shown.push(path);
        const [line] = await lineOf(owner.userId, reader.userId, what);
        if (!line) missing.push(`${path}: ${what}`);
      }
    }
  expect(missing).toEqual([]);
  expect(new Set(shown).size).toBeGreaterThan(15);
}, 120_000);
