import { emit, type Session } from '@porao/platform';
import { failure, hrefOf, stubServer, type TestPlatform } from '@porao/platform/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aJob, aPage } from '../../common/testing/jobs.ts';
import { openPage } from '../../common/testing/render.tsx';
import { stubBrowser } from '../../common/testing/setup.ts';
import JobBoardPage from './job-board.page.tsx';

vi.mock('@porao/ui/map', () => ({
  ClusterMap: ({ onBare }: { onBare: (isBare: boolean) => void }) => (
    <button type="button" onClick={() => onBare(true)}>
      Tiles fail
    </button>
  ),
}));

const tutor: Session = { type: 'tutor', tutorId: 7, phone: '01700000001' };
const board = 'POST /job-board';
let platform: TestPlatform;
let browser: ReturnType<typeof stubBrowser>;

function open(path = '/job-board', session: Session | null = null) {
  ({ platform } = openPage(<JobBoardPage />, { path, session }));
}

beforeEach(() => {
  browser = stubBrowser();
});

describe('the list', () => {
  it('shows its cards with all that a tutor decides by', async () => {
    stubServer({ [board]: aPage([aJob({ tutor_gender: 2 })], { total: 1234 }) });
    open();
    const card = await screen.findByRole('article', { name: 'Student of Class 8' });
    for (const text of [
      'Dhanmondi, Dhaka',
      'Mathematics, Science',
      '5 days a week',
      'Home tutoring',
      'Female Tutor preferred',
      '৳ 6,500',
    ]) {
      expect(within(card).getByText(text)).toBeTruthy();
    }
    expect(card.textContent).toContain('Job ID: 41');
    expect(hrefOf('View Details', within(card))).toBe('/job-details/41');
    expect(screen.getByText('Found 1,234 Jobs')).toBeTruthy();
    expect(screen.getByText('No more jobs to load')).toBeTruthy();
  });

  it('shows 1,000+ when there are more than were counted', async () => {
    stubServer({ [board]: aPage([aJob()], { total: 1000, total_is_capped: true }) });
    open();
    expect(await screen.findByText('Found 1,000+ Jobs')).toBeTruthy();
  });

  it('loads the next page from the cursor at its end, once, and appends it', async () => {
    const { sent } = stubServer({
      [board]: (request: { body: { cursor?: string } }) =>
        request.body.cursor === 'after-41'
          ? aPage([aJob({ id: 40 })])
          : aPage([aJob({ id: 41 })], { next_cursor: 'after-41' }),
    });
    open();
    await screen.findByRole('article');
    act(() => {
      browser.reachEnd();
      browser.reachEnd();
    });
    await screen.findByText('No more jobs to load');
    act(() => browser.reachEnd());
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(sent).toHaveLength(2);
  });

  it('keeps the place of cards that are far away, and the card that has the focus', async () => {
    const far = aJob({ id: 1, iclass: { class_name: 'Class 1' } });
    stubServer({ [board]: aPage([far, aJob({ id: 2 })]) });
    open();
    const item = (await screen.findByRole('article', { name: 'Student of Class 1' })).parentElement;
    screen.getByRole('article', { name: 'Student of Class 8' }).querySelector('a')?.focus();
    act(() => browser.look((element) => element.tagName !== 'LI'));
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(screen.getByRole('article', { name: 'Student of Class 8' })).toBeTruthy();
    expect(item?.style.height).toBe('300px');
    act(() => browser.reachEnd());
    expect(screen.getByRole('article', { name: 'Student of Class 1' }).parentElement).toBe(item);
    expect(item?.style.height).toBe('');
  });

  it('offers to clear the filters when nothing matches', async () => {
    const { sent } = stubServer({ [board]: aPage([]) });
    open('/job-board?gender=female&salary=2000-5000');
    expect(await screen.findByText('No job available.')).toBeTruthy();
    expect(sent[0]?.body).toEqual({ filters: { salary: [2000, 5000] }, tutor_gender: 2 });
    const [clear] = screen.getAllByRole('button', { name: 'Clear all filters' });
    if (clear) await userEvent.click(clear);
    await waitFor(() => expect(sent.at(-1)?.body).toEqual({ filters: {}, tutor_gender: 3 }));
  });

  it('asks once, says that it failed, and asks again only when told', async () => {
    const server = stubServer({ [board]: () => failure(500, 'INTERNAL', 'Broken') });
    open();
    expect(await screen.findByText('Error fetching data! Please try again!')).toBeTruthy();
    expect(server.sent).toHaveLength(1);
    server.answers[board] = aPage([aJob()]);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article')).toBeTruthy();
    expect(server.sent).toHaveLength(2);
  });

  it('keeps what it has when the next page fails, and goes on from there', async () => {
    const server = stubServer({ [board]: aPage([aJob()], { next_cursor: 'x' }) });
    open();
    await screen.findByRole('article');
    server.answers[board] = () => failure(500, 'INTERNAL', 'Broken');
    act(() => browser.reachEnd());
    expect(await screen.findByText('Error fetching data! Please try again!')).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(1);
    server.answers[board] = aPage([aJob({ id: 40 })]);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('No more jobs to load');
    act(() => browser.reachEnd());
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });
});

