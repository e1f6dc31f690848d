import { lesson, lessonEntry, lessonMonth } from '@porao/platform/testing/lessons';
import { salaryClaim, salaryMonth } from '@porao/platform/testing/salary';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

// The language is fixed when the modules load, as in a page.
document.documentElement.lang = 'bn';
vi.resetModules();
const { renderAsTutor } = await import('../../common/testing/render.tsx');
const { TestRoutes } = await import('@porao/platform/testing');
const { routes } = await import('../../routes.ts');
const { default: LessonsPage } = await import('./lessons.page.tsx');

it('TUT-198 TUT-199 TUT-220 the lessons and the salary are in Bengali, with its digits', async () => {
  const { path } = routes.lessons;
  const entries = [lessonEntry(1, { kind: 'moved', other_day: '2026-11-21' })];
  renderAsTutor(path.replace(':dealId', '4'), <TestRoutes pages={{ [path]: <LessonsPage /> }} />, {
    'GET /api/deals/4/lessons': lessonMonth({
      lessons: [
        lesson('2026-11-18', { state: 'moved', by: 'silence', entries }),
        lesson('2026-11-20', { state: 'expected' }),
      ],
    }),
    'GET /api/deals/4/cases': { data: [] },
    'GET /api/deals/4/salary': salaryMonth({ left: 2000, claims: [salaryClaim(1, { way: 'nagad' })] }),
  });
  expect(await screen.findByRole('heading', { name: 'কোড দিন' })).toBeTruthy();
  expect(screen.getByText('আজ, ২০ নভেম্বর ২০২৬')).toBeTruthy();
  const moved = within(screen.getByRole('article', { name: '১৮ নভেম্বর ২০২৬' }));
  expect(moved.getByText('টিউটর: ক্লাস ২১ নভেম্বর ২০২৬ তারিখে সরানো হয়েছে')).toBeTruthy();
  expect(moved.getByText(/৪৮ ঘণ্টায় অন্য কিছু জানাননি।$/)).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'নভেম্বর ২০২৬-এর বেতন' })).toBeTruthy();
  expect(
    within(screen.getByRole('article', { name: '৳ ৪,০০০, নগদ (Nagad)' })).getByText('টাকা পেয়েছি'),
  ).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/(door|state|word|waits|say|claim|why|way)\.[a-z]/);
});
