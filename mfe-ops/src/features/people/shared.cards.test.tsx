import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAsOperator } from '../../common/testing/render.tsx';
import { person } from './people.answers.ts';
import PersonPage from './person.page.tsx';

const tutor = {
  nid: '1990123456789',
  date_of_birth: '2001-02-03',
  additional_number: null,
  father_name: null,
  father_number: null,
  mother_name: 'Amena Khatun',
  mother_number: '01811000001',
  present_address: 'House 7, Road 3',
  permanent_address: '',
  institute: 'University of Dhaka',
  expected_salary: 5000,
  papers: [{ id: 3, title: 'NID', state: 'verified' as const }],
};
const open = (change: Parameters<typeof person>[1]) =>
  renderAsOperator({ '/ops/people/:userId': <PersonPage /> }, '/ops/people/7', {
    'GET /api/ops/users/7': { data: person(7, change) },
    'GET /api/ops/users/7/security-events': { data: [] },
    'GET /api/ops/tutors/31/wallets': { data: [] },
  });

it('OPS-281 shows what the profile and papers say, and who has something in common', async () => {
  const by = ['nid', 'parents_phone'] as const;
  open({ tutor, shared: [{ user_id: 9, name: 'Twin', banned: true, by: [...by] }] });
  for (const text of [
    '1990123456789',
    '03 Feb, 2001',
    'Amena Khatun',
    'House 7, Road 3',
    'University of Dhaka',
  ])
    expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'NID' }).getAttribute('href')).toBe(
    '/ops/credentials?state=verified&open=3',
  );
  const link = screen.getByRole('link', { name: 'Twin' });
  expect(link.getAttribute('href')).toBe('/ops/people/9');
  expect(within(link.closest('li') as HTMLElement).getByText("NID · Parents' phone")).toBeTruthy();
});

it('OPS-281 says that nothing is in common', async () => {
  open({});
  expect(await screen.findByText('Nothing in common with another account.')).toBeTruthy();
});

it('OPS-318 shows what a family is asked by text message, with the way to all of its messages', async () => {
  const at = '2026-03-01T18:05:00.000Z';
  open({
    by_sms: {
      active: true,
      question: { text: 'Do you agree to ৳ 4,000?', at, state: 'answered', answered_at: at },
      reply: { text: 'Call me', received_at: at, outcome: 'unclear', waits: true },
    },
  });
  const link = await screen.findByRole('link', { name: 'All messages' });
  expect(link.getAttribute('href')).toBe('/ops/replies?show=all&person=7');
  expect(screen.getByText('02 Mar, 2026, 12:05 AM · Do you agree to ৳ 4,000?')).toBeTruthy();
  expect(screen.getByText('Answered on 02 Mar, 2026, 12:05 AM')).toBeTruthy();
  expect(screen.getByText('02 Mar, 2026, 12:05 AM · Call me · waits for one of us')).toBeTruthy();
});

it.each([
  ['open', true, 'Not answered yet', /since a request was posted by phone/],
  ['expired', false, 'No answer in time: call and ask', /Wants no more questions/],
] as const)(
  'OPS-318 says that a question is %s, and whether more are sent',
  async (state, active, answer, sent) => {
    const question = { text: 'Do you agree?', at: '2026-03-01T18:05:00.000Z', state, answered_at: null };
    open({ by_sms: { active, question, reply: null } });
    expect(await screen.findByText(answer)).toBeTruthy();
    expect(screen.getByText(sent)).toBeTruthy();
    expect(screen.getByText('None yet')).toBeTruthy();
  },
);
