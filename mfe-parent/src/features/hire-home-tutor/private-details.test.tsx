import { page } from '@porao/platform/testing/answers';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { place, student } from '../../common/testing/answers.ts';
import { renderAsGuardian } from '../../common/testing/render.tsx';
import HireHomeTutorPage from './hire-home-tutor.page.tsx';

const write = async (value: string) =>
  fireEvent.change(await screen.findByLabelText('Requirement (optional)'), { target: { value } });
const notice = () => screen.queryByText(/^Everybody can read this text/);

it('warns while typing of private details in the public text, until they are removed', async () => {
  renderAsGuardian('/hire', '/hire', <HireHomeTutorPage />, {
    'GET /api/my-student': page([student(1, { name: 'Tasnim Rahman' })]),
    'GET /api/my-location': page([place(1)]),
    'GET /api/v1/user': { data: { name: 'Salma Khatun' } },
  });
  await write('5 days a week, patient');
  expect(notice()).toBeNull();
  await write('For tasnim, house no. 5, salma, শূন্য এক সাত এক দুই তিন চার পাঁচ ছয় সাত আট');
  await waitFor(() => {
    const text = notice()?.textContent ?? '';
    for (const part of [
      'a name (tasnim)',
      'a house or flat number (house no. 5)',
      'a name (salma)',
      'a phone number (শূন্য',
    ])
      expect(text).toContain(part);
  });
  await write('5 days a week');
  await waitFor(() => expect(notice()).toBeNull());
});
