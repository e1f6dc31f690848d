import { failure, setOnline } from '@porao/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { guardian as user } from '../../common/testing/guardian.tsx';
import { renderAsGuardian } from '../../common/testing/render.tsx';
import { manifest } from '../../manifest.ts';
import DashboardPage from './dashboard.page.tsx';

const open = (answers: Record<string, unknown>) =>
  renderAsGuardian('/parent/dashboard', '/parent/dashboard', <DashboardPage />, answers).server;

const answers = (students: number, locations: number) => ({
  'GET /api/v1/user': { data: user },
  'GET /api/family-info': { data: { students, locations } },
});

afterEach(() => setOnline(true));

describe('the guardian dashboard', () => {
  it('asks at once for exactly what its manifest has the shell ask for', () => {
    const { sent } = open(answers(1, 1));
    const reads = manifest.routes.find(({ path }) => path === '/parent/dashboard')?.reads;
    expect(sent.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([...(reads ?? [])].sort());
  });

  it('shows who it is, since when, and the three ways to a teacher', async () => {
    open(answers(1, 1));
    expect(await screen.findByRole('heading', { level: 1, name: 'Hello, Salma Khatun' })).toBeTruthy();
    expect(screen.getByText(/salma@example\.com/)).toBeTruthy();
    expect(screen.getByText(/Member since 10 Mar, 2026/)).toBeTruthy();
    for (const name of ['Hire home tutor', 'Hire home coach', 'Online lesson']) {
      expect(screen.getByRole('heading', { name })).toBeTruthy();
    }
    expect(screen.getByTestId('path').textContent).toBe('/parent/dashboard');
  });

  it('asks nothing for the samples and labels each as one', async () => {
    const server = open(answers(1, 1));
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
    for (const name of ['Online lessons', 'Payment pending', 'My tutors and coach']) {
      const card = screen.getByRole('heading', { name }).closest('section') as HTMLElement;
      expect(within(card).getByText('Sample')).toBeTruthy();
    }
    expect(server.sent.map(({ path }) => path).toSorted()).toEqual(['/api/family-info', '/api/v1/user']);
  });

  it.each([
    [0, 0, '/auth/parent/details/add-student'],
    [0, 2, '/auth/parent/details/add-student'],
    [2, 0, '/auth/parent/details/add-location'],
  ])('PAR-029 with %i students and %i locations goes to %s', async (students, locations, path) => {
    open(answers(students, locations));
    await waitFor(() => expect(screen.getByTestId('path').textContent).toBe(path));
  });

  it('RUL-039 greets by the first two words of the name and initials', async () => {
    open({ ...answers(1, 1), 'GET /api/v1/user': { data: { ...user, name: 'Salma Khatun Begum' } } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Hello, Salma Khatun B.' })).toBeTruthy();
    expect(screen.getByTitle('Salma Khatun Begum')).toBeTruthy();
  });

  it('is shown without the family answer', async () => {
    open({ ...answers(0, 0), 'GET /api/family-info': () => failure(422, 'VALIDATION', 'No') });
    expect(await screen.findByRole('heading', { level: 1, name: 'Hello, Salma Khatun' })).toBeTruthy();
  });

  it('shows an error when the account could not be loaded, and recovers', async () => {
    const server = open({ 'GET /api/v1/user': () => failure(500, 'INTERNAL', 'Broken') });
    expect(await screen.findByText('Your dashboard could not be loaded')).toBeTruthy();
    Object.assign(server.answers, answers(1, 1));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Hello, Salma Khatun' })).toBeTruthy();
  });

  it("shows 'No Internet!' in the place of what never came", async () => {
    setOnline(false);
    open(answers(1, 1));
    expect(await screen.findByRole('heading', { name: 'No Internet!' })).toBeTruthy();
  });
});
