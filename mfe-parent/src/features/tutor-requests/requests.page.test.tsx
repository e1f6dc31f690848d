import { hrefOf } from '@porao/platform/testing';
import { page, request } from '@porao/platform/testing/answers';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { done } from '../../common/testing/answers.ts';
import { renderAsGuardian } from '../../common/testing/render.tsx';
import RequestsPage from './requests.page.tsx';

const path = '/parent/dashboard/requests/tutor-requests';
const open = (rows: ReturnType<typeof request>[]) =>
  renderAsGuardian(path, path, <RequestsPage />, { 'GET /api/tutor-request': page(rows) });

describe('the tutor requests', () => {
  it('PAR-039 shows eleven facts of each', async () => {
    open([request(41)]);
    const card = await screen.findByRole('article', { name: 'Request ID 41' });
    const facts = [
      'Tutor for Class 8',
      'Bangla Version',
      'Home Tutoring',
      '5 days',
      'Posted 15 Nov, 2026',
      'Pending',
      'Bangla, Mathematics',
      'Dhanmondi, Dhaka: House 7',
      'Patience.',
      'Preferred tutor genderAny',
      'Request ID 41',
    ];
    for (const fact of facts) expect(card.textContent).toContain(fact);
  });

  it('PAR-040 PAR-091 lets only a pending one be updated; any other stage is its badge alone', async () => {
    open([
      request(3),
      request(2, { stage: 'Approved', tuition_job_offer_id: 9, candidates: 4 }),
      request(1, { stage: 'On hold', stage_reason: 'We could not reach you.' }),
    ]);
    const [pending, approved, unknown] = await screen.findAllByRole('article');
    if (!pending || !approved || !unknown) throw new Error('A card is missing.');
    expect(hrefOf('Update', within(pending))).toBe('/parent/dashboard/hire/home-tutor?edit=3');
    expect(within(approved).queryByRole('link', { name: 'Update' })).toBeNull();
    expect(hrefOf('Candidates (4)', within(approved))).toBe(`${path}/2/candidates`);
    expect(within(unknown).getByText('On hold')).toBeTruthy();
    expect(within(unknown).getByText('Why: We could not reach you.')).toBeTruthy();
    expect(within(unknown).queryByRole('link', { name: 'Update' })).toBeNull();
    expect(within(unknown).queryByRole('button')).toBeNull();
  });

  it('API-247 API-248 shows the wishes of a request, and asks for what its student lacks', async () => {
    open([
      request(41, {
        student: { name: '' },
        student_missing: ['name', 'gender', 'age'],
        budget: 4000,
        time_of_day: 'evening',
        start_date: '2026-12-01',
      }),
      request(40),
    ]);
    const card = await screen.findByRole('article', { name: 'Request ID 41' });
    for (const fact of ['৳ 4,000', 'Time of dayEvening', '1 Dec, 2026', 'Student without a name'])
      expect(card.textContent).toContain(fact);
    expect(card.textContent).toContain('tell us about the student: name, gender, age or institute.');
    expect(hrefOf('Add it', within(card))).toBe('/parent/dashboard/settings/students');
    const other = screen.getByRole('article', { name: 'Request ID 40' });
    expect(within(other).queryByRole('link', { name: 'Add it' })).toBeNull();
  });

  it.each([
    ['Agree and publish', 'agree'],
    ['Do not agree', 'decline-terms'],
  ])('API-249 asks whether the terms are agreed to: %s', async (name, act) => {
    const terms = {
      actual_salary: 4000,
      days_in_week: 3,
      tutor_gender: 3,
      tutoring_time: '17:30:00',
      hiring_date: '2026-12-01',
    } as const;
    const { server, platform } = renderAsGuardian(path, path, <RequestsPage />, {
      'GET /api/tutor-request': page([request(41, { stage: 'Terms', budget: 5000, terms })]),
      [`POST /api/tutor-request/41/${act}`]: done(request(41), 'Said.'),
    });
    const card = await screen.findByRole('article', { name: 'Request ID 41' });
    expect(card.textContent).toContain(
      'We can publish it at ৳ 4,000 a month; your budget is ৳ 5,000. Lessons: 3 days a week from 01 Dec, 2026, at about 05:30 PM; tutor: Any.',
    );
    expect(within(card).getByRole('button', { name: 'Withdraw' })).toBeTruthy();
    fireEvent.click(within(card).getByRole('button', { name }));
    await waitFor(() => expect(platform.toasts).toEqual([{ tone: 'success', message: 'Said.' }]));
    expect(server.sent.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('has the link to a new request while the list is on its way, so that nothing moves', () => {
    open([]);
    expect(screen.getByRole('link', { name: 'Hire Tutor' })).toBeTruthy();
  });

  it('PAR-129 once a deal ended, leads to the form, filled with the request', async () => {
    const over = { stage: 'Closed', tuition_job_offer_id: 9 };
    open([request(3, { ...over, deal: 'ended' }), request(2, { ...over, deal: 'in_process' })]);
    const [ended, running] = await screen.findAllByRole('article');
    if (!ended || !running) throw new Error('A card is missing.');
    expect(hrefOf('Find another tutor', within(ended))).toBe('/parent/dashboard/hire/home-tutor?again=3');
    expect(within(running).queryByRole('link', { name: /another|resend/ })).toBeNull();
  });

  it('PAR-155 where others applied before, leads to the page that asks them, and says how the tuition ended', async () => {
    const ended = {
      deal_id: 4,
      at: '2026-11-20T06:00:00.000Z',
      by: 'tutor',
      reason: null,
      tutor_name: 'Karim Uddin',
      another_by: '2099-12-01T06:00:00.000Z',
      others: 2,
    } as const;
    const over = { stage: 'Closed', stage_reason: 'A tutor was confirmed.', tuition_job_offer_id: 9 };
    open([request(3, { ...over, deal: 'ended', ended })]);
    const card = await screen.findByRole('article', { name: 'Request ID 3' });
    expect(hrefOf('Find another tutor', within(card))).toBe(`${path}/3`);
    expect(card.textContent).toContain(
      'The tuition with Karim Uddin ended on 20 Nov, 2026. The tutor ended it.',
    );
    expect(card.textContent).not.toContain('A tutor was confirmed');
  });

  it('PAR-041 leads to the form when there is none', async () => {
    open([]);
    expect(await screen.findByRole('heading', { name: "You don't have any tutor requests!" })).toBeTruthy();
    const links = screen.getAllByRole('link', { name: 'Hire Tutor' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/parent/dashboard/hire/home-tutor']);
  });

  it('WAI-009 PAR-137 says until when terms and those who applied are answered, and a pending one is looked at', async () => {
    open([
      request(3, { stage: 'Terms', agree_by: '2026-11-18T06:30:00.000Z' }),
      request(2, { review_by: '2026-11-16T06:30:00.000Z' }),
      request(1, { stage: 'Approved', tuition_job_offer_id: 9, answer_by: '2026-11-20T06:30:00.000Z' }),
    ]);
    const [terms, pending, approved] = await screen.findAllByRole('article');
    expect(terms?.textContent).toContain('Please answer the terms by 18 Nov, 2026, 12:30 PM.');
    expect(pending?.textContent).toContain('We look at it by 16 Nov, 2026, 12:30 PM.');
    expect(approved?.textContent).toContain('Please answer those who applied by 20 Nov, 2026, 12:30 PM.');
  });
});
