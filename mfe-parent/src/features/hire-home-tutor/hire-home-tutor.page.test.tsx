import { failure } from '@porao/platform/testing';
import { page, request } from '@porao/platform/testing/answers';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { done, place, student } from '../../common/testing/answers.ts';
import { renderAsGuardian } from '../../common/testing/render.tsx';
import HireHomeTutorPage from './hire-home-tutor.page.tsx';

const path = '/parent/dashboard/hire/home-tutor';
const list = '/parent/dashboard/requests/tutor-requests';
const saved = done(request(3));
const classOf: Record<number, string[]> = { 111: ['Bangla', 'Mathematics'], 112: ['Physics'] };

function open(search = '', answers: Record<string, unknown> = {}) {
  const { server, platform } = renderAsGuardian(path + search, path, <HireHomeTutorPage />, {
    'GET /api/v1/user': { data: { name: 'Salma Khatun' } },
    'GET /api/my-student': page([
      student(1),
      student(2, { i_class_id: 112, i_class: { class_name: 'Class 9' } }),
    ]),
    'GET /api/my-location': page([place(1)]),
    'GET /api/tutoringplace/select': [{ id: 2, text: 'Home Tutoring' }],
    'POST /api/subject/select': ({ body }: { body: unknown }) => {
      const { i_class_id: id } = body as { i_class_id: number };
      return (classOf[id] ?? []).map((text, index) => ({ id: id * 100 + index, text }));
    },
    'GET /api/tutor-request/3': {
      data: request(3, { subjects: [{ id: 11_100, subject_name: 'Bangla' }] }),
    },
    'POST /api/tutor-request': saved,
    'PUT /api/tutor-request/3': saved,
    ...answers,
  });
  const bodies = (method: string) =>
    server.sent.filter((call) => call.method === method && !call.path.includes('select'));
  return { server, platform, bodies };
}

const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const subjects = () => within(screen.getByRole('group', { name: 'Subjects' }));
const requirement = () => screen.getByLabelText<HTMLTextAreaElement>('Requirement (optional)');
const send = (name = 'Send request') => userEvent.click(screen.getByRole('button', { name }));
const expectPath = (expected: string) =>
  waitFor(() => expect(screen.getByTestId('path').textContent).toBe(expected));

async function fill(): Promise<void> {
  await screen.findByRole('option', { name: 'Student 1, Class 8' });
  await userEvent.selectOptions(select('Student'), 'Student 1, Class 8');
  await userEvent.selectOptions(select('Location'), 'Dhanmondi, Dhaka: House 1');
  await userEvent.click(await subjects().findByLabelText('Mathematics'));
  fireEvent.change(requirement(), { target: { value: 'Evenings' } });
}

const keepingKeys =
  (sendOn: typeof fetch, keys: (string | null)[]): typeof fetch =>
  (url, init) => {
    if (init?.method === 'POST' && url === '/api/tutor-request')
      keys.push(new Headers(init.headers).get('idempotency-key'));
    return sendOn(url, init);
  };

