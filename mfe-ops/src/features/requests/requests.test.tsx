import rules from '@porao/contracts/rules/en';
import { failure } from '@porao/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { done, pageOf } from '../../common/testing/answers.ts';
import { answerDialog, bodies, passWait, renderAsOperator, where } from '../../common/testing/render.tsx';
import RequestPage from './record/request.page.tsx';
import { details, request } from './requests.answers.ts';
import RequestsPage from './requests.page.tsx';

const presence = { 'POST /api/ops/presence': { data: [] } };
const pages = { '/ops/requests': <RequestsPage />, '/ops/requests/:requestId': <RequestPage /> };
const open = (address: string, answers: Record<string, unknown>) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  return renderAsOperator(pages, address, { ...presence, ...answers });
};

describe('the queue', () => {
  const answers = { 'GET /api/ops/requests': pageOf([request(7), request(8), request(9)]) };

  it('OPS-020 asks for what the address says, and a filter changes the address', async () => {
    const { server } = open(
      '/ops/requests?stage=Rejected&category=1&class=111&guardian=50&waiting=48',
      answers,
    );
    expect(await screen.findByRole('link', { name: 'Class 7, Dhanmondi' })).toBeTruthy();
    const asked = server.sent.find(({ path }) => path.startsWith('/api/ops/requests'))?.path ?? '';
    expect(Object.fromEntries(new URLSearchParams(asked.split('?')[1]))).toEqual({
      stage: 'Rejected',
      tutoring_category_id: '1',
      i_class_id: '111',
      guardian: '50',
      waiting_hours: '48',
    });
    await userEvent.click(screen.getByRole('button', { name: 'Requests of everybody' }));
    await userEvent.selectOptions(screen.getByLabelText('Order'), 'Newest');
    expect(where()).toBe('/ops/requests?stage=Rejected&category=1&class=111&waiting=48&sort=newest');
  });

  it('OPS-020 has all requests of a guardian where the address names one', async () => {
    const { server } = open('/ops/requests?guardian=50', answers);
    await screen.findByRole('link', { name: 'Class 7, Dhanmondi' });
    expect(server.sent.some(({ path }) => path.includes('stage=all') && path.includes('guardian=50'))).toBe(
      true,
    );
  });

  it('WAI-009 says until when to decide, and what is overdue', async () => {
    const review_by = '2099-11-10T06:00:00.000Z';
    open('/ops/requests', {
      'GET /api/ops/requests': pageOf([
        request(7, { review_by, created_at: new Date().toISOString() }),
        request(8, { review_by, created_at: new Date(Date.now() - 25 * 3_600_000).toISOString() }),
      ]),
    });
    expect(await screen.findByText('Decide by 10 Nov, 2099, 12:00 PM')).toBeTruthy();
    expect(screen.getByText('Overdue: Decide by 10 Nov, 2099, 12:00 PM')).toBeTruthy();
  });

  it('OPS-024 says who has a request open', async () => {
    open('/ops/requests', {
      'GET /api/ops/requests': pageOf([request(7, { open_by: [{ user_id: 3, name: 'Rahim' }] })]),
    });
    expect(await screen.findByText('Rahim has it open')).toBeTruthy();
  });

  it('OPS-274 rejects several with one reason by the keyboard, each with the version that was seen', async () => {
    const { server } = open('/ops/requests', {
      ...answers,
      'POST /api/ops/requests/7/reject': done(),
      'POST /api/ops/requests/9/reject': done(),
    });
    await screen.findByRole('link', { name: 'Class 7, Dhanmondi' });
    for (const key of ['j', 'x', 'j', 'j', 'x', 'r']) await userEvent.keyboard(key);
    const reason = 'We could not reach you by phone';
    await answerDialog('Reject 2 requests', 'Reject', { choose: [reason] });
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Class 7, Dhanmondi' })).toBeNull());
    expect(screen.getByRole('link', { name: 'Class 8, Dhanmondi' })).toBeTruthy();
    expect(bodies(server, '/reject')).toEqual([]);
    await passWait();
    await waitFor(() =>
      expect(bodies(server, '/reject')).toEqual([
        { reason_key: 'unreachable', version: request(7).version },
        { reason_key: 'unreachable', version: request(9).version },
      ]),
    );
  });
});

