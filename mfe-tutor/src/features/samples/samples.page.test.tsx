import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAsTutor } from '../../common/testing/render.tsx';
import SamplesPage from './samples.page.tsx';

it.each([
  ['TUT-026', '/tutor/live-tutoring/completed', 'No lesson completed'],
  ['TUT-027', '/tutor/live-tutoring/cancelled', 'No lesson cancelled'],
  ['TUT-029', '/tutor/tutoring-request/accepted', 'No Request available'],
  ['TUT-030', '/tutor/tutoring-request/cancelled', 'No Request available'],
])('%s SHL-155 %s says %s, labelled as a sample, asks nothing and leads to jobs', (_, path, text) => {
  const { sent } = renderAsTutor(path, <SamplesPage />);
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByText('Sample data')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See the jobs' }).getAttribute('href')).toBe(
    '/tutor/job-board/available-jobs',
  );
  expect(sent).toEqual([]);
});

it('TUT-028 TUT-091 the mock lesson has its three amounts in both states', () => {
  const { sent } = renderAsTutor('/tutor/live-tutoring/view', <SamplesPage />);
  const [completed, cancelled] = screen.getAllByRole('article');
  for (const amount of ['150 BDT', '20 BDT', '130 BDT']) expect(completed?.textContent).toContain(amount);
  expect(completed?.textContent).toContain('Price of 1 hour');
  expect(completed?.textContent).toContain('Completed');
  expect(cancelled?.textContent).toContain('Cancelled');
  expect(sent).toEqual([]);
});
