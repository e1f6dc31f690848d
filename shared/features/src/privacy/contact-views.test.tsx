import type { ContactView } from '@porao/contracts';
import { failure, provideTestPlatform, stubServer, TestPage } from '@porao/platform/testing';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ContactViews } from './contact-views.part.tsx';

const call = 'GET /api/contact-views';
const at = '2026-05-03T06:00:00.000Z';
const seen: ContactView[] = [
  { by: 'porao', name: null, what: ['phone', 'home'], because: 'request', because_id: 123, at },
  { by: 'tutor', name: 'Nusrat Jahan', what: ['phone'], because: 'deal', because_id: 9, at },
  { by: 'guardian', name: null, what: ['home'], because: 'deal', because_id: 8, at },
  { by: 'porao', name: null, what: ['phone'], because: 'account', because_id: null, at },
];
const page = (data: ContactView[], total = data.length) => ({ data, total, current_page: 1, last_page: 1 });

function open(answer: unknown) {
  provideTestPlatform({ session: { type: 'parent', tutorId: null, phone: '01712345678' } });
  const server = stubServer({ [call]: answer }, { token: 'jwt' });
  render(
    <TestPage path="/">
      <ContactViews />
    </TestPage>,
  );
  return server;
}

afterEach(cleanup);

it('PAR-170 TUT-215 lists who was shown the number, why and when', async () => {
  open(page(seen));
  const list = await screen.findByRole('list', { name: 'Who has seen my number' });
  expect(
    [...list.children].map((row) => [...row.children].map((line) => line.textContent).join(' | ')),
  ).toEqual([
    'Porao | your phone number and address, for your request 123 | 03 May, 2026',
    'Nusrat Jahan | your phone number, for the confirmed job 9 | 03 May, 2026',
    'A family whose tuition has ended | your address, for the confirmed job 8 | 03 May, 2026',
    'Porao | your phone number, to look after accounts | 03 May, 2026',
  ]);
});

it('PAR-170 TUT-215 shows more by a press, and says that nobody saw it or what failed', async () => {
  const server = open(page(seen, 30));
  fireEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  await screen.findByText('These are the newest 4 of 30.');
  expect(server.sent.map(({ path }) => path)).toContain('/api/contact-views?per_page=40');
  cleanup();
  open(page([]));
  expect(
    await screen.findByText('Nobody has been shown your phone number or address since this list began.'),
  ).toBeTruthy();
  cleanup();
  open(failure(500, 'INTERNAL', 'Report 7.'));
  expect(await screen.findByText('Who has seen your number could not be loaded')).toBeTruthy();
});
