import { failure, hrefOf } from '@porao/platform/testing';
import { request } from '@porao/platform/testing/answers';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { done } from '../../common/testing/answers.ts';
import { openAs } from '../../common/testing/guardian.tsx';
import { TutorAlert } from './tutor-alert.part.tsx';

const list = 'GET /api/saved-searches';
const save = 'POST /api/saved-searches';
const approved = request(3, { stage: 'Approved', tuition_job_offer_id: 9 });
const open = (answers: Record<string, unknown>) => openAs(<TutorAlert request={approved} />, { answers });
const press = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Tell me about tutors like this' }));

it('ALR-025 a press on a request asks to be told of tutors, and the way to change that follows', async () => {
  const { server } = open({ [list]: { data: [] } });
  server.answers[save] = () => {
    server.answers[list] = { data: [{ id: 4, request_id: 3, paused: false }] };
    return done();
  };
  await press();
  expect(await screen.findByText(/You are told when more tutors who fit/)).toBeTruthy();
  expect(hrefOf('Change')).toBe('/parent/dashboard/settings/tutor-alerts');
  expect(server.sent.find(({ method }) => method === 'POST')?.body).toEqual({
    request_id: 3,
    name: 'Class 8, Dhanmondi',
    frequency: 'daily',
  });
});

it('ALR-025 says what refused it, and that messages are paused', async () => {
  const { server, platform } = open({
    [list]: { data: [] },
    [save]: failure(409, 'CAP_REACHED', 'Delete one.'),
  });
  await press();
  await expect
    .poll(() => platform.toasts)
    .toEqual([{ tone: 'error', title: 'We cannot tell you of tutors yet', message: 'Delete one.' }]);
  expect(screen.getByRole('button', { name: 'Tell me about tutors like this' })).toBeTruthy();
  expect(server.sent.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

it('ALR-025 another request’s search is not this one’s, and a paused one is said to be', async () => {
  open({ [list]: { data: [{ id: 4, request_id: 3, paused: true }] } });
  expect(await screen.findByText(/Messages about tutors who fit are paused/)).toBeTruthy();
  open({ [list]: { data: [{ id: 5, request_id: 8, paused: false }] } });
  expect(await screen.findByRole('button', { name: 'Tell me about tutors like this' })).toBeTruthy();
});
