import { failure } from '@porao/platform/testing';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { done } from '../../common/testing/answers.ts';
import { deal } from '../../common/testing/deals.ts';
import { renderAsTutor } from '../../common/testing/render.tsx';
import StudentsPage from './students.page.tsx';

const active = '/tutor/my-students';
const pending = '/tutor/my-pending-students';
const active7 = deal(7, { status: { current: 'continue', date_time: '2026-11-03T20:30:00.000Z' } });

const open = (path: string, deals: unknown) =>
  renderAsTutor(path, <StudentsPage />, {
    'GET /api/tutor/deals': deals,
    'GET /api/ended-deals': { data: [] },
    'GET /api/deals/1/cases': { data: [] },
    'GET /api/deals/2/cases': { data: [] },
    'GET /api/deals/7/cases': { data: [] },
  });

describe('the students', () => {
  it('TUT-049 TUT-090 are in two tabs by their group, with its count', async () => {
    open(active, { data: { continue: [active7], in_process: [deal(1), deal(2)] } });
    expect(await screen.findAllByRole('article')).toHaveLength(1);
    const tabs = within(screen.getByRole('navigation')).getAllByRole('link');
    expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('href')])).toEqual([
      ['My Students1', active],
      ['Pending Students2', pending],
    ]);
    expect(screen.queryByRole('button', { name: 'Lessons have started' })).toBeNull();
  });

  it('TUT-050 TUT-051 TUT-065 a card has every fact, a call link, the job in a new tab and its steps done', async () => {
    open(pending, { data: { continue: [], in_process: [deal(1)] } });
    const card = await screen.findByRole('article');
    for (const text of ['Student of Class 8', 'Bangla Medium', 'Ideal School', '6,500 BDT a month'])
      expect(within(card).getByText(text)).toBeTruthy();
    expect(within(card).getByText('Sadia Islam')).toBeTruthy();
    expect(within(card).getByText('House 2, Road 5, Dhanmondi, Dhaka')).toBeTruthy();
    // The day in Bangladesh, six hours ahead.
    expect(within(card).getByText('Since 04 Nov, 2026')).toBeTruthy();
    const phone = within(card).getByText('01712345678');
    expect(phone.closest('a')?.getAttribute('href')).toBe('tel:01712345678');
    const job = within(card).getByRole('link', { name: /^Job details/ });
    expect([job.getAttribute('href'), job.getAttribute('target')]).toEqual(['/job-details/101', '_blank']);
    const steps = within(within(card).getByRole('list', { name: 'Steps so far' })).getAllByRole('listitem');
    expect(steps.map((step) => step.textContent)).toEqual([
      'Applied01 Nov, 2026Completed',
      'Appointed02 Nov, 2026Completed',
    ]);
  });

  it('PAR-133 a state of a deal is never shown as it is stored', async () => {
    const at = '2026-11-01T06:00:00.000Z';
    const previous_schedule = ['applied', 'shortlisted', 'in_process', 'of_later'].map((stage) => ({
      stage,
      date_time: at,
    }));
    open(active, { data: { continue: [{ ...active7, previous_schedule }], in_process: [] } });
    const steps = within(await screen.findByRole('list', { name: 'Steps so far' })).getAllByRole('listitem');
    expect(steps.map((step) => step.textContent)).toEqual([
      'Applied01 Nov, 2026Completed',
      'Shortlisted01 Nov, 2026Completed',
      'Confirmed01 Nov, 2026Completed',
    ]);
    expect(screen.queryByText(/_/)).toBeNull();
    // An answer that the device kept from an older version has no week.
    expect(screen.queryByText('Class routine')).toBeNull();
  });

  it('PAR-134 has the week that the family planned', async () => {
    const routine = [
      { day: 1, time: '17:00', subjects: ['Bangla', 'Mathematics'] },
      { day: 3, time: '18:30', subjects: ['Bangla'] },
    ];
    open(active, { data: { continue: [{ ...active7, routine }], in_process: [] } });
    const week = within(await screen.findByRole('list', { name: 'Class routine' })).getAllByRole('listitem');
    expect(week.map((lesson) => lesson.textContent)).toEqual([
      'Saturday, 05:00 PM: Bangla, Mathematics',
      'Monday, 06:30 PM: Bangla',
    ]);
  });

  it('WAI-009 says until when both sides confirm that lessons started', async () => {
    open(pending, {
      data: {
        continue: [],
        in_process: [
          deal(1, { start_by: '2099-11-10T06:00:00.000Z' }),
          deal(2, { start_by: '2020-11-10T06:00:00.000Z' }),
        ],
      },
    });
    expect(await screen.findByText(/^Both of you confirm by 10 Nov, 2099, 12:00 PM/)).toBeTruthy();
    expect(screen.getByText(/^Both of you should have confirmed by 10 Nov, 2020, 12:00 PM/)).toBeTruthy();
  });

  it.each([active, pending])('TUT-052 %s says that there is nobody, with a way on', async (path) => {
    open(path, { data: { continue: [], in_process: [] } });
    expect(await screen.findByText("You don't have any students")).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See the jobs' })).toBeTruthy();
  });

  it('TUT-136 a failure is shown in its banner, and recovers', async () => {
    const server = open(active, () => failure(422, 'VALIDATION', 'The list is not there,'));
    expect(await screen.findByText('The list is not there, please try later.')).toBeTruthy();
    server.answers['GET /api/tutor/deals'] = { data: { continue: [active7], in_process: [] } };
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Sadia Islam')).toBeTruthy();
  });

  it('TUT-180 has the way to report a problem', async () => {
    open(active, { data: { continue: [active7], in_process: [] } });
    await userEvent.click(await screen.findByRole('button', { name: 'There is a problem' }));
    const dialog = await screen.findByRole('dialog', { name: 'There is a problem: Sadia Islam' });
    expect(await within(dialog).findByLabelText('The salary was not paid')).toBeTruthy();
  });

  it('TUT-185 a tutor ends a tuition with a reason', async () => {
    const server = open(active, { data: { continue: [active7], in_process: [] } });
    server.answers['POST /api/deals/7/end'] = () => {
      server.answers['GET /api/tutor/deals'] = { data: { continue: [], in_process: [] } };
      return done();
    };
    await userEvent.click(await screen.findByRole('button', { name: 'End this tuition' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.queryByLabelText('No tutor came')).toBeNull();
    await userEvent.click(dialog.getByLabelText('The lessons are finished'));
    await userEvent.click(dialog.getByRole('button', { name: 'End the tuition' }));
    expect(await screen.findByText("You don't have any students")).toBeTruthy();
    const post = server.sent.find(({ method }) => method === 'POST');
    expect(post?.body).toEqual({ why: 'finished', text: null });
  });

  it('TUT-191 an end for a problem is offered as a report, with what was said', async () => {
    const server = open(active, { data: { continue: [active7], in_process: [] } });
    server.answers['POST /api/deals/7/end'] = () => {
      server.answers['GET /api/tutor/deals'] = { data: { continue: [], in_process: [] } };
      return done();
    };
    await userEvent.click(await screen.findByRole('button', { name: 'End this tuition' }));
    const ending = within(await screen.findByRole('dialog'));
    await userEvent.click(ending.getByLabelText('The salary was not paid'));
    await userEvent.type(ending.getByLabelText(/^What happened/), 'Two months are due.');
    await userEvent.click(ending.getByRole('button', { name: 'End the tuition' }));
    const dialog = await screen.findByRole('dialog', { name: 'There is a problem: Sadia Islam' });
    const report = within(dialog);
    expect(report.getByText(/^The tuition has ended/)).toBeTruthy();
    expect(report.getByLabelText<HTMLInputElement>('The salary was not paid').checked).toBe(true);
    expect(report.getByLabelText<HTMLTextAreaElement>('What happened?').value).toBe('Two months are due.');
    await userEvent.click(report.getByRole('button', { name: 'Not now' }));
    expect(await screen.findByText("You don't have any students")).toBeTruthy();
  });

  it('TUT-143 asks before it sends that lessons started, and shows who confirms next', async () => {
    const server = open(pending, { data: { continue: [], in_process: [deal(1)] } });
    server.answers['POST /api/tutor/deals/1/started'] = done();
    const button = await screen.findByRole('button', { name: 'Lessons have started' });
    server.answers['GET /api/tutor/deals'] = {
      data: { continue: [], in_process: [deal(1, { started_by_tutor: true })] },
    };
    await userEvent.click(button);
    expect(server.sent.some(({ method }) => method === 'POST')).toBe(false);
    const asked = server.platform.modals.at(-1);
    expect(asked?.body).toMatch(/Sadia Islam.*cannot be undone/);
    act(() => asked?.buttons.find(({ label }) => label === 'Yes, they have')?.onPress?.());
    expect(await screen.findByText(/^You confirmed that lessons have started/)).toBeTruthy();
    expect(server.sent.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });
});
