import { Link } from '@porao/platform';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { lookupAnswers } from '../../common/testing/lookup.answers.ts';
import { emptyAnswers } from '../../common/testing/profile.answers.ts';
import { renderAsTutor } from '../../common/testing/render.tsx';
import TutoringPage from './tutoring.page.tsx';

export const titles = {
  location: 'Tutoring Location',
  category: 'Tutoring Category',
  salary: 'Expected Salary & Tutoring Style',
  online: 'Online Tutoring Profile',
  experience: 'Experience',
  availability: 'Availability',
};

export const open = (answers: Record<string, unknown> = {}, place = '') =>
  renderAsTutor(
    `/tutor/profile/update/tutoring${place}`,
    <>
      <TutoringPage />
      <Link to="/tutor/dashboard">Elsewhere</Link>
    </>,
    { ...emptyAnswers(), ...lookupAnswers, ...answers },
  );

export const header = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}`) });
export const opened = async (name: string) => {
  const button = await header(name);
  if (button.getAttribute('aria-expanded') !== 'true') await userEvent.click(button);
  const card = button.closest('section') as HTMLElement;
  await waitFor(() => expect(card.querySelector('[aria-busy]')).toBeNull());
  return within(card);
};
export const submit = async (card: ReturnType<typeof within>, name = 'Update') =>
  userEvent.click(await card.findByRole('button', { name }));
export const alerts = (card: ReturnType<typeof within>) =>
  card.getAllByRole('alert').map((one: HTMLElement) => one.textContent);
