import { page, request } from '@porao/platform/testing/answers';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { student } from '../../common/testing/answers.ts';
import { renderAsGuardian } from '../../common/testing/render.tsx';
import { MissingNotice } from './missing.notice.tsx';

const path = '/parent/dashboard/requests/tutor-requests';

const open = (change: Parameters<typeof request>[1]) =>
  renderAsGuardian(path, path, <MissingNotice request={request(3, change)} />, {
    'GET /api/my-student': page([student(1, { name: '', gender: null, age: null })]),
  });

it('PAR-125 a pending request names what is missing about its student, and opens the student', async () => {
  open({ student_missing: ['name', 'age'] });
  expect(screen.getByText('Before we approve this request, please add: name, age or institute.')).toBeTruthy();
  const add = await screen.findByRole('button', { name: 'Add it now' });
  await userEvent.click(add);
  expect(await screen.findByRole('dialog', { name: /student/i })).toBeTruthy();
});

it.each([
  { student_missing: [] },
  { student_missing: ['name' as const], stage: 'Withdrawn' },
])('PAR-125 says nothing of a request with %o', (change) => {
  open(change);
  expect(screen.queryByText('We need a little more about the student')).toBeNull();
});
