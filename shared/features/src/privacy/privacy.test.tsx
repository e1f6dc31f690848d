import type { Consent } from '@porao/contracts';
import { failure, provideTestPlatform, stubServer, TestPage } from '@porao/platform/testing';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Side } from './kept.ts';
import { PrivacySection } from './privacy.section.tsx';

const call = 'GET /api/consents';
const at = '2026-05-03T06:00:00.000Z';
const none = { version: null, job_id: null, at };
const given: Consent[] = [
  { ...none, kind: 'sharing', job_id: 9 },
  { ...none, kind: 'terms', version: '2026-11-27' },
  { ...none, kind: 'terms' },
  { ...none, kind: 'sms' },
  { ...none, kind: 'email' },
  { ...none, kind: 'alerts' },
];

function open(side: Side, answer: unknown) {
  provideTestPlatform({
    session: { type: side, tutorId: side === 'tutor' ? 1 : null, phone: '01712345678' },
  });
  const seen = { data: [], total: 0, current_page: 1, last_page: 1 };
  const server = stubServer({ [call]: answer, 'GET /api/contact-views': seen }, { token: 'jwt' });
  render(
    <TestPage path="/">
      <PrivacySection side={side} />
    </TestPage>,
  );
  return server;
}
const linksOf = (list: HTMLElement) =>
  new Set(
    within(list)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  );

afterEach(cleanup);

it('PAR-171 lists what a guardian agreed to, with day and version, and how it is taken back', async () => {
  open('parent', { data: given });
  const list = await screen.findByRole('list', { name: 'What I agreed to' });
  for (const text of [
    'Your phone number is shown to the other side of job 9',
    'Terms and privacy policy, version of 27 Nov, 2026',
    'Terms and privacy policy, when you opened the account',
    'Answer STOP to any of them to end this.',
  ])
    expect(within(list).getByText(text)).toBeTruthy();
  expect(within(list).getAllByText('Since 03 May, 2026')).toHaveLength(6);
  expect(linksOf(list)).toEqual(
    new Set([
      '/notices/settings',
      '/parent/dashboard/settings/tutor-alerts',
      '/parent/dashboard/teachers/my-tutor',
      '/terms-conditions',
    ]),
  );
});

it('TUT-216 PAR-171 lists what is kept of each side, why and how long, with the page that deletes it', async () => {
  open('tutor', { data: [] });
  expect(await screen.findByText('Nothing yet.')).toBeTruthy();
  const tutors = screen.getByRole('list', { name: 'What is kept of me' });
  expect(within(tutors).getAllByText('How long: until you delete them')).toHaveLength(2);
  expect(within(tutors).queryByText('Students')).toBeNull();
  expect(linksOf(tutors)).toContain('/tutor/profile/update/certificate');
  cleanup();
  open('parent', { data: [] });
  const families = await screen.findByRole('list', { name: 'What is kept of me' });
  expect(within(families).queryByText('Papers')).toBeNull();
  expect(linksOf(families)).toContain('/parent/dashboard/settings/location');
  expect(screen.getByRole('link', { name: 'ask Porao support' }).getAttribute('href')).toBe('/support');
});

it('TUT-216 a failure of one list leaves the others, and is tried again', async () => {
  const server = open('tutor', failure(500, 'INTERNAL', 'Report 7.'));
  expect(await screen.findByText('What you agreed to could not be loaded')).toBeTruthy();
  expect(screen.getByRole('list', { name: 'What is kept of me' })).toBeTruthy();
  server.answers[call] = { data: given };
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  const list = await screen.findByRole('list', { name: 'What I agreed to' });
  expect(linksOf(list)).toContain('/tutor/settings/job-alerts');
});
