import { hrefOf, TestRoutes } from '@porao/platform/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { done } from '../../common/testing/answers.ts';
import { renderAsTutor } from '../../common/testing/render.tsx';
import { routes } from '../../routes.ts';
import ReportPage from './report.page.tsx';

it('TUT-227 a job is reported by what is wrong and some words, and the case is shown there', async () => {
  const opened_at = '2026-11-20T06:00:00.000Z';
  const text = 'They ask every tutor for money first.';
  const own = { id: 8, deal_id: null, kind: 'behaviour', state: 'open', mine: true, opened_at };
  const rest = { question: null, decided: null, appeal_by: null, closed_reason: null };
  const written = [{ text, at: opened_at, photo_url: null }];
  const data = { ...own, ...rest, decide_by: '2099-11-25T06:00:00.000Z', written };
  const { sent, answers } = renderAsTutor(
    '/tutor/report/41',
    <TestRoutes pages={{ [routes.report.path]: <ReportPage /> }} />,
    { 'GET /api/jobs/41/cases': { data: [] }, 'POST /api/jobs/41/cases': done(data) },
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Report' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Report: Job ID 41' }));
  const kinds = await dialog.findAllByRole('radio');
  expect(kinds).toHaveLength(3);
  fireEvent.click(dialog.getByLabelText('Bad behaviour'));
  fireEvent.change(dialog.getByLabelText('What happened?'), { target: { value: text } });
  answers['GET /api/jobs/41/cases'] = { data: [data] };
  fireEvent.click(dialog.getByRole('button', { name: 'Report the problem' }));
  expect(await dialog.findByText(/where you pressed “Report”/)).toBeTruthy();
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ kind: 'behaviour', text }),
  );
  expect(await screen.findByRole('article', { name: 'Bad behaviour', hidden: true })).toBeTruthy();
  expect(hrefOf('To the job')).toBe('/job-details/41');
});