describe('a new request', () => {
  it('names what is missing and sends nothing', async () => {
    const { bodies } = open('', { 'GET /api/my-location': page([place(1), place(2)]) });
    await screen.findByRole('option', { name: 'Student 1, Class 8' });
    await send();
    for (const text of [
      'Please select a student.',
      'Please select a location.',
      'Please select at least one subject.',
    ])
      expect(await screen.findByText(text)).toBeTruthy();
    expect(bodies('POST')).toEqual([]);
  });

  it('is sent with what was chosen, then the list of requests is shown', async () => {
    const { bodies, platform } = open();
    await fill();
    await send();
    await expectPath(list);
    expect(bodies('POST').map(({ body }) => body)).toEqual([
      {
        student_id: 1,
        parent_location_id: 1,
        subjects: [11_101],
        tutor_gender: 3,
        tutoring_place_id: 2,
        days_in_week: 5,
        budget: null,
        time_of_day: 'any',
        start_date: null,
        tutor_requirement: 'Evenings',
        trial_lesson: false,
      },
    ]);
    expect(platform.toasts).toEqual([{ tone: 'success', message: 'Tutor request sent successfully.' }]);
    expect(sessionStorage.getItem('porao-draft:tutor-request')).toBeNull();
  });

  it('PAR-126 has chosen what there is one of: the student, the address, the subject', async () => {
    const { bodies } = open('', {
      'GET /api/my-student': page([student(2, { i_class_id: 112, i_class: { class_name: 'Class 9' } })]),
    });
    await waitFor(() => expect(subjects().getByLabelText<HTMLInputElement>('Physics').checked).toBe(true));
    expect(select('Location').value).toBe('1');
    await send();
    await expectPath(list);
    expect(bodies('POST')[0]?.body).toMatchObject({
      student_id: 2,
      parent_location_id: 1,
      subjects: [11_200],
    });
  });

  it('PAR-124 sends budget, time of day, start date and gender as they were chosen', async () => {
    const { bodies } = open();
    await fill();
    fireEvent.change(screen.getByLabelText('Budget in taka a month (optional)'), {
      target: { value: '৫,০০০' },
    });
    await userEvent.click(
      within(screen.getByRole('group', { name: 'Tutor gender' })).getByLabelText('Female'),
    );
    await userEvent.click(
      within(screen.getByRole('group', { name: 'Time of day' })).getByLabelText('Evening'),
    );
    fireEvent.change(screen.getByLabelText('Start date (optional)'), { target: { value: '2099-12-01' } });
    await send();
    await expectPath(list);
    expect(bodies('POST')[0]?.body).toMatchObject({
      budget: 5000,
      tutor_gender: 2,
      time_of_day: 'evening',
      start_date: '2099-12-01',
    });
  });

  it('API-215 has the same key when its answer was lost, after a reload too, and a new one for what was changed and once it was saved', async () => {
    const keys: (string | null)[] = [];
    const openAgain = (answer: unknown) => {
      cleanup();
      const opened = open('', { 'POST /api/tutor-request': answer });
      vi.stubGlobal('fetch', keepingKeys(globalThis.fetch, keys));
      return opened;
    };
    const lost = () => Promise.reject(new TypeError('Failed to fetch'));
    openAgain(lost);
    await fill();
    await send();
    await screen.findByRole('alert');
    await send();
    await waitFor(() => expect(keys).toHaveLength(2));
    openAgain(lost);
    await screen.findByRole('option', { name: 'Student 1, Class 8' });
    await send();
    await screen.findByRole('alert');
    openAgain(saved);
    await screen.findByRole('option', { name: 'Student 1, Class 8' });
    fireEvent.change(requirement(), { target: { value: 'Mornings' } });
    await send();
    await expectPath(list);
    openAgain(saved);
    await fill();
    fireEvent.change(requirement(), { target: { value: 'Mornings' } });
    await send();
    await expectPath(list);
    expect(keys[0]).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    expect(keys.slice(1, 3)).toEqual([keys[0], keys[0]]);
    expect(new Set(keys).size).toBe(3);
  });

  it('API-215 has another key once it was told that its key is used', async () => {
    const keys: (string | null)[] = [];
    open('', { 'POST /api/tutor-request': () => failure(409, 'CONFLICT', 'Used.') });
    vi.stubGlobal('fetch', keepingKeys(globalThis.fetch, keys));
    await fill();
    await send();
    await screen.findByRole('alert');
    await send();
    await waitFor(() => expect(keys).toHaveLength(2));
    expect(keys[1]).not.toBe(keys[0]);
  });

  it('loses its subjects with a student of another class', async () => {
    const { bodies } = open();
    await fill();
    await userEvent.selectOptions(select('Student'), 'Student 2, Class 9');
    expect(await subjects().findByLabelText('Physics')).toBeTruthy();
    await send();
    await expectPath(list);
    expect(bodies('POST')[0]?.body).toMatchObject({ subjects: [11_200] });
  });

  it.each([
    ['refuses', () => failure(409, 'CAP_REACHED', 'You have ten requests.'), /You have ten requests/],
    ['is in trouble', () => failure(500, 'INTERNAL', 'Broken'), /Something went wrong on our side/],
  ])('keeps what was typed when the server %s', async (_, answer, text) => {
    const { platform } = open('', { 'POST /api/tutor-request': answer });
    await fill();
    await send();
    expect((await screen.findByText(text)).closest('[role=alert]')).toBeTruthy();
    expect(requirement().value).toBe('Evenings');
    expect(select('Student').selectedOptions[0]?.textContent).toBe('Student 1, Class 8');
    expect(platform.toasts).toEqual([]);
    expect(screen.getByTestId('path').textContent).toBe(path);
    expect(sessionStorage.getItem('porao-draft:tutor-request')).toContain('Evenings');
  });

  it('says which lists are missing, and has them after another try', async () => {
    const { server } = open('', { 'GET /api/my-student': () => failure(500, 'INTERNAL', 'Broken') });
    expect(await screen.findByText(/^Some lists could not be loaded/)).toBeTruthy();
    server.answers['GET /api/my-student'] = page([student(1)]);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('option', { name: 'Student 1, Class 8' })).toBeTruthy();
  });
});

