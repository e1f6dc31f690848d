import { hrefOf } from '@porao/platform/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openAs } from '../../common/testing/guardian.tsx';
import LessonViewPage from './lesson-view.page.tsx';
import OnlineLessonPage from './online-lesson.page.tsx';

it('PAR-060 no lesson yet, and what one will look like; nothing is asked for', () => {
  const { server } = openAs(<OnlineLessonPage />);
  expect(screen.getByRole('heading', { name: 'No online lesson' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Join Class' })).toBeTruthy();
  expect(screen.getByText('Connected')).toBeTruthy();
  expect(hrefOf('View')).toBe('/parent/dashboard/online-lesson/view');
  expect(server.sent).toEqual([]);
});

it('one lesson leads back to all', () => {
  const { server } = openAs(<LessonViewPage />);
  expect(hrefOf('Online lessons')).toBe('/parent/dashboard/online-lesson');
  expect(server.sent).toEqual([]);
});