describe('active filters', () => {
  it('are chips that take themselves away', async () => {
    const { sent } = stubServer({ [board]: aPage([aJob()]) });
    open('/job-board?place=Dhanmondi&lat=23.7&lon=90.3&distance=3&gender=male');
    await userEvent.click(
      await screen.findByRole('button', { name: 'Remove filter: Dhanmondi, within 3 km' }),
    );
    await waitFor(() => expect(sent.at(-1)?.body).toEqual({ filters: {}, tutor_gender: 1 }));
    expect(screen.getByRole('button', { name: 'Remove filter: Male tutor' })).toBeTruthy();
  });

  it('SHL-084 stay away when the order is chosen before the board is rendered without them', async () => {
    stubServer({ [board]: aPage([aJob()]) });
    open('/job-board?gender=male&salary=2000-5000');
    const remove = await screen.findByRole('button', { name: 'Remove filter: Male tutor' });
    act(() => {
      fireEvent.click(remove);
      fireEvent.change(screen.getByLabelText('Sort by'), { target: { value: 'salary' } });
    });
    expect(location.search).toBe('?salary=2000-5000&sort=salary');
    expect(screen.queryByRole('button', { name: 'Remove filter: Male tutor' })).toBeNull();
  });
});

it('PUB-131 the address that a form sent becomes the one that scripts write', async () => {
  const { sent } = stubServer({ [board]: aPage([aJob()]) });
  open('/job-board?gender=female&salary=&type=&days=3&lists=1.');
  await screen.findByRole('article');
  expect(location.search).toBe('?gender=female&days=3');
  expect(sent).toHaveLength(1);
});

