import type { OpsCredential } from '@porao/contracts';
import { failure } from '@porao/platform/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { done, pageOf } from '../../common/testing/answers.ts';
import { answerDialog, bodies, renderAsOperator, where } from '../../common/testing/render.tsx';
import CredentialsPage from './credentials.page.tsx';

const credential = (id: number, change: Partial<OpsCredential> = {}): OpsCredential => ({
  id,
  tutor_id: 31,
  user_id: 7,
  tutor_name: `Tutor ${id}`,
  title: 'SSC Certificate',
  state: 'unverified',
  version: 'unverified.0123abcd',
  decided_at: null,
  refused_reason: null,
  created_at: '2026-11-20T06:00:00.000Z',
  ...change,
});
const link = (id: number) => done({ certificate_url: `/storage/tutor/${id}.png?signature=x` });
const open = (address: string, answers: Record<string, unknown> = {}) =>
  renderAsOperator({ '/ops/credentials': <CredentialsPage /> }, address, {
    'GET /api/ops/credentials': pageOf([credential(1), credential(2)]),
    'POST /api/ops/credentials/1/view': link(1),
    'POST /api/ops/credentials/2/view': link(2),
    ...answers,
  });
const image = (id: number) =>
  screen.findByRole<HTMLImageElement>('img', { name: `SSC Certificate, Tutor ${id}` });

it('OPS-067 OPS-068 opens the image of the queue for verification, and the next follows', async () => {
  const { server } = open('/ops/credentials', { 'POST /api/ops/credentials/1/verify': done() });
  await userEvent.click(await screen.findByRole('link', { name: 'SSC Certificate, Tutor 1' }));
  expect((await image(1)).getAttribute('src')).toBe('/storage/tutor/1.png?signature=x');
  expect(bodies(server, '/1/view')).toEqual([{ reason: 'verification' }]);
  await userEvent.keyboard('v');
  await waitFor(() => expect(where()).toBe('/ops/credentials?open=2'));
  await image(2);
  expect(bodies(server, '/1/verify')).toEqual([
    { reason: 'The image was checked', version: 'unverified.0123abcd' },
  ]);
});

it('OPS-068 takes a verification back', async () => {
  const { server } = open('/ops/credentials?open=1', {
    'POST /api/ops/credentials/1/verify': done(),
    'POST /api/ops/credentials/1/unverify': done(),
  });
  await image(1);
  await userEvent.keyboard('v');
  await screen.findByRole('button', { name: /^Take back/ });
  await userEvent.keyboard('u');
  await waitFor(() =>
    expect(bodies(server, '/unverify')).toEqual([{ reason: 'Taken back', takes_back: true }]),
  );
});

it('OPS-068 refuses with a reason that is chosen', async () => {
  const { server } = open('/ops/credentials?open=2', { 'POST /api/ops/credentials/2/refuse': done() });
  await image(2);
  await userEvent.keyboard('r');
  await answerDialog('Refuse this credential', 'Refuse', { choose: ['The image cannot be read'] });
  await waitFor(() =>
    expect(bodies(server, '/refuse')).toEqual([
      { reason: 'The image cannot be read', version: 'unverified.0123abcd' },
    ]),
  );
  expect(where()).toBe('/ops/credentials?open=1');
});

it('OPS-068 zooms by buttons, wheel and keys, turns, and moves by arrows and dragging', async () => {
  open('/ops/credentials?open=1');
  const shown = await image(1);
  const stage = screen.getByRole('region', { name: /^Image; the arrow keys/ });
  const look = () => shown.style.transform;
  await userEvent.keyboard('+');
  expect(look()).toContain('scale(1.25)');
  await userEvent.click(screen.getByRole('button', { name: /^Turn/ }));
  expect(look()).toContain('rotate(90deg)');
  fireEvent.keyDown(stage, { key: 'ArrowDown' });
  expect(look()).toContain('-60px');
  fireEvent.wheel(stage, { deltaY: -1 });
  expect(look()).toContain('scale(1.56');
  await userEvent.keyboard('---');
  expect(look()).toContain('scale(1)');
  expect(look()).not.toContain('-60px');
  expect(look()).toContain('rotate(90deg)');
});

it('OPS-067 a decided one opens only with a reason', async () => {
  const { server } = open('/ops/credentials?state=verified&open=1', {
    'GET /api/ops/credentials': pageOf([
      credential(1, { state: 'verified', decided_at: '2026-11-21T06:00:00.000Z' }),
    ]),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Open the image' }));
  expect(bodies(server, '/view')).toEqual([]);
  await answerDialog('Open the image', 'Open', { words: 'A family asked' });
  await image(1);
  expect(bodies(server, '/view')).toEqual([{ reason: 'A family asked' }]);
});

it.each([
  [1, 'The image could not be shown'],
  [9, 'This credential is no longer in this list'],
])('says of %i: %s', async (id, text) => {
  open(`/ops/credentials?open=${id}`, {
    'POST /api/ops/credentials/1/view': () => failure(500, 'INTERNAL', 'Trouble.'),
  });
  expect(await screen.findByText(text)).toBeTruthy();
});
