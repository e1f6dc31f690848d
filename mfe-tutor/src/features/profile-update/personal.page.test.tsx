import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { done, user } from '../../common/testing/answers.ts';
import { lookupAnswers } from '../../common/testing/lookup.answers.ts';
import { about, emptyAnswers, emptyProfile } from '../../common/testing/profile.answers.ts';
import { expectToasts, renderAsTutor } from '../../common/testing/render.tsx';
import PersonalPage from './personal.page.tsx';

const open = (answers: Record<string, unknown> = {}) =>
  renderAsTutor('/tutor/profile/update/personal', <PersonalPage />, {
    ...emptyAnswers(),
    ...lookupAnswers,
    ...answers,
  });

const texts: readonly (readonly [string, string])[] = [
  ['NID, passport or birth certificate number', '1234567890'],
  ["Father's name", 'Abdul Karim'],
  ["Father's number (optional)", '01711111111'],
  ["Mother's name", 'Rokeya Begum'],
  ["Mother's number (optional)", '01722222222'],
  ["Emergency contact's name", 'Salma'],
  ["Emergency contact's number", '01733333333'],
];
const parts = ['House or building', 'Road or area', 'Police station', 'District'];
const typed = async (field: HTMLElement | undefined, text: string) => {
  await userEvent.click(field as HTMLElement);
  await userEvent.paste(text);
};

it('TUT-105 all is required but the additional number and those of the parents', async () => {
  const { sent } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Update' }));
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(16));
  for (const label of ['Additional number', "Father's number", "Mother's number"])
    expect(screen.getByLabelText(`${label} (optional)`).getAttribute('aria-invalid')).toBeNull();
  expect(sent.some(({ path }) => path === '/api/tutor-personal-info')).toBe(false);
});

it('TUT-105 TUT-128 without the additional number it is saved, and the card closes over what is stored', async () => {
  const { sent, answers, platform } = open({
    'POST /api/tutor-personal-info': done(null, 'Personal informations updated successfully.'),
  });
  await screen.findByRole('option', { name: 'Islam' });
  await userEvent.selectOptions(screen.getByLabelText('Religion'), 'Islam');
  await userEvent.type(screen.getByLabelText('Date of birth'), '2001-05-14');
  for (const [label, text] of texts) await typed(screen.getByLabelText(label), text);
  await typed(screen.getByLabelText(/^About yourself/), about);
  for (const label of parts) await typed(screen.getAllByLabelText(label)[0], `My ${label}`);
  await userEvent.click(screen.getByRole('button', { name: 'Same as present' }));
  answers['GET /api/tutor-profile'] = {
    data: {
      ...emptyProfile,
      personal_info: {
        ...emptyProfile.personal_info,
        date_of_birth: '2001-05-14',
        father_name: 'Abdul Karim',
      },
    },
  };
  await userEvent.click(screen.getByRole('button', { name: 'Update' }));
  await expectToasts(platform, 'Personal informations updated successfully.');
  expect(sent.find(({ path }) => path === '/api/tutor-personal-info')?.body).toMatchObject({
    additional_number: null,
    religion_id: 1,
    present_district: 'My District',
    permanent_district: 'My District',
    about_yourself: about,
  });
  expect(screen.queryByRole('form')).toBeNull();
  expect(screen.getByText('14 May 2001')).toBeTruthy();
  expect(screen.getByText('Abdul Karim')).toBeTruthy();
});

it('TUT-152 says what the personal information is still worth, and is Updated once all of it is there', async () => {
  const badge = async (missing?: object[]) => {
    cleanup();
    open({ 'GET /api/update-profile-status': { data: { profile_completed: 80, missing } } });
    return (await screen.findByRole('button', { name: /^Personal/ })).textContent;
  };
  expect(await badge([{ part: 'personal', percent: 13 }])).toMatch(/Not Updated · \+13%$/);
  expect(await badge([])).toMatch(/(?<!Not )Updated$/);
  expect(await badge()).not.toContain('Updated');
});

it('TUT-160 the present address begins with the area and city of the tutor', async () => {
  open({
    'GET /api/tutor-profile': {
      data: {
        ...emptyProfile,
        city: { id: 1, city_name: 'Dhaka' },
        location: { id: 11, location_name: 'Dhanmondi' },
      },
    },
  });
  await screen.findByRole('button', { name: 'Update' });
  const values = (label: string) =>
    screen.getAllByLabelText<HTMLInputElement>(label).map(({ value }) => value);
  expect(values('Police station')).toEqual(['Dhanmondi', '']);
  expect(values('District')).toEqual(['Dhaka', '']);
});

it('TUT-161 a parent is the emergency contact by one press, and never with the number of the other', async () => {
  open();
  const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
  await typed(await screen.findByLabelText("Father's name"), 'Abdul Karim');
  await typed(screen.getByLabelText("Father's number (optional)"), '01711111111');
  await typed(screen.getByLabelText("Mother's name"), 'Rokeya Begum');
  await userEvent.click(screen.getByRole('button', { name: 'Same as father' }));
  expect(value("Emergency contact's name")).toBe('Abdul Karim');
  expect(value("Emergency contact's number")).toBe('01711111111');
  await userEvent.click(screen.getByRole('button', { name: 'Same as mother' }));
  expect(value("Emergency contact's name")).toBe('Rokeya Begum');
  expect(value("Emergency contact's number")).toBe('');
  await typed(screen.getByLabelText("Emergency contact's number"), '01733333333');
  await userEvent.click(screen.getByRole('button', { name: 'Same as mother' }));
  expect(value("Emergency contact's number")).toBe('01733333333');
});

it('TUT-157 names what brings the profile soonest to 80%, and nothing from there on', async () => {
  const missing = [
    { part: 'education', percent: 10 },
    { part: 'salary', percent: 6 },
    { part: 'availability', percent: 4 },
    { part: 'personal', percent: 30 },
  ];
  const status = (profile_completed: number) => ({
    'GET /api/update-profile-status': { data: { profile_completed, missing } },
  });
  open(status(50));
  const list = await screen.findByRole('list', { name: 'Quickest ways to 80%' });
  const links = within(list).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Education: +10%, about 1 minute', '/tutor/profile/update/education'],
    ['Personal information: +30%, about 3 minutes', '/tutor/profile/update/personal'],
    ['Your free times: +4%, about 1 minute', '/tutor/profile/update/tutoring#availability'],
  ]);
  cleanup();
  open(status(80));
  expect(await screen.findByRole('button', { name: 'Update' })).toBeTruthy();
  expect(screen.queryByRole('list', { name: 'Quickest ways to 80%' })).toBeNull();
});

it.each([
  [{ account_status: 'Green' }, /^You can apply to jobs/],
  [{ account_status: 'Yellow' }, /status does not allow applying/],
  [{ account_status: 'Red' }, /status does not allow applying/],
  [{ banned: true }, /banned from applying/],
] as const)('OQ-005 OQ-075 at 80%% an account with %j reads whether it may apply', async (change, text) => {
  open({
    'GET /api/v1/user': { data: { ...user, ...change } },
    'GET /api/update-profile-status': { data: { profile_completed: 80 } },
  });
  expect(await screen.findByText(text)).toBeTruthy();
});

it('has the ways to the other pages below the form, not below its skeleton', async () => {
  let answer: (profile: unknown) => void = () => {};
  open({ 'GET /api/tutor-profile': () => new Promise((resolve) => (answer = resolve)) });
  expect(await screen.findByRole('status')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Next' })).toBeNull();
  answer({ data: emptyProfile });
  expect(await screen.findByRole('link', { name: 'Next' })).toBeTruthy();
});
