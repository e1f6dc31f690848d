import type { Case } from '@porao/contracts';
import { fieldFailure, provideTestPlatform, stubServer, TestPage } from '@porao/platform/testing';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { DealProblem } from './deal-problem.tsx';
import { EndedDeals } from './ended-deals.tsx';

const list = 'GET /api/deals/4/cases';
const report = 'POST /api/deals/4/cases';
const words = 'He came twice and never again.';

const own = (change: Partial<Case> = {}): Case => ({
  id: 8,
  deal_id: 4,
  kind: 'lessons_not_held',
  state: 'open',
  mine: true,
  opened_at: '2026-11-20T06:00:00.000Z',
  decide_by: '2099-11-25T06:00:00.000Z',
  written: [{ text: words, at: '2026-11-20T06:00:00.000Z', photo_url: null }],
  question: null,
  decided: null,
  appeal_by: null,
  closed_reason: null,
  ...change,
});
const saved = (change: Partial<Case> = {}) => ({ status: 'success', message: 'Done', data: own(change) });

function open(
  answers: Record<string, unknown> = {},
  side: 'guardian' | 'tutor' = 'guardian',
  part = <DealProblem of={{ deal: 4 }} side={side} name="Rahim" />,
) {
  const platform = provideTestPlatform({
    session: { type: 'parent', tutorId: null, phone: '01712345678' },
    config: { phone: '01000-111222' },
  });
  const server = stubServer({ [list]: { data: [] }, ...answers }, { token: 'jwt' });
  render(<TestPage path="/">{part}</TestPage>);
  const bodies = () => server.sent.filter(({ method }) => method === 'POST').map(({ body }) => body);
  return { server, platform, bodies };
}

async function press(name: string) {
  fireEvent.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
}
const tell = (dialog: ReturnType<typeof within>, label: string | RegExp, value: string) =>
  fireEvent.change(dialog.getByLabelText(label), { target: { value } });

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

describe('a problem of a tuition', () => {
  it('PAR-142 is reported with its kind and words, and says until when it is decided', async () => {
    const { server, bodies } = open({ [report]: saved() });
    const dialog = await press('There is a problem');
    fireEvent.click(await dialog.findByLabelText('Lessons were not held'));
    expect(await dialog.findByText(/decides within 5 days/)).toBeTruthy();
    expect(dialog.getByText(/missed 30 minutes after its time\. After 2 missed ones/)).toBeTruthy();
    tell(dialog, 'What happened?', words);
    server.answers[list] = { data: [own()] };
    fireEvent.click(dialog.getByRole('button', { name: 'Report the problem' }));
    expect(await screen.findByText('We have your report')).toBeTruthy();
    expect(screen.getByText(/An operator decides by 25 Nov, 2099, 12:00 PM/)).toBeTruthy();
    expect(bodies()).toEqual([{ kind: 'lessons_not_held', text: words }]);
    expect(await screen.findByText('You reported this on 20 Nov, 2026.')).toBeTruthy();
  });

  it('PAR-142 TUT-180 offers each side the kinds that it has', async () => {
    open({}, 'tutor');
    const dialog = await press('There is a problem');
    expect(await dialog.findByLabelText('The salary was not paid')).toBeTruthy();
    expect(dialog.queryByLabelText('No tutor came')).toBeNull();
  });

  it('PAR-143 TUT-181 has the numbers to call first, where somebody is not safe', async () => {
    open({ [report]: saved({ kind: 'unsafe' }) });
    const dialog = await press('There is a problem');
    fireEvent.click(await dialog.findByLabelText('Somebody is not safe'));
    const alert = within(await dialog.findByRole('alert'));
    const hrefs = () => alert.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs()).toEqual(['tel:999', 'tel:01000-111222']);
    expect(dialog.getByText(/decides within 2 hours/)).toBeTruthy();
    tell(dialog, 'What happened?', words);
    fireEvent.click(dialog.getByRole('button', { name: 'Report the problem' }));
    expect(await screen.findByText('We have your report')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Call 999' })).toBeTruthy();
  });

  it('PAR-142 says at its field what is missing, and keeps the words when it is refused', async () => {
    const { bodies } = open({ [report]: () => fieldFailure({ photo: ['The photo cannot be read.'] }) });
    const dialog = await press('There is a problem');
    fireEvent.click(await dialog.findByRole('button', { name: 'Report the problem' }));
    expect(await dialog.findByText('Please choose what the problem is.')).toBeTruthy();
    expect(dialog.getByText('Please tell what happened, in at least 10 characters.')).toBeTruthy();
    expect(bodies()).toEqual([]);
    fireEvent.click(dialog.getByLabelText('Something else'));
    tell(dialog, 'What happened?', words);
    const photo = new File(['png'], 'a.png', { type: 'image/png' });
    fireEvent.change(dialog.getByTestId('photo'), { target: { files: [photo] } });
    expect(await dialog.findByAltText('Your photo')).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Report the problem' }));
    expect(await dialog.findByText('The photo cannot be read.')).toBeTruthy();
    expect(bodies()).toEqual([
      { kind: 'other', text: words, photo: expect.stringContaining('data:image/png;base64,') },
    ]);
    expect(dialog.getByLabelText<HTMLTextAreaElement>('What happened?').value).toBe(words);
    fireEvent.click(dialog.getByRole('button', { name: 'Remove the photo' }));
    expect(dialog.queryByAltText('Your photo')).toBeNull();
  });
});