describe('a change of a request', () => {
  it('begins with what is stored and replaces it', async () => {
    const { bodies, platform } = open('?edit=3');
    expect((await screen.findByLabelText<HTMLTextAreaElement>('Requirement (optional)')).value).toBe(
      'Patience.',
    );
    fireEvent.change(requirement(), { target: { value: '' } });
    await send('Update');
    await expectPath(list);
    expect(bodies('PUT').map(({ path, body }) => [path, body])).toEqual([
      [
        '/api/tutor-request/3',
        expect.objectContaining({ subjects: [11_100], tutor_gender: 3, tutor_requirement: null }),
      ],
    ]);
    expect(platform.toasts[0]?.message).toBe('Tutor request updated successfully.');
  });

  it('SHL-155 is not offered once the request is not pending, and its page opens', async () => {
    const { platform } = open('?edit=3', {
      'GET /api/tutor-request/3': { data: request(3, { stage: 'Approved' }) },
    });
    await expectPath('/parent/dashboard/requests/tutor-requests/3');
    expect(platform.toasts).toEqual([
      { tone: 'info', message: 'This request is not pending any more, so it cannot be changed.' },
    ]);
  });

  it.each(['?edit=x', '?edit=0', '?edit=9'])(
    'is not found at %s, which is no request of this family',
    async (search) => {
      open(search);
      expect(await screen.findByRole('heading', { name: 'We could not find that' })).toBeTruthy();
      const missing = within(screen.getByRole('alert'));
      expect(missing.getByRole('link', { name: 'All tutor requests' }).getAttribute('href')).toBe(list);
    },
  );
});

it('PAR-040 OPS-274 a rejected request is sent again as a new one that begins with its values', async () => {
  const rejected = request(3, {
    stage: 'Rejected',
    subjects: [{ id: 11_100, subject_name: 'Bangla' }],
    tutor_requirement: 'Call me',
  });
  const { bodies } = open('?again=3', { 'GET /api/tutor-request/3': { data: rejected } });
  await waitFor(() => expect(requirement().value).toBe('Call me'));
  await waitFor(() => expect(subjects().getByLabelText<HTMLInputElement>('Bangla').checked).toBe(true));
  fireEvent.change(requirement(), { target: { value: 'Evenings' } });
  await send();
  await expectPath(list);
  expect(bodies('PUT')).toEqual([]);
  expect(bodies('POST')).toMatchObject([
    { path: '/api/tutor-request', body: { subjects: [11_100], tutor_requirement: 'Evenings' } },
  ]);
});
