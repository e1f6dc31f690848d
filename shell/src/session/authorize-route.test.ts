import { expect, it } from 'vitest';
import { passage } from './authorize-route.ts';

const tutor = { type: 'tutor', tutorId: 7, phone: '' } as const;
const parent = { type: 'parent', tutorId: null, phone: '' } as const;

it('lets in whom a route is for', () => {
  expect(passage('anyone', null)).toEqual({ kind: 'enter' });
  expect(passage('anyone', tutor)).toEqual({ kind: 'enter' });
  expect(passage('guest', null)).toEqual({ kind: 'enter' });
  expect(passage('tutor', tutor)).toEqual({ kind: 'enter' });
  expect(passage('signed-in', parent)).toEqual({ kind: 'enter' });
});

it('sends guests to sign-in, the wrong role to the front page, signed-in people to their dashboard', () => {
  expect(passage('tutor', null)).toEqual({ kind: 'sign-in' });
  expect(passage('signed-in', null)).toEqual({ kind: 'sign-in' });
  expect(passage('tutor', parent)).toEqual({ kind: 'go', to: '/' });
  expect(passage('guest', tutor)).toEqual({ kind: 'go', to: '/tutor/dashboard' });
  expect(passage('guest', parent)).toEqual({ kind: 'go', to: '/parent/dashboard' });
});
