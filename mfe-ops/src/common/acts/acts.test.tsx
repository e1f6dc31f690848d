import { session, useNavigate } from '@porao/platform';
import { failure } from '@porao/platform/testing';
import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { KeyButton } from '../keyboard/key.button.tsx';
import { OpsPage } from '../ops.layout.tsx';
import { noAnswer } from '../testing/answers.ts';
import { renderAsOperator } from '../testing/render.tsx';
import { isHidden, useActs } from './acts.list.ts';
import { useAct } from './acts.store.ts';
import { request } from './request.ts';

const reject = (id: number) =>
  request('POST /api/ops/requests/:id/reject', { params: { id }, body: { reason: 'Not clear' } });
const verify = (id: number, way: 'verify' | 'unverify') =>
  request(`POST /api/ops/credentials/:id/${way}`, { params: { id }, body: { reason: 'Looked at' } });

function Page({ title }: { title: string }) {
  const begin = useAct();
  const acts = useActs();
  const navigate = useNavigate();
  return (
    <OpsPage title={title}>
      {[7, 8].map((id) => (
        <KeyButton
          key={id}
          letter={String(id)}
          label={`Reject ${id}`}
          act={() => void begin({ subject: `request:${id}`, text: `Rejected ${id}`, send: reject(id) })}
        />
      ))}
      <KeyButton
        letter="v"
        label="Verify"
        act={() =>
          void begin({
            subject: 'credential:3',
            text: 'Verified',
            send: verify(3, 'verify'),
            undo: verify(3, 'unverify'),
          })
        }
      />
      <KeyButton letter="o" label="Other page" act={() => void navigate('/ops/jobs')} />
      <p>{isHidden(acts, 'request:7') ? 'Row 7 is gone' : 'Row 7 is there'}</p>
    </OpsPage>
  );
}

const answers = {
  'POST /api/ops/requests/7/reject': { status: 'success', data: null },
  'POST /api/ops/requests/8/reject': { status: 'success', data: null },
  'POST /api/ops/credentials/3/verify': { status: 'success', data: null },
  'POST /api/ops/credentials/3/unverify': { status: 'success', data: null },
};

function setUp(other: Record<string, unknown> = {}) {
  vi.useFakeTimers();
  const pages = { '/ops': <Page title="Requests" />, '/ops/jobs': <Page title="Jobs" /> };
  const { platform, server } = renderAsOperator(pages, '/ops', { ...answers, ...other });
  const sent = () => server.sent.map(({ method, path }) => `${method} ${path}`);
  return { platform, server, sent };
}

const press = (key: string) =>
  act(async () => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    await vi.advanceTimersByTimeAsync(0);
  });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('OPS-002 what nothing can reverse is sent after 5 s, in which the row is gone and the seconds are shown', async () => {
  const { sent, platform } = setUp();
  await press('7');
  expect(screen.getByText('Row 7 is gone')).toBeTruthy();
  expect(screen.getByText('5 s')).toBeTruthy();
  await pass(3_000);
  expect(screen.getByText('2 s')).toBeTruthy();
  await press('o');
  expect(screen.getByRole('heading', { name: 'Jobs' })).toBeTruthy();
  expect(screen.getByText('Rejected 7')).toBeTruthy();
  await pass(1_900);
  expect(sent()).toEqual([]);
  await pass(100);
  expect(sent()).toEqual(['POST /api/ops/requests/7/reject']);
  expect(screen.queryByText('Rejected 7')).toBeNull();
  expect(platform.toasts).toEqual([]);
});

it('OPS-002 until then u takes back the newest, and its button that one', async () => {
  const { sent } = setUp();
  await press('7');
  await press('8');
  await press('u');
  expect(screen.queryByText('Rejected 8')).toBeNull();
  await press('8');
  screen.getAllByRole('button', { name: /Cancel/ })[0]?.click();
  await pass(0);
  expect(screen.getByText('Row 7 is there')).toBeTruthy();
  await pass(5_000);
  expect(sent()).toEqual(['POST /api/ops/requests/8/reject']);
});

it('OPS-002 pressed again it is one act', async () => {
  const { sent } = setUp();
  await press('7');
  await press('7');
  await pass(5_000);
  expect(sent()).toEqual(['POST /api/ops/requests/7/reject']);
});

it('OPS-002 what can be reversed is sent at once, and u sends the reverse', async () => {
  const { sent } = setUp();
  await press('v');
  expect(sent()).toEqual(['POST /api/ops/credentials/3/verify']);
  expect(screen.getByRole('button', { name: /Take back/ })).toBeTruthy();
  await press('u');
  expect(sent()).toEqual(['POST /api/ops/credentials/3/verify', 'POST /api/ops/credentials/3/unverify']);
  expect(screen.queryByText('Verified')).toBeNull();
  await press('v');
  await pass(10_000);
  expect(screen.queryByText('Verified')).toBeNull();
});

it('OPS-002 SHL-143 a failure brings the row back and shows why, while the other act goes on', async () => {
  const { platform, sent } = setUp({
    'POST /api/ops/requests/7/reject': () => failure(409, 'CONFLICT', 'Another operator approved it.'),
  });
  await press('7');
  await pass(1_000);
  await press('8');
  await pass(4_000);
  expect(screen.getByText('Row 7 is there')).toBeTruthy();
  expect(platform.toasts).toEqual([
    {
      tone: 'error',
      title: 'Not done: Rejected 7',
      message: 'Another operator approved it.',
      duration: false,
    },
  ]);
  await pass(1_000);
  expect(sent()).toEqual(['POST /api/ops/requests/7/reject', 'POST /api/ops/requests/8/reject']);
});

it('OPS-002 what did not reach the server stays in the bar until it is sent again or closed', async () => {
  const { server, sent } = setUp({ 'POST /api/ops/requests/7/reject': noAnswer });
  await press('7');
  await pass(5_000);
  expect(screen.getByText('Row 7 is there')).toBeTruthy();
  await pass(60_000);
  expect(screen.getByText('Not done: Rejected 7')).toBeTruthy();
  server.answers['POST /api/ops/requests/7/reject'] = answers['POST /api/ops/requests/7/reject'];
  screen.getByRole('button', { name: 'Try again' }).click();
  await pass(0);
  expect(sent()).toHaveLength(2);
  expect(screen.queryByText(/Rejected 7/)).toBeNull();
});

it('OPS-002 OPS-148 leaving the page sends what waits at once, in a request that outlives it', async () => {
  const { sent, platform } = setUp();
  await press('7');
  const stubbed = fetch;
  const inits: (RequestInit | undefined)[] = [];
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    inits.push(init);
    return stubbed(url, init);
  });
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(inits).toEqual([
    expect.objectContaining({
      keepalive: true,
      headers: expect.objectContaining({ authorization: 'Account jwt' }),
    }),
  ]);
  await pass(6_000);
  expect(sent()).toEqual(['POST /api/ops/requests/7/reject']);
  expect(platform.toasts).toEqual([]);
});

it('OPS-002 signing out sends what waits before the session ends', async () => {
  const { sent } = setUp();
  await press('7');
  await act(() => session().end());
  expect(sent()).toEqual(['POST /api/ops/requests/7/reject']);
  expect(session().current()).toBeNull();
});

it('OPS-002 nothing is sent as somebody else', async () => {
  const { sent, platform } = setUp();
  await press('7');
  act(() => platform.setSession({ type: 'operator', tutorId: null, phone: '01700000098' }));
  await pass(5_000);
  expect(sent()).toEqual([]);
  expect(platform.toasts).toHaveLength(1);
});
