import { failure } from '@porao/platform/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAsTutor } from '../../common/testing/render.tsx';
import ForFamilies from './for-families.part.tsx';

const paper = (id: number, state: string) => ({ id, title: `Paper ${id}`, state });
const tutor = {
  nid: '123',
  institute: 'University of Dhaka',
  expected_salary: 6000,
  papers: [paper(1, 'verified'), paper(2, 'refused'), paper(3, 'verified')],
};
const person = (change: object = {}) => ({
  data: { id: 7, name: 'Rokeya', banned_at: null, account_status: 'Green', completion: 85, tutor, ...change },
});
const open = (answer: unknown) =>
  renderAsTutor('/', <ForFamilies userId={7} />, { 'GET /api/ops/users/7': answer });

it('SHL-192 shows an operator what families see of a tutor, and nothing that they do not', async () => {
  open(person());
  expect(await screen.findByText('University of Dhaka')).toBeTruthy();
  expect(screen.getByText(/৳\s?6,000/)).toBeTruthy();
  expect(screen.getByText('Paper 1, Paper 3')).toBeTruthy();
  expect(screen.getByText('Nothing keeps this tutor from applying.')).toBeTruthy();
  expect(screen.queryByText('123')).toBeNull();
});

it.each([
  [{ banned_at: '2026-11-20T06:00:00.000Z' }, /the account is banned/],
  [{ account_status: 'Red' }, /account status does not allow/],
  [{ completion: 62 }, /18% of the profile is missing/],
])('SHL-192 says what keeps a tutor from applying: %o', async (change, words) => {
  open(person(change));
  expect(await screen.findByText(words)).toBeTruthy();
});

it('SHL-192 says when it could not be loaded', async () => {
  open(failure(500, 'INTERNAL', 'Broken.'));
  expect(await screen.findByText('What families see could not be loaded')).toBeTruthy();
});
