import { expect, it } from 'vitest';
import { authorizeRoute, dashboardPath } from './authorize-route.ts';

it('allows those whom a route is for', () => {
  expect(authorizeRoute('anyone', null)).toBe('allowed');
  expect(authorizeRoute('anyone', 'tutor')).toBe('allowed');
  expect(authorizeRoute('guest', null)).toBe('allowed');
  expect(authorizeRoute('tutor', 'tutor')).toBe('allowed');
  expect(authorizeRoute('signed-in', 'parent')).toBe('allowed');
});

it('sends guests to sign-in, the wrong role to the front page, signed-in people to their dashboard', () => {
  expect(authorizeRoute('tutor', null)).toBe('sign-in');
  expect(authorizeRoute('signed-in', null)).toBe('sign-in');
  expect(authorizeRoute('tutor', 'parent')).toBe('front-page');
  expect(authorizeRoute('guest', 'tutor')).toBe('own-dashboard');
  expect(authorizeRoute('guest', 'parent')).toBe('own-dashboard');
  expect(dashboardPath('parent')).toBe('/parent/dashboard');
});
