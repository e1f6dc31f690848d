import type { Case, Visit, Visits } from '@porao/contracts';
import { failure, fieldFailure, provideTestPlatform, stubServer, TestPage } from '@porao/platform/testing';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { VisitsSection } from './visits.section.tsx';

const call = 'GET /api/visits';
const done = { status: 'success', message: 'Done', data: null };
const meeting: Visit = {
  id: 5,
  kind: 'meeting',
  current: true,
  side: 'tutor',
  job_id: 9,
  deal_id: null,
  name: 'Rahima Begum',
  photo: null,
  checked: {
    phone_at: '2026-05-03T06:00:00.000Z',
    address: { at: '2026-05-05T06:00:00.000Z', by: 'call' },
  },
  verified_credentials: [],
  papers_checked_at: null,
  area: 'Dhanmondi',
  class_name: 'Class 8',
  time: null,
  arrived_at: null,
  home_by: null,
  contact_told_at: null,
};
const unsafe: Case = {
  id: 8,
  deal_id: null,
  kind: 'unsafe',
  state: 'open',
  mine: true,
  opened_at: '2026-11-20T06:00:00.000Z',
  decide_by: '2099-11-20T08:00:00.000Z',
  written: [],
  question: null,
  decided: null,
  appeal_by: null,
  closed_reason: null,
};
const lesson: Visit = { ...meeting, id: 6, kind: 'lesson', deal_id: 4, time: '17:30' };
const karim = { name: 'Karim', phone_no: '01811111111', stopped: false };
const arrived = { arrived_at: '2020-11-20T06:00:00.000Z', home_by: '2099-11-20T08:00:00.000Z' };

