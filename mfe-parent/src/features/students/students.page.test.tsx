import { failure } from '@porao/platform/testing';
import { page } from '@porao/platform/testing/answers';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { done, student } from '../../common/testing/answers.ts';
import { renderAsGuardian } from '../../common/testing/render.tsx';
import StudentsPage from './students.page.tsx';

const path = '/parent/dashboard/settings/students';
const open = (answers: Record<string, unknown>, search = '') =>
  renderAsGuardian(path + search, path, <StudentsPage />, answers);

describe('the students', () => {
  it('PAR-034 offers to add one when there is none', async () => {
    open({ 'GET /api/my-student': page([]) });
    expect(await screen.findByRole('heading', { name: "You don't have any students" })).toBeTruthy();
    expect(screen.getAllByRole('button', { name: 'Add Student' })).toHaveLength(1);
  });

  it('PAR-034 RUL-026 shows four on two pages, three a page', async () => {
    const { server } = open({
      'GET /api/my-student': ({ path: asked }: { path: string }) =>
        asked.includes('page=2')
          ? page([student(1)], 2, 2, 4)
          : page([student(4), student(3), student(2)], 1, 2, 4),
    });
    expect(await screen.findAllByRole('article')).toHaveLength(3);
    const pages = screen.getByRole('navigation', { name: 'Pages: Students' });
    expect(within(pages).getByRole('link', { current: 'page' }).textContent).toBe('1');
    await userEvent.click(within(pages).getByRole('link', { name: 'Page 2' }));
    expect(await screen.findByRole('article', { name: 'Student 1' })).toBeTruthy();
    expect(screen.getByTestId('path').textContent).toBe(`${path}?page=2`);
    expect(server.sent.map((sent) => sent.path)).toEqual([
      '/api/my-student?page=1&per_page=3',
      '/api/my-student?page=2&per_page=3',
    ]);
  });

  it('goes to the last page from one behind it', async () => {
    open(
      {
        'GET /api/my-student': ({ path: asked }: { path: string }) =>
          asked.includes('page=9') ? page([], 9, 2, 4) : page([student(1)], 2, 2, 4),
      },
      '?page=9',
    );
    expect(await screen.findByRole('article', { name: 'Student 1' })).toBeTruthy();
    expect(screen.getByTestId('path').textContent).toBe(`${path}?page=2`);
  });

  it('PAR-036 marks only those of the last hour as new', async () => {
    const minutesOld = (id: number, minutes: number) =>
      student(id, { created_at: new Date(Date.now() - minutes * 60_000).toISOString() });
    open({ 'GET /api/my-student': page([minutesOld(2, 59), minutesOld(1, 60)]) });
    const [fresh, old] = await screen.findAllByRole('article');
    expect(fresh && within(fresh).getByText('New')).toBeTruthy();
    expect(old && within(old).queryByText('New')).toBeNull();
  });

  it('PAR-111 PAR-117 deletes by a handler whose button is hidden, and says so', async () => {
    const { server, platform } = open({
      'GET /api/my-student': page([student(5)]),
      'DELETE /api/my-student/5': done(),
    });
    await screen.findByRole('article');
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
    fireEvent.click(screen.getByText('Delete'));
    await waitFor(() =>
      expect(platform.toasts.map(({ message }) => message)).toEqual(['Student deleted successfully.']),
    );
    expect(server.sent.some(({ method }) => method === 'DELETE')).toBe(true);
  });

  it('shows why a student named in a request cannot be deleted', async () => {
    const { platform } = open({
      'GET /api/my-student': page([student(5)]),
      'DELETE /api/my-student/5': () => failure(409, 'CONFLICT', 'A request names this student.'),
    });
    await screen.findByRole('article');
    fireEvent.click(screen.getByText('Delete'));
    await waitFor(() =>
      expect(platform.toasts).toEqual([{ tone: 'error', message: 'A request names this student.' }]),
    );
  });

  it('recovers from a failure', async () => {
    const { server } = open({ 'GET /api/my-student': () => failure(500, 'INTERNAL', 'Broken') });
    expect(await screen.findByText('Your students could not be loaded')).toBeTruthy();
    server.answers['GET /api/my-student'] = page([student(1)]);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article')).toBeTruthy();
  });

  it('says once that the student of the address is not there, although the page is drawn again meanwhile', async () => {
    let drawAgain = () => {};
    const Redrawn = () => {
      const [, count] = useState(0);
      drawAgain = () => count((before) => before + 1);
      return <StudentsPage />;
    };
    const answers = { 'GET /api/my-student': page([student(5)]) };
    const { toasts } = renderAsGuardian(`${path}?edit=6`, path, <Redrawn />, answers).platform;
    // Drawn at once; the change of the address waits as a transition.
    vi.spyOn(toasts, 'push').mockImplementation((toast) => {
      drawAgain();
      toasts[toasts.length] = toast;
      return toasts.length;
    });
    await waitFor(() => expect(screen.getByTestId('path').textContent).toBe(path));
    expect(toasts.map(({ title }) => title)).toEqual(['We could not find that']);
  });
});
