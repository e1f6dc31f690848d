import { stubServer } from '@porao/platform/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openPage } from '../../common/testing/render.tsx';
import CoachPage from './coach.page.tsx';

it('AUT-002 AUT-038 SHL-155 walks three placeholder steps, asks and sends nothing, and leads on to tutors', async () => {
  const server = stubServer({});
  openPage('/auth/coach/details', <CoachPage />);
  const seen: (string | null)[] = [];
  for (let step = 1; step <= 3; step += 1) {
    seen.push(screen.getByRole('heading', { level: 2 }).textContent);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole('link', { name: 'Join as a tutor' }).getAttribute('href')).toBe(
      '/auth/tutor/signup',
    );
    if (step < 3) await userEvent.click(screen.getByRole('button', { name: 'Next Step' }));
  }
  expect(seen).toEqual(['About you', 'Experience', 'Availability']);
  expect(screen.queryByRole('button', { name: 'Next Step' })).toBeNull();
  expect(server.sent).toEqual([]);
});
