import type { Candidate } from '@porao/contracts';
import { failure } from '@porao/platform/testing';
import { page, request } from '@porao/platform/testing/answers';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { candidate, done } from '../../common/testing/answers.ts';
import { renderAsGuardian } from '../../common/testing/render.tsx';
import RequestPage from './request.page.tsx';

const path = '/parent/dashboard/requests/tutor-requests';
const approved = request(3, { stage: 'Approved', tuition_job_offer_id: 9, candidates: 2 });
const list = 'GET /api/tutor-request/3/candidates';

const open = (rows: Candidate[], asked: unknown = { data: approved }) =>
  renderAsGuardian(`${path}/3/candidates`, `${path}/:requestId/candidates`, <RequestPage />, {
    'GET /api/tutor-request/3': asked,
    [list]: page(rows),
  });

describe('the candidates of a request', () => {
  it.each(['Rejected', 'Withdrawn'] as const)(
    'SHL-155 that is %s: none, and how to ask again',
    async (stage) => {
      open([], { data: { ...approved, stage, tuition_job_offer_id: null } });
      expect(await screen.findByText('This request has no candidates')).toBeTruthy();
      const again = screen.getByRole('link', { name: 'Edit and resend' });
      expect(again.getAttribute('href')).toBe('/parent/dashboard/hire/home-tutor?again=3');
    },
  );

  it.each([
    [false, 'You already asked to meet Karim Uddin. That is taken back, and Karim Uddin is told at once.'],
    [true, /^Karim Uddin already said that they come to a meeting\. That is taken back/],
  ] as const)(
    'PAR-136 say before asking another whom it takes the wish back from, %s',
    async (meet_answered, text) => {
      const asked = { id: 9, name: 'Karim Uddin', meet_answered };
      renderAsGuardian(`${path}/3/candidates`, `${path}/:requestId/candidates`, <RequestPage />, {
        'GET /api/tutor-request/3': { data: approved },
        // Not among the rows of this page.
        [list]: { ...page([candidate(1)]), asked },
      });
      await userEvent.click(await screen.findByRole('button', { name: 'Ask to meet' }));
      expect(await screen.findByText(text)).toBeTruthy();
    },
  );

  it('PAR-191 say what the lessons of a tutor prove, where the tutor shows it', async () => {
    open([candidate(1, { proved: { months: 14, lessons: 120, on_time: 112 } }), candidate(2)]);
    const text = 'Proved by families: 120 lessons in 14 months, 112 on the planned day';
    const cards = await screen.findAllByRole('article');
    expect(cards.map((card) => within(card).queryByText(text) !== null)).toEqual([true, false]);
  });

  it('PAR-127 compare the same facts in each row, and show no phone number before the deal', async () => {
    const rated = { rating: { stars: 4.3, count: 3 }, reviews: 3 };
    const silent = { expected_salary: null, free_days: null, experience_months: 0, verified_credentials: [] };
    open([
      candidate(1),
      candidate(2, {
        distance_km: 1,
        experience_months: 5,
        matching_subjects: ['Bangla'],
        free_days: 7,
        ...rated,
      }),
      candidate(3, { distance_km: null, matching_subjects: [], ...silent }),
    ]);
    const cards = await screen.findAllByRole('article');
    expect(cards[0]?.querySelector('img')?.getAttribute('src')).toBe('/storage/profile/a.webp');
    expect(cards[0]?.textContent).toContain('Male · About 4 km away');
    const facts = cards.map((card) =>
      within(card)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    );
    expect(facts).toEqual([
      [
        '৳ 5,000 a month',
        'Taught 2 years',
        '2 of 2 subjects',
        'Free 3 of 5 days',
        'No reviews yet',
        '1 credential verified',
      ],
      [
        '৳ 5,000 a month',
        'Taught 5 months',
        '1 of 2 subjects',
        'Free 5 of 5 days',
        'Rated 4.3 of 5 by 3 families',
        '1 credential verified',
      ],
      [
        'Pay not told',
        'No experience told',
        '0 of 2 subjects',
        'Free times not told',
        'No reviews yet',
        'No verified credentials',
      ],
    ]);
    expect(cards[1]?.textContent).toContain('Within 1 km');
    expect(cards[2]?.textContent).toContain('Distance not known');
    expect(screen.queryByText(/complete/)).toBeNull();
    expect(screen.queryByRole('link', { name: /^Call/ })).toBeNull();
  });

  it('PAR-127 open their details on press', async () => {
    open([candidate(1)]);
    const details = await screen.findByRole('button', { name: 'Details', expanded: false });
    expect(screen.queryByText('BSc (Honors), Zoology')).toBeNull();
    await userEvent.click(details);
    for (const text of [
      'BSc (Honors), Zoology',
      'Jahangirnagar University',
      'Class 6, Bangla Medium',
      '01 Jan, 2023 to 31 Dec, 2024',
      'NID verified',
      'Your subjects that this tutor teaches: Bangla, Mathematics',
    ])
      expect(await screen.findByText(text)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Details', expanded: true }));
    expect(screen.queryByText('BSc (Honors), Zoology')).toBeNull();
  });

  it('PAR-128 are sorted by what the address says, and one alone is not', async () => {
    const { server } = renderAsGuardian(
      `${path}/3/candidates?sort=distance&page=2`,
      `${path}/:requestId/candidates`,
      <RequestPage />,
      { 'GET /api/tutor-request/3': { data: approved }, [list]: page([candidate(1), candidate(2)], 2, 2) },
    );
    const sort = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Sort by' });
    expect(sort.selectedOptions[0]?.textContent).toBe('Nearest');
    const asked = () => server.sent.map((sent) => sent.path).at(-1);
    expect(asked()).toContain('sort=distance');
    await userEvent.selectOptions(sort, 'Lowest pay');
    await waitFor(() => expect(asked()).toMatch(/[?&]page=1&.*sort=pay/));
    await userEvent.selectOptions(sort, 'Best fit');
    await waitFor(() => expect(asked()).not.toContain('sort='));
  });

  it('show the phone number of the confirmed one', async () => {
    open([candidate(1, { stage: 'confirm', phone_no: '01700000001' })], {
      data: { ...approved, stage: 'Closed' },
    });
    const call = await screen.findByRole('link', { name: 'Call 01700000001' });
    expect(call.getAttribute('href')).toBe('tel:01700000001');
    expect(screen.queryByRole('button', { name: 'Prefer' })).toBeNull();
  });

  it('are preferred and no longer preferred by a press', async () => {
    const { server } = open([candidate(1)]);
    Object.assign(server.answers, {
      'POST /api/tutor-request/3/candidates/1/prefer': () => {
        server.answers[list] = page([candidate(1, { preferred: true })]);
        return done();
      },
      'POST /api/tutor-request/3/candidates/1/unprefer': () => {
        server.answers[list] = page([candidate(1)]);
        return done();
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Prefer', pressed: false }));
    await userEvent.click(await screen.findByRole('button', { name: 'Preferred', pressed: true }));
    expect(await screen.findByRole('button', { name: 'Prefer', pressed: false })).toBeTruthy();
  });

  it('SHL-156 are preferred up to five, which is said; so is what the server refuses', async () => {
    const five = [1, 2, 3, 4, 5].map((id) => candidate(id, { preferred: true }));
    const { server, platform } = open([...five, candidate(6)]);
    const sixth = await screen.findByRole('article', { name: 'Tutor 6' });
    expect(screen.getByText('You cannot mark more tutors. Remove one mark first.')).toBeTruthy();
    expect(within(sixth).getByText('Prefer')).toBeTruthy();
    expect(within(sixth).getByRole<HTMLButtonElement>('button', { name: 'Prefer' }).disabled).toBe(true);
    server.answers['POST /api/tutor-request/3/candidates/1/unprefer'] = () =>
      failure(409, 'CONFLICT', 'This job is not open anymore.');
    const first = screen.getByRole('article', { name: 'Tutor 1' });
    await userEvent.click(within(first).getByRole('button', { name: 'Preferred' }));
    await waitFor(() =>
      expect(platform.toasts).toEqual([{ tone: 'error', message: 'This job is not open anymore.' }]),
    );
  });

  it('wait for the approval of a pending request', async () => {
    const { server } = open([], { data: request(3) });
    expect(await screen.findByRole('heading', { name: 'No candidates yet' })).toBeTruthy();
    expect(server.sent.map((sent) => sent.path)).toEqual(['/api/tutor-request/3']);
  });

  it("PAR-110 are as little found as another family's request", async () => {
    open([], () => failure(404, 'NOT_FOUND', 'None among yours.'));
    expect(await screen.findByRole('heading', { name: 'We could not find that' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'All tutor requests' }).getAttribute('href')).toBe(path);
  });

  it('WAI-009 say until when who answers, and what happens then', async () => {
    const [past, soon] = ['2020-11-02T20:05:00.000Z', '2099-11-02T20:05:00.000Z'];
    open(
      [
        candidate(1, { meet_asked: true, meet_by: soon }),
        candidate(2, { meet_asked: true, meet_by: past }),
        candidate(3, { meet_asked: true, meet_by: past, meet_answered: true }),
        candidate(4, { stage: 'appointed', accept_by: soon }),
        candidate(5, { stage: 'appointed', accept_by: past, accepted: true }),
        candidate(6),
      ],
      { data: { ...approved, answer_by: soon } },
    );
    const cards = await screen.findAllByRole('article');
    const texts = [
      'The tutor answers by 03 Nov, 2099, 02:05 AM. If not, we call both of you.',
      'The tutor did not answer by 03 Nov, 2020, 02:05 AM. We call both of you.',
      'The tutor will come. We call you to arrange it.',
      'The tutor accepts or declines by 03 Nov, 2099, 02:05 AM. If not, we call both of you.',
      'The tutor accepts your job.',
    ];
    for (const [index, text] of texts.entries()) expect(cards[index]?.textContent).toContain(text);
    expect(cards[5]?.textContent).not.toMatch(/2099|2020/);
    expect(screen.getByText(/^Please answer those who applied by 03 Nov, 2099, 02:05 AM\. /)).toBeTruthy();
  });

  it('WAI-009 say how each tutor answers families, once that can be said', async () => {
    open([
      candidate(1, { answers: { count: 4, share: 75, median_hours: 0 } }),
      candidate(2, { answers: { count: 3, share: 0, median_hours: null } }),
      candidate(3),
    ]);
    for (const button of await screen.findAllByRole('button', { name: 'Details' }))
      await userEvent.click(button);
    const [often, never, unknown] = screen.getAllByRole('article');
    await waitFor(() => expect(unknown?.textContent).toContain('Zoology'));
    expect(often?.textContent).toContain('Answers 75% of families in time, usually within 1 h');
    expect(never?.textContent).toContain('Has not answered families in time so far');
    expect(unknown?.textContent).not.toContain('in time');
  });

  it('WAI-009 OPS-146 end after a question, also when that changes until when the guardian answers', async () => {
    const { server, platform } = open([candidate(1), candidate(2, { stage: 'appointed' })]);
    server.answers['POST /api/tutor-request/3/candidates/1/not-suitable'] = () => {
      server.answers[list] = page([candidate(2, { stage: 'appointed' })]);
      return done();
    };
    const [first, appointed] = await screen.findAllByRole('article');
    if (!first || !appointed) throw new Error('A card is missing.');
    for (const card of [first, appointed]) {
      await userEvent.click(within(card).getByRole('button', { name: 'Details' }));
      await within(card).findByText('BSc (Honors), Zoology');
    }
    expect(within(appointed).queryByRole('button', { name: 'Not suitable' })).toBeNull();
    const asked = () => server.sent.filter((sent) => sent.path === '/api/tutor-request/3').length;
    const before = asked();
    const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
    await press('Not suitable');
    expect(await screen.findByRole('dialog', { name: 'End the application of Tutor 1?' })).toBeTruthy();
    await press('Keep it');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.sent.some(({ method }) => method === 'POST')).toBe(false);
    await press('Not suitable');
    await userEvent.click(await screen.findByRole('button', { name: 'End the application' }));
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Tutor 1' })).toBeNull());
    expect(platform.toasts).toEqual([{ tone: 'success', message: 'The application of Tutor 1 has ended.' }]);
    expect(asked()).toBeGreaterThan(before);
  });
});
