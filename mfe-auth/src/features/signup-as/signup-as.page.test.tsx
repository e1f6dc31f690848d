import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openPage } from '../../common/testing/render.tsx';
import SignUpAsPage from './signup-as.page.tsx';

it('AUT-013 leads tutors and parents to their forms, and coaches nowhere', async () => {
  openPage('/signup-as', <SignUpAsPage />);
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Tutor', '/auth/tutor/signup'],
    ['Parent', '/auth/parent/signup'],
    ['Sign in', '/auth/signin'],
  ]);
  await userEvent.click(screen.getByText('Coach'));
  expect(screen.getByTestId('path').textContent).toBe('/signup-as');
});
