import { lesson, lessonEntry, lessonMonth } from '@porao/platform/testing/lessons';
import { salaryMonth } from '@porao/platform/testing/salary';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

// The language is fixed when the modules load, as in a page.
document.documentElement.lang = 'bn';
vi.resetModules();
const { renderAsGuardian } = await import('../../common/testing/render.tsx');
const { routes } = await import('../../routes.ts');
const { default: LessonsPage } = await import('./lessons.page.tsx');

it('PAR-156 PAR-157 the lessons are in Bengali, with its digits', async () => {
  const { path } = routes.lessons;
  const code = { day: '2026-11-20', digits: '4821', link: 'http://127.0.0.1/' };
  const entries = [lessonEntry(1, { kind: 'not_held', cancelled_by: 'tutor' })];
  const waits = { said_by: 'tutor', word: 'not_held', until: '2026-11-22T12:00:00.000Z' } as const;
  renderAsGuardian(path.replace(':dealId', '4'), path, <LessonsPage />, {
    'GET /api/deals/4/lessons': lessonMonth({
      side: 'guardian',
      name: 'Rahim',
      code,
      lessons: [lesson('2026-11-18', { state: 'waiting', waits, entries })],
    }),
    'GET /api/deals/4/cases': { data: [] },
    'GET /api/deals/4/salary': salaryMonth({ side: 'guardian' }),
  });
  expect(await screen.findByText('৪৮২১')).toBeTruthy();
  expect(screen.getByText('১টি ক্লাসের মধ্যে ০টি হয়েছে')).toBeTruthy();
  const waiting = within(screen.getByRole('article', { name: '১৮ নভেম্বর ২০২৬' }));
  expect(waiting.getByText('পরিবার জানালে ঠিক হবে')).toBeTruthy();
  expect(waiting.getByText('টিউটর: টিউটর ক্লাস বাতিল করেছেন')).toBeTruthy();
  expect(waiting.getByText(/আপনি অন্য কিছু না জানালে এটিই ধরা হবে।$/)).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/(code|state|word|waits|say)\.[a-z]/);
});
