import { lessonMonth, routineChanges } from '@porao/platform/testing/lessons';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

// The language is fixed when the modules load, as in a page.
document.documentElement.lang = 'bn';
vi.resetModules();
const { renderAsTutor } = await import('../../common/testing/render.tsx');
const { TestRoutes } = await import('@porao/platform/testing');
const { routes } = await import('../../routes.ts');
const { default: LessonsPage } = await import('./lessons.page.tsx');

it('TUT-230 a tutor reads how the routine is other than usual, answers and proposes, in Bengali', async () => {
  const { path } = routes.lessons;
  const times = { kind: 'ramadan', why: null, from: '2027-02-09', to: '2027-03-09', minutes: -150 } as const;
  renderAsTutor(path.replace(':dealId', '4'), <TestRoutes pages={{ [path]: <LessonsPage /> }} />, {
    'GET /api/deals/4/lessons': lessonMonth(),
    'GET /api/deals/4/cases': { data: [] },
    'GET /api/deals/4/routine-changes': routineChanges({
      side: 'tutor',
      name: 'Sadia Islam',
      holds: [times],
    }),
  });
  expect(await screen.findByText(/^রমজান, .*: ক্লাস আড়াই ঘণ্টা আগে$/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'বদলের প্রস্তাব দিন' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByLabelText('পরীক্ষা')).toBeTruthy();
  fireEvent.click(dialog.getByLabelText(/^রমজানে অন্য সময়ে ক্লাস/));
  expect(await dialog.findByText(/^শনিবার: .*৫.*রমজানে/)).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/(kind|propose|holds|shift|why)\.[a-z]/);
});