it('takes place and days from the address, and both away with their chips', async () => {
  const { sent } = stubServer({ [board]: aPage([aJob()]) });
  open('/job-board?type=online&days=3');
  await userEvent.click(await screen.findByRole('button', { name: 'Remove filter: Online tutoring' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove filter: 3 days a week' }));
  await waitFor(() => expect(sent).toHaveLength(3));
  expect(sent.map(({ body }) => (body as { filters: object }).filters)).toEqual([
    { tutoring_place_id: 3, days_in_week: 3 },
    { days_in_week: 3 },
    {},
  ]);
});

describe('saving from a card', () => {
  const saved = { status: 'success', message: 'Job saved successfully.', data: null };

  it('PUB-076 PUB-090 shows at once, and is taken back when the server is down', async () => {
    let answer = () => {};
    stubServer(
      {
        [board]: aPage([aJob()]),
        'POST /api/saved-jobs': () =>
          new Promise((_, reject) => {
            answer = () => reject(new TypeError('down'));
          }),
      },
      { token: 'x' },
    );
    open('/job-board', tutor);
    await userEvent.click(await screen.findByRole('button', { name: 'Save job' }));
    expect(await screen.findByRole('button', { name: 'Remove from saved jobs' })).toBeTruthy();
    answer();
    expect(await screen.findByRole('button', { name: 'Save job' })).toBeTruthy();
    const message = 'Check your connection and try again. Nothing is lost.';
    expect(platform.toasts).toEqual([{ tone: 'error', title: 'Something went wrong!', message }]);
  });

  it('PUB-076 PUB-089 saves and removes with two presses', async () => {
    const { sent } = stubServer(
      {
        [board]: aPage([aJob()]),
        'POST /api/saved-jobs': saved,
        'DELETE /api/saved-jobs/41': { ...saved, message: 'Job removed successfully.' },
      },
      { token: 'x' },
    );
    open('/job-board', tutor);
    await userEvent.click(await screen.findByRole('button', { name: 'Save job' }));
    await waitFor(() => expect(platform.toasts).toHaveLength(1));
    await userEvent.click(screen.getByRole('button', { name: 'Remove from saved jobs' }));
    await waitFor(() => expect(platform.toasts).toHaveLength(2));
    expect(platform.toasts.map((toast) => toast.message)).toEqual([
      'Job saved successfully.',
      'Job removed successfully.',
    ]);
    expect(sent.slice(1).map(({ method, body }) => [method, body])).toEqual([
      ['POST', { tuition_job_offer_id: 41 }],
      ['DELETE', undefined],
    ]);
  });

  it('SHL-091 sends a guest to sign in and a parent to the other account, without a call', async () => {
    const { sent } = stubServer({ [board]: aPage([aJob()]) });
    open('/job-board?gender=male');
    const link = await screen.findByRole('link', { name: 'Save job' });
    expect(link.getAttribute('href')).toBe('/auth/signin?next=%2Fjob-board%3Fgender%3Dmale');
    await userEvent.click(link);
    expect(platform.required).toEqual(['/job-board?gender=male']);
    act(() => platform.setSession({ ...tutor, type: 'parent' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Save job' }));
    expect(platform.modals.map((modal) => modal.title)).toEqual(['Switch Required']);
    expect(sent).toHaveLength(1);
  });
});

it('PUB-111 the map lists the jobs below where its tiles cannot be had', async () => {
  stubServer({
    [board]: aPage([aJob()]),
    'POST /api/job-board/map': {
      data: [{ latitude: 23.745, longitude: 90.375, count: 1 }],
      total: 1,
      total_is_capped: false,
    },
  });
  open('/job-board?view=map');
  const fail = await screen.findByRole('button', { name: 'Tiles fail' });
  expect(screen.queryByRole('article')).toBeNull();
  await userEvent.click(fail);
  expect(await screen.findByRole('article', { name: 'Student of Class 8' })).toBeTruthy();
});

it('follows what other remotes say about its jobs', async () => {
  stubServer({ [board]: aPage([aJob()]) }, { token: 'x' });
  open('/job-board', tutor);
  await screen.findByRole('article');
  act(() => emit('job.saved@1', { jobId: 41, saved: true }));
  expect(await screen.findByRole('button', { name: 'Remove from saved jobs' })).toBeTruthy();
  act(() => emit('job.applied@1', { jobId: 41 }));
  expect(await screen.findByText('Applied')).toBeTruthy();
});

it('PUB-065 PUB-099 RUL-006 explains the 80% rule in both languages', async () => {
  browser = stubBrowser({ wide: true });
  stubServer({ [board]: aPage([]) });
  open();
  const side = screen.getByRole('complementary', { name: 'Before you apply' });
  expect(within(side).getByText('The 80% profile rule')).toBeTruthy();
  expect(within(side).getByText('৮০% প্রোফাইলের নিয়ম')).toBeTruthy();
  const percents = [...side.querySelectorAll('[lang="en"] strong')].map((node) => node.textContent);
  expect(percents).toEqual(['5%', '25%', '30%', '30%', '10%']);
});
