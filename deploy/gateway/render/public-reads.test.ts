import { expect, it } from 'vitest';
import { guestRead } from './public-reads.ts';

it.each([
  ['GET', '/api/job-board/7'],
  ['GET', '/api/job-board/7/posting'],
  ['GET', '/api/city/select?x=1'],
  ['POST', '/job-board'],
  ['POST', '/api/job-board'],
])('OPS-201 a page for guests may ask %s %s', (method, address) => {
  expect(guestRead({ method, address })).toBe(address);
});

it.each([
  ['GET', '/api/v1/user'],
  ['GET', '/api/job-board/7/../../v1/user'],
  ['GET', '/api/job-board/%2e%2e/%2e%2e/api/v1/user'],
  ['GET', '/api/available-jobs'],
  ['GET', '/api/nothing-has-this'],
  ['GET', '/storage/profile/a.png'],
  ['GET', '/healthz'],
  ['GET', '//other.example/api/job-board/7'],
  ['GET', '\\\\other.example\\api\\job-board\\7'],
  ['GET', 'http://127.0.0.1:22/api/job-board/7'],
  ['GET', 'http://[/api/job-board/7'],
  ['POST', '/api/v1/login'],
  ['POST', '/api/guest-alerts/code'],
  ['POST', '/api/job-board/7'],
  ['DELETE', '/api/job-board/7'],
  ['PUT', '/api/job-board'],
])('OPS-201 it may not ask %s %s', (method, address) => {
  expect(guestRead({ method, address })).toBeNull();
});
