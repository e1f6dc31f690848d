import { failure } from '@porao/platform/testing';
import { request } from '@porao/platform/testing/answers';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderAsGuardian } from '../../common/testing/render.tsx';
import RequestPage from './request.page.tsx';

const path = '/parent/dashboard/requests/tutor-requests';
const asked = 'GET /api/tutor-request/3';
const approved = request(3, { stage: 'Approved', tuition_job_offer_id: 9 });
const passed = { data: { ...approved, hiring_passed: '2026-11-02' } };
const open = (answers: Record<string, unknown>) =>
  renderAsGuardian(`${path}/3`, `${path}/:requestId`, <RequestPage />, { [asked]: passed, ...answers });
const success = (message: string) => ({ status: 'success', message, data: approved });

it('TUT-151 a request whose date passed is kept open by one press', async () => {
  const { server, platform } = open({});
  server.answers['POST /api/tutor-request/3/keep-open'] = () => {
    server.answers[asked] = { data: { ...approved, hiring_passed: null } };
    return success('Kept');
  };
  expect(await screen.findByText(/^Lessons were to begin on 02 Nov, 2026/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Keep it open for two weeks' }));
  await waitFor(() => expect(platform.toasts).toEqual([{ tone: 'success', message: 'Kept' }]));
  expect(screen.queryByText(/^Lessons were to begin/)).toBeNull();
});

it('TUT-151 is ended after a question, and says what the server refuses', async () => {
  const end = 'POST /api/tutor-request/3/end';
  const message = 'This tutor is appointed already. Please call us.';
  const { server, platform } = open({ [end]: () => failure(409, 'CONFLICT', message) });
  await userEvent.click(await screen.findByRole('button', { name: 'End the request' }));
  expect(server.sent.some(({ method }) => method === 'POST')).toBe(false);
  const agree = () => platform.modals.at(-1)?.buttons.at(-1)?.onPress?.();
  agree();
  await waitFor(() => expect(platform.toasts).toEqual([{ tone: 'error', message }]));
  server.answers[end] = success('Ended');
  await userEvent.click(screen.getByRole('button', { name: 'End the request' }));
  agree();
  await waitFor(() => expect(platform.toasts.at(-1)).toEqual({ tone: 'success', message: 'Ended' }));
});