function open(data: Visits | object, answers: Record<string, unknown> = {}) {
  const platform = provideTestPlatform({
    session: { type: 'tutor', tutorId: 1, phone: '01712345678' },
    config: { phone: '01000-111222' },
  });
  const cases = { 'GET /api/visits/5/cases': { data: [] }, 'GET /api/deals/4/cases': { data: [] } };
  const server = stubServer(
    { [call]: 'visits' in data ? { data } : data, ...cases, ...answers },
    { token: 'jwt' },
  );
  render(
    <TestPage path="/">
      <VisitsSection />
    </TestPage>,
  );
  const bodies = () =>
    server.sent
      .filter(({ method }) => method !== 'GET')
      .map(({ method, path, body }) => [method, path, body]);
  return { server, platform, bodies };
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

it('TUT-217 PAR-172 says what happens before it does, and takes "I have arrived" with the hours chosen', async () => {
  const { server, bodies } = open({ contact: karim, visits: [meeting] });
  expect(
    await screen.findByText('Phone checked 03 May, 2026; address checked by a call 05 May, 2026'),
  ).toBeTruthy();
  expect(await screen.findByText(/30 minutes later your trusted contact gets one text message/)).toBeTruthy();
  expect(screen.getByText(/No place is tracked/)).toBeTruthy();
  await screen.findByLabelText('Home by');
  type('Home by', '3');
  server.answers['POST /api/visits/5/arrived'] = done;
  server.answers[call] = { data: { contact: karim, visits: [{ ...meeting, ...arrived }] } };
  await press('I have arrived');
  expect(await screen.findByText(/We wait for your "I am home" until 20 Nov, 2099, 02:00 PM/)).toBeTruthy();
  server.answers['POST /api/visits/5/home'] = done;
  server.answers[call] = { data: { contact: karim, visits: [meeting] } };
  await press('I am home');
  expect(await screen.findByRole('button', { name: 'I have arrived' })).toBeTruthy();
  expect(bodies()).toEqual([
    ['POST', '/api/visits/5/arrived', { hours: 3 }],
    ['POST', '/api/visits/5/home', undefined],
  ]);
});

it('TUT-217 PAR-172 has 999 and the case "not safe" one press away, of a meeting and of a first lesson', async () => {
  const { server, bodies } = open({ contact: null, visits: [meeting, lesson] });
  const card = within(await screen.findByRole('article', { name: 'First lesson: Rahima Begum' }));
  expect(card.getByRole('link', { name: 'Call 999' }).getAttribute('href')).toBe('tel:999');
  expect(card.getByText('At 05:30 PM')).toBeTruthy();
  fireEvent.click(await card.findByRole('button', { name: 'I am not safe' }));
  const dialog = within(await screen.findByRole('dialog'));
  const chosen = await dialog.findByRole<HTMLInputElement>('radio', { checked: true });
  expect(chosen.value).toBe('unsafe');
  fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const other = within(screen.getByRole('article', { name: 'Meeting: Rahima Begum' }));
  expect(other.getByRole('link', { name: 'Call 999' })).toBeTruthy();
  fireEvent.click(await other.findByRole('button', { name: 'I am not safe' }));
  const form = within(await screen.findByRole('dialog'));
  expect(await form.findByRole('link', { name: 'Call 999' })).toBeTruthy();
  // At a meeting nothing else can be the problem.
  expect(form.queryByRole('radio')).toBeNull();
  server.answers['POST /api/visits/5/cases'] = { ...done, data: unsafe };
  server.answers['GET /api/visits/5/cases'] = { data: [unsafe] };
  fireEvent.change(form.getByLabelText('What happened?'), { target: { value: 'He locked the door.' } });
  fireEvent.click(form.getByRole('button', { name: 'Report the problem' }));
  expect(await form.findByText(/where you pressed “I am not safe”/)).toBeTruthy();
  expect(await other.findByRole('article', { name: 'Somebody is not safe' })).toBeTruthy();
  expect(bodies()).toEqual([
    ['POST', '/api/visits/5/cases', { kind: 'unsafe', text: 'He locked the door.' }],
  ]);
});

it('TUT-217 PAR-172 a meeting that is over can be reported and is gone to no more; who is still there says to be home', async () => {
  const away = { ...meeting, ...arrived, id: 6, current: false, name: 'Salma' };
  open(
    { contact: karim, visits: [away, { ...meeting, current: false }] },
    { 'GET /api/visits/6/cases': { data: [] } },
  );
  const over = within(await screen.findByRole('article', { name: 'Meeting: Rahima Begum' }));
  expect(over.getByText(/This meeting is over/)).toBeTruthy();
  expect(over.queryByRole('button', { name: 'I have arrived' })).toBeNull();
  expect(await over.findByRole('button', { name: 'I am not safe' })).toBeTruthy();
  const still = within(screen.getByRole('article', { name: 'Meeting: Salma' }));
  expect(still.getByRole('button', { name: 'I am home' })).toBeTruthy();
});

it('RUL-075 an account that is tutor and guardian reads of each visit what was checked of the other side', async () => {
  const asGuardian: Visit = {
    ...meeting,
    id: 6,
    side: 'guardian',
    name: 'Nusrat Jahan',
    verified_credentials: ['NID'],
    papers_checked_at: '2026-05-06T06:00:00.000Z',
  };
  open({ contact: karim, visits: [meeting, asGuardian] }, { 'GET /api/visits/6/cases': { data: [] } });
  expect(
    await screen.findByText('Phone checked 03 May, 2026; address checked by a call 05 May, 2026'),
  ).toBeTruthy();
  expect(
    screen.getByText('Phone checked 03 May, 2026; papers checked: NID (last 06 May, 2026)'),
  ).toBeTruthy();
});

it('TUT-217 PAR-172 says when one is late, that nobody is told, and whom the message went to', async () => {
  const late = { ...lesson, ...arrived, home_by: '2020-11-20T08:00:00.000Z' };
  const { server, bodies } = open({ contact: null, visits: [late] });
  expect(await screen.findByText('You were to be home by 20 Nov, 2020, 02:00 PM. Are you?')).toBeTruthy();
  expect(screen.getByText('You have no trusted contact: nobody but you is told.')).toBeTruthy();
  server.answers['POST /api/visits/6/later'] = done;
  server.answers[call] = {
    data: { contact: karim, visits: [{ ...late, contact_told_at: '2020-11-20T08:30:00.000Z' }] },
  };
  await press('One hour more');
  expect(await screen.findByText(/Your trusted contact got a text message/)).toBeTruthy();
  // Nobody is told of a later time.
  expect(screen.queryByRole('button', { name: 'One hour more' })).toBeNull();
  expect(bodies()).toEqual([['POST', '/api/visits/6/later', undefined]]);
});

it('TUT-218 PAR-172 a contact is named, changed and taken away; a refusal keeps what was typed', async () => {
  const { server, platform, bodies } = open({ contact: null, visits: [] });
  expect(await screen.findByText(/No meeting is agreed now/)).toBeTruthy();
  type('Their name', 'Karim');
  type('Their phone number', '01811111111');
  server.answers['PUT /api/trusted-contact'] = fieldFailure({ phone_no: ['This number refused.'] });
  await press('Save the contact');
  expect(await screen.findByText('This number refused.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Their name').value).toBe('Karim');
  server.answers['PUT /api/trusted-contact'] = done;
  server.answers[call] = { data: { contact: karim, visits: [] } };
  await press('Save the contact');
  expect(await screen.findByText('Karim, 01811111111')).toBeTruthy();
  server.answers['DELETE /api/trusted-contact'] = done;
  server.answers[call] = { data: { contact: { ...karim, stopped: true }, visits: [] } };
  await press('Name nobody');
  platform.modals[0]?.buttons[1]?.onPress?.();
  expect(await screen.findByText(/Karim asked us not to send messages/)).toBeTruthy();
  await waitFor(() => expect(bodies().at(-1)).toEqual(['DELETE', '/api/trusted-contact', undefined]));
});

it('TUT-217 says that the list could not be loaded, and keeps the number to call', async () => {
  open(failure(500, 'INTERNAL', 'Report 7.'));
  expect(await screen.findByText('Your meetings and lessons could not be loaded')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Call Porao: 01000-111222' })).toBeTruthy();
});