describe('what became of it', () => {
  it('PAR-144 TUT-182 shows the question with its deadline, and sends the answer', async () => {
    const question = { text: 'On which day?', answer_by: '2099-11-23T06:00:00.000Z' };
    const { server, platform, bodies } = open({
      [list]: { data: [own({ mine: false, written: [], question })] },
      'POST /api/cases/8/answer': saved(),
    });
    expect(await screen.findByText('On which day?')).toBeTruthy();
    expect(screen.getByText(/Please answer by 23 Nov, 2099/)).toBeTruthy();
    const dialog = await press('Answer');
    tell(dialog, 'Your answer', 'On Monday and on Tuesday.');
    server.answers[list] = { data: [own({ state: 'in_progress' })] };
    fireEvent.click(dialog.getByRole('button', { name: 'Send the answer' }));
    await waitFor(() => expect(platform.toasts).toMatchObject([{ message: 'We have your answer.' }]));
    expect(bodies()).toEqual([{ text: 'On Monday and on Tuesday.' }]);
    expect(await screen.findByText('We are looking at it')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('On which day?')).toBeNull());
  });

  it('PAR-145 TUT-183 shows the decision with its amount and reason, and takes one appeal', async () => {
    const decided = {
      decision: 'refund',
      amount: 1650,
      reason: 'Two lessons were held.',
      at: '2026-11-24T06:00:00.000Z',
    } as const;
    const { platform, bodies } = open({
      [list]: {
        data: [own({ state: 'decided', decide_by: null, decided, appeal_by: '2099-12-01T06:00:00.000Z' })],
      },
      'POST /api/cases/8/appeal': saved({ state: 'appealed' }),
    });
    expect(await screen.findByText('The platform charge is refunded: ৳ 1,650')).toBeTruthy();
    expect(screen.getByText('Two lessons were held.')).toBeTruthy();
    expect(screen.getByText(/appeal by 01 Dec, 2099/)).toBeTruthy();
    const dialog = await press('Appeal');
    tell(dialog, 'Why do you not agree?', 'There were no lessons at all.');
    fireEvent.click(dialog.getByRole('button', { name: 'Send the appeal' }));
    await waitFor(() => expect(platform.toasts).toMatchObject([{ message: 'We have your appeal.' }]));
    expect(bodies()).toEqual([{ text: 'There were no lessons at all.' }]);
  });

  it('PAR-144 can still report a problem when the cases cannot be loaded, and loads them again', async () => {
    const { server } = open({ [list]: undefined });
    expect(await screen.findByRole('button', { name: 'There is a problem' })).toBeTruthy();
    const again = await screen.findByRole('button', { name: 'Try again' });
    const closed = own({ state: 'closed', decide_by: null, closed_reason: 'Not answered.' });
    server.answers[list] = { data: [closed] };
    fireEvent.click(again);
    expect(await screen.findByText('Not answered.')).toBeTruthy();
  });
});

describe('tuitions that ended', () => {
  const ended = 'GET /api/ended-deals';

  it('PAR-146 PAR-178 TUT-184 have their lessons and salary, their problems and the way to report one', async () => {
    const ended_at = '2026-11-10T06:00:00.000Z';
    const deal = { id: 4, class_name: 'Class 8', name: 'Rahim', ended_at, request_id: 6 };
    const answers = { [ended]: { data: [deal] }, [list]: { data: [own()] } };
    open(answers, 'guardian', <EndedDeals side="guardian" />);
    expect(await screen.findByText('Class 8, ended on 10 Nov, 2026')).toBeTruthy();
    const request = screen.getByRole('link', { name: 'The request, to find another tutor' });
    expect(request.getAttribute('href')).toBe('/parent/dashboard/requests/tutor-requests/6');
    const lessons = screen.getByRole('link', { name: 'Lessons and salary' });
    expect(lessons.getAttribute('href')).toBe('/parent/dashboard/teachers/lessons/4');
    expect(await screen.findByText('Reported')).toBeTruthy();
    await press('There is a problem');
    expect(screen.getByRole('dialog', { name: 'There is a problem: Rahim' })).toBeTruthy();
  });

  it('PAR-146 TUT-184 take no room where there are none, and can be loaded again', async () => {
    const { server } = open({ [ended]: undefined }, 'guardian', <EndedDeals side="guardian" />);
    const again = await screen.findByRole('button', { name: 'Try again' });
    server.answers[ended] = { data: [] };
    fireEvent.click(again);
    await waitFor(() => expect(screen.queryByText('Tuitions that ended')).toBeNull());
  });
});
