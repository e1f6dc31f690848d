import { failure, stubServer } from '@porao/platform/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { candidate, page, place, request, routine, student, tutor } from './common/testing/answers.ts';
import { renderAsGuardian } from './common/testing/render.tsx';
import LocationsPage from './features/locations/locations.page.tsx';
import MyTutorsPage from './features/my-tutors/my-tutors.page.tsx';
import RoutinePage from './features/routine/routine.page.tsx';
import StudentsPage from './features/students/students.page.tsx';
import RequestPage from './features/tutor-requests/request.page.tsx';
import RequestsPage from './features/tutor-requests/requests.page.tsx';
import en from './locales/en.ts';
import { routes } from './routes.ts';

// Leaflet measures the page, which jsdom has none of.
vi.mock('@porao/ui/map', () => ({ LocationMap: () => null }));

interface ListCase {
  path: string;
  /** Its parameters filled in. */
  address?: string;
  content: ReactNode;
  /** The call that the list is of. */
  call: string;
  rows: object[];
  /** Holds the answers that are read before the list. */
  first?: Record<string, unknown>;
  failed: string;
  /** A text of a row. */
  shows: string;
}

const approved = request(3, { stage: 'Approved', tuition_job_offer_id: 9, candidates: 1 });
const cases: Record<string, ListCase> = {
  students: {
    path: routes.students.path,
    content: <StudentsPage />,
    call: 'GET /api/my-student',
    rows: [student(1)],
    failed: en['students.failed'],
    shows: 'Student 1',
  },
  locations: {
    path: routes.location.path,
    content: <LocationsPage />,
    call: 'GET /api/my-location',
    rows: [place(7)],
    failed: en['locations.failed'],
    shows: 'House 7',
  },
  tutors: {
    path: routes.myTutor.path,
    content: <MyTutorsPage />,
    call: 'GET /api/my-tutor',
    rows: [tutor(1)],
    failed: en['tutors.failed'],
    shows: 'Nusrat Jahan',
  },
  requests: {
    path: routes.tutorRequests.path,
    content: <RequestsPage />,
    call: 'GET /api/tutor-request',
    rows: [request(41)],
    failed: en['requests.failed'],
    shows: 'Tutor for Class 8',
  },
  candidates: {
    path: routes.candidates.path,
    address: routes.candidates.path.replace(':requestId', '3'),
    content: <RequestPage />,
    call: 'GET /api/tutor-request/3/candidates',
    rows: [candidate(1)],
    first: { 'GET /api/tutor-request/3': { data: approved } },
    failed: en['candidates.failed'],
    shows: 'Tutor 1',
  },
  'days of a routine': {
    path: routes.routine.path,
    address: routes.routine.path.replace(/:stdId.*/, '1/31/60'),
    content: <RoutinePage />,
    call: 'GET /api/routine',
    rows: [routine(1)],
    first: { 'GET /api/my-tutor': page([tutor(1)]), 'GET /api/my-student': page([student(1)]) },
    failed: en['routine.failed'],
    shows: 'Saturday',
  },
};

const setOnline = (online: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
};
afterEach(() => setOnline(true));

describe.each(Object.entries(cases))('the list of %s', (_, list) => {
  const open = (answer: unknown) => {
    const server = stubServer({ ...list.first, [list.call]: answer }, { token: 'jwt' });
    renderAsGuardian(list.address ?? list.path, list.path, list.content);
    return server;
  };
  const busy = () => document.querySelectorAll('[role=status][aria-busy=true]');

  it('has its shape, read aloud, until it is there', async () => {
    let answer: (rows: unknown) => void = () => {};
    const { sent } = open(() => new Promise((resolve) => (answer = resolve)));
    await waitFor(() => expect(sent.some(({ path }) => path.startsWith(list.call.slice(4)))).toBe(true));
    expect(busy()).toHaveLength(1);
    expect(busy()[0]?.textContent).not.toBe('');
    expect(screen.queryByText(list.shows)).toBeNull();
    answer(page(list.rows));
    expect(await screen.findByText(list.shows)).toBeTruthy();
    expect(busy()).toHaveLength(0);
  });

  it('recovers from a failure', async () => {
    const server = open(() => failure(500, 'INTERNAL', 'Broken'));
    expect(await screen.findByRole('heading', { name: list.failed })).toBeTruthy();
    server.answers[list.call] = page(list.rows);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(list.shows)).toBeTruthy();
    expect(screen.queryByRole('heading', { name: list.failed })).toBeNull();
  });

  it('says without a connection that nothing came, and is there once there is one', async () => {
    setOnline(false);
    open(page(list.rows));
    expect(await screen.findByRole('heading', { name: 'No Internet!' })).toBeTruthy();
    expect(screen.queryByText(list.shows)).toBeNull();
    setOnline(true);
    expect(await screen.findByText(list.shows)).toBeTruthy();
    expect(screen.queryByText('No Internet!')).toBeNull();
  });

  it('stays, and says how old it is, when the connection is lost', async () => {
    open(page(list.rows));
    expect(await screen.findByText(list.shows)).toBeTruthy();
    setOnline(false);
    expect(
      (await screen.findAllByText(/^These are the details that were loaded last/)).length,
    ).toBeGreaterThan(0);
    expect(screen.getByText(list.shows)).toBeTruthy();
  });
});