describe('a request', () => {
  it('OPS-021 OPS-022 is shown with its place, its guardian and what its words give away', async () => {
    open('/ops/requests/7', {
      'GET /api/ops/requests/7': details(
        7,
        {},
        {
          guardian: {
            since: '2026-01-05T06:00:00.000Z',
            account_status: 'Yellow',
            banned_at: null,
            acts: [
              {
                at: '2026-02-01T06:00:00.000Z',
                action: 'ban',
                reason: 'Fraud',
                actor_name: 'Rahim',
                account_status: null,
              },
            ],
          },
          earlier: [
            {
              id: 3,
              created_at: '2026-02-01T06:00:00.000Z',
              stage: 'Rejected',
              stage_reason: 'Not reachable',
              tutor_requirement: 'Earlier words',
              student: 'Tasnim',
              class_name: 'Class 7',
              job: null,
              deal: null,
            },
          ],
        },
      ),
    });
    const mark = await screen.findByText('number of a home', { exact: false, selector: 'mark *' });
    expect(mark.closest('mark')?.textContent).toBe('House 7 number of a home');
    expect(screen.getByText('House 7, Dhanmondi, Dhaka')).toBeTruthy();
    expect(screen.getByText('Tutors within 5 km who may apply').closest('dt')?.nextSibling?.textContent).toBe(
      '4',
    );
    expect(screen.getByRole('link', { name: 'Salma Begum' }).getAttribute('href')).toBe('/ops/people/50');
    expect(screen.getByText('Fraud')).toBeTruthy();
    expect(screen.getByText('Earlier words')).toBeTruthy();
    expect(screen.getByText('Why: Not reachable')).toBeTruthy();
  });

  it('SHL-155 of a banned guardian says so and leads to the ban', async () => {
    const guardian = {
      since: '2026-01-05T06:00:00.000Z',
      account_status: 'Green' as const,
      banned_at: '2026-02-01T06:00:00.000Z',
      acts: [],
    };
    open('/ops/requests/7', { 'GET /api/ops/requests/7': details(7, {}, { guardian }) });
    expect(await screen.findByText(/^This guardian is banned/)).toBeTruthy();
    const person = screen.getByRole('link', { name: 'The guardian’s page' });
    expect(person.getAttribute('href')).toBe('/ops/people/50');
  });

  it('API-247 API-248 says what the family wishes, what is missing of the student, and begins with the budget', async () => {
    const wishes = { budget: 5000, time_of_day: 'evening', start_date: '2026-12-05' } as const;
    const student = { student: { name: '' }, student_gender: null } as const;
    open('/ops/requests/7', {
      'GET /api/ops/requests/7': details(7, { ...wishes, ...student, student_missing: ['name', 'age'] }),
    });
    const valueOf = async (label: string) =>
      (await screen.findByText(label)).closest('dt')?.nextSibling?.textContent;
    expect(await valueOf('Student')).toBe('Missing for approval: name, age or institute');
    expect(await valueOf('Budget a month (taka)')).toBe('5,000');
    expect(await valueOf('Time of day')).toBe('Evening');
    expect(await valueOf('From')).toBe('05 Dec, 2026');
    expect(screen.getByText("The guardian's budget.")).toBeTruthy();
  });

  it('OPS-023 is approved with what the form shows, 5 s later, and the next one opens', async () => {
    const { server } = open('/ops/requests', {
      'GET /api/ops/requests': pageOf([request(7), request(8)]),
      'GET /api/ops/requests/7': details(7),
      'GET /api/ops/requests/8': details(8, { open_by: [{ user_id: 3, name: 'Rahim' }] }),
      'POST /api/ops/requests/7/approve': done({}),
    });
    await userEvent.click(await screen.findByRole('link', { name: 'Class 7, Dhanmondi' }));
    const salary = await screen.findByLabelText('Salary a month (taka)');
    await userEvent.clear(salary);
    await userEvent.keyboard('{Tab}');
    await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
    expect((await screen.findByRole('alert')).textContent).toBe(rules['salary.required']);
    expect(document.activeElement).toBe(salary);
    expect(where()).toBe('/ops/requests/7');
    await userEvent.type(salary, '7500');
    await userEvent.clear(screen.getByLabelText('Requirement'));
    await userEvent.type(screen.getByLabelText('Requirement'), 'Patience.');
    screen.getByLabelText('Requirement').blur();
    await userEvent.keyboard('a');
    await waitFor(() => expect(where()).toBe('/ops/requests/8'));
    expect(await screen.findByText('Rahim has it open')).toBeTruthy();
    expect(bodies(server, '/approve')).toEqual([]);
    await passWait();
    await waitFor(() => expect(bodies(server, '/approve')).toHaveLength(1));
    expect(bodies(server, '/approve')[0]).toMatchObject({
      actual_salary: 7500,
      tutoring_time: '17:00:00',
      tutoring_duration: 1.5,
      hiring_date: '2026-12-01',
      days_in_week: 5,
      tutor_gender: 3,
      tutor_requirement: 'Patience.',
      version: request(7).version,
    });
  });

  it('OPS-023 is approved with what the fields for few jobs say', async () => {
    const { server } = open('/ops/requests/27', {
      'GET /api/ops/requests': pageOf([]),
      'GET /api/ops/requests/27': details(27),
      'GET /api/university/select': [{ id: 5, text: 'University of Dhaka' }],
      'POST /api/ops/requests/27/approve': done({}),
    });
    await userEvent.click(await screen.findByText('More fields'));
    await userEvent.type(await screen.findByRole('combobox', { name: "Tutor's institutes" }), 'dha');
    await userEvent.click(await screen.findByRole('option', { name: 'University of Dhaka' }));
    expect(screen.getByRole('button', { name: 'Remove University of Dhaka' })).toBeTruthy();
    await userEvent.type(screen.getByLabelText("Tutor's schools"), 'Viqarunnisa, Holy Cross');
    await userEvent.selectOptions(screen.getByLabelText("Tutor's education level"), 'First educationlevel');
    await userEvent.selectOptions(await screen.findByLabelText("Tutor's exam"), 'SSC');
    await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
    await passWait();
    await waitFor(() => expect(bodies(server, '/approve')).toHaveLength(1));
    expect(bodies(server, '/approve')[0]).toMatchObject({
      university_ids: [5],
      schools: ['Viqarunnisa', 'Holy Cross'],
      education_level_id: 1,
      exam_title_id: 601,
    });
  });

  it('OPS-025 tells why an approval was refused, and the form keeps what was typed', async () => {
    const { platform } = open('/ops/requests/17', {
      'GET /api/ops/requests': pageOf([request(17)]),
      'GET /api/ops/requests/17': details(17),
      'POST /api/ops/requests/17/approve': () =>
        failure(409, 'CONFLICT', 'Rahim approved this request 2 minutes ago.'),
    });
    const salary = await screen.findByLabelText('Salary a month (taka)');
    await userEvent.clear(salary);
    await userEvent.type(salary, '7500');
    await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(where()).toBe('/ops/requests'));
    await passWait();
    await waitFor(() =>
      expect(platform.toasts).toMatchObject([{ message: 'Rahim approved this request 2 minutes ago.' }]),
    );
    await userEvent.click(await screen.findByRole('link', { name: 'Class 17, Dhanmondi' }));
    expect(await screen.findByDisplayValue('7500')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Start over' }));
    expect(screen.getByDisplayValue('6000')).toBeTruthy();
  });

  it('OPS-024 OPS-025 says that it is open here, takes it away on leaving, and tells of a change', async () => {
    const { server } = open('/ops/requests/7', {
      'GET /api/ops/requests': pageOf([]),
      'GET /api/ops/requests/7': details(7),
    });
    await screen.findByLabelText('Salary a month (taka)');
    server.answers['GET /api/ops/requests/7'] = details(7, { version: 'Pending.other', days_in_week: 2 });
    await vi.advanceTimersByTimeAsync(20_100);
    await userEvent.click(await screen.findByRole('button', { name: 'I have seen it' }));
    expect(screen.queryByRole('button', { name: 'I have seen it' })).toBeNull();
    const say = (open: boolean) => ({ subject: 'request', id: 7, open });
    expect(bodies(server, '/presence')).toEqual([say(true), say(true)]);
    await userEvent.click(screen.getByRole('link', { name: 'Requests' }));
    await waitFor(() => expect(bodies(server, '/presence').at(-1)).toEqual(say(false)));
  });

  it('that was decided says by whom, with its job, and offers no act', async () => {
    open('/ops/requests/7', {
      'GET /api/ops/requests/7': details(
        7,
        { stage: 'Approved', tuition_job_offer_id: 99 },
        { decision: { actor: 'operator', name: 'Rahim', at: new Date().toISOString() } },
      ),
    });
    expect(await screen.findByText(/Decided by Rahim/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open the job' }).getAttribute('href')).toBe('/ops/jobs/99');
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  });

  it('that does not exist leads back to the list', async () => {
    open('/ops/requests/7', {});
    expect(await screen.findByRole('heading', { name: 'We could not find that' })).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'Requests' }).length).toBeGreaterThan(0);
  });
});
