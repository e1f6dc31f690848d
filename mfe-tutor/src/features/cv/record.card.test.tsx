import { TestRoutes } from '@porao/platform/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAsTutor } from '../../common/testing/render.tsx';
import { routes } from '../../routes.ts';
import CvPage from './cv.page.tsx';
import { englishProse, longCv } from './long-cv.testing.ts';

const names = { name: 'Nadia Rahman', place: 'Dhanmondi', subject: 'Physics' };
const proved = { months: 14, lessons: 120, on_time: 112 };
const text = '120 lessons in 14 months, 112 on the planned day';

function open(record: { consented_at: string | null; proved: typeof proved | null }) {
  const { path } = routes.cv;
  const answer = { status: 'success', message: 'Done.', data: null };
  const { sent } = renderAsTutor(path, <TestRoutes pages={{ [path]: <CvPage /> }} />, {
    'GET /api/tutor/cv': { data: { ...longCv(englishProse, names), record } },
    'POST /api/consents/record': answer,
  });
  return () => sent.filter(({ method }) => method === 'POST').map(({ body }) => body);
}
const sheet = async () => within(await screen.findByRole('article', { name: 'Your CV' }));

it('TUT-231 a tutor reads what the lessons prove, and agrees that it is shown', async () => {
  const posts = open({ consented_at: null, proved });
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.getByText('Only you see this.')).toBeTruthy();
  expect((await sheet()).queryByText(text)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Show it' }));
  await waitFor(() => expect(posts()).toMatchObject([{ given: true }]));
});

it('TUT-231 TUT-232 with the consent the CV has it, and it is taken back with one press', async () => {
  const posts = open({ consented_at: '2026-11-20T06:00:00.000Z', proved });
  expect((await sheet()).getByText(text)).toBeTruthy();
  expect(screen.getByText('Shown since 20 Nov, 2026.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Do not show it any more' }));
  await waitFor(() => expect(posts()).toMatchObject([{ given: false }]));
});

it('TUT-232 too few lessons are on no CV', async () => {
  open({ consented_at: '2026-11-20T06:00:00.000Z', proved: null });
  expect(await screen.findByText(/^This appears from 8 lessons on/)).toBeTruthy();
  expect((await sheet()).queryByText('Proved by families')).toBeNull();
});
