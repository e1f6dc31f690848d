import { failure, setOnline } from '@porao/platform/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { done, noAnswer, pageOf } from '../../common/testing/answers.ts';
import { bodies, passWait, renderAsOperator, where } from '../../common/testing/render.tsx';
import EmailsPage from './emails.page.tsx';
import en from './locales/en.ts';
import { auditEntry, mail, message, reply } from './log.answers.ts';
import LogPage from './log.page.tsx';
import { addressOf, changesOf, fieldWords, reasonOf, titleOf } from './log-lines.tsx';
import OutboxPage from './outbox.page.tsx';
import RepliesPage from './replies.page.tsx';

const exportOf = (after: Record<string, unknown>) => ({
  action: 'export',
  subject: 'list' as const,
  subject_id: 0,
  before: null,
  after,
});
const choices = { actors: [{ id: 3, name: 'Rahim' }], actions: ['approve', 'strange-act'] };
const open = (address: string, answers: Record<string, unknown> = {}) =>
  renderAsOperator(
    {
      '/ops/log': <LogPage />,
      '/ops/replies': <RepliesPage />,
      '/ops/outbox': <OutboxPage />,
      '/ops/emails': <EmailsPage />,
    },
    address,
    {
      'GET /api/ops/audit': pageOf([
        auditEntry('2'),
        auditEntry('1', {
          action: 'rename',
          subject: 'cities',
          actor_user_id: null,
          actor_name: null,
          before: { name: 'Dhaka' },
          after: { name: 'Dacca' },
        }),
      ]),
      'GET /api/ops/audit/choices': choices,
      ...answers,
    },
  );

describe('the log', () => {
  it('OPS-087 says who did what, when, and what changed, and leads to the thing', async () => {
    open('/ops/log');
    const link = await screen.findByRole('link', { name: 'Approved request 7 at ৳ 4,000' });
    expect(link.getAttribute('href')).toBe('/ops/requests/7');
    const list = screen.getByRole('link', { name: 'Renamed Dhaka (Cities)' });
    expect(list.getAttribute('href')).toBe('/ops/lookups/cities?row=7');
    expect(screen.getAllByText('02 Mar, 2026, 12:05 AM')).toHaveLength(2);
    const change = screen.getByText('Pending → Approved');
    expect(change.closest('details')?.open).toBe(false);
    await userEvent.click(screen.getAllByText('Details')[0] as HTMLElement);
    expect(change.closest('details')?.open).toBe(true);
    expect(screen.getByText('Command line or the site')).toBeTruthy();
    expect(screen.queryByText('id')).toBeNull();
  });

  it('OPS-087 filters are in the address and in what is asked', async () => {
    const { server } = open('/ops/log?action=approve');
    await screen.findByRole('link', { name: 'Approved request 7 at ৳ 4,000' });
    await userEvent.selectOptions(await screen.findByLabelText('Who'), 'Rahim');
    await userEvent.selectOptions(screen.getByLabelText('With what'), 'Cities');
    const day = screen.getByLabelText('From');
    fireEvent.change(day, { target: { value: '2026-03-01' } });
    fireEvent.blur(day);
    expect(where()).toBe('/ops/log?action=approve&actor=3&subject=cities&from=2026-03-01');
    await waitFor(() =>
      expect(server.sent.at(-1)?.path).toMatch(/actor=3&action=approve&subject=cities&from=2026-03-01/),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Clear the filters' }));
    expect(where()).toBe('/ops/log');
  });

  it.each([
    [
      {
        action: 'move',
        subject: 'application' as const,
        before: { state: 'applied' },
        after: { state: 'shortlisted' },
      },
      'Moved application 7: Applied → Shortlisted',
    ],
    [
      { action: 'set-status', subject: 'user' as const, after: { account_status: 'Red' } },
      'Set the status of account 7: Red',
    ],
    [{ ...exportOf({ list: 'users', rows: 120, role: 'tutor' }) }, 'Exported 120 people'],
    [{ ...exportOf({ list: 'cities', rows: 1 }) }, 'Exported 1 row of Cities'],
    [{ action: 'refund', subject: 'invoice' as const, after: { status: 'waived' } }, 'Waived invoice 7'],
    [{ action: 'strange-act', subject: 'job' as const, after: null }, 'strange-act: job 7'],
  ])('OPS-278 says %o in words', (change, words) => {
    expect(titleOf(auditEntry('1', change))).toBe(words);
  });

  it('OPS-313 an export leads to its list, and its filters are in words', () => {
    const users = exportOf({ list: 'users', rows: 120, role: 'tutor', banned: '0', q: 'rina' });
    expect(addressOf(auditEntry('1', users))).toBe('/ops/people');
    expect(addressOf(auditEntry('1', exportOf({ list: 'cities' })))).toBe('/ops/lookups/cities');
    expect(changesOf(null, users.after).map(({ field, to }) => [fieldWords(field), to])).toEqual([
      ['Role', 'Tutor'],
      ['Banned', 'no'],
      ['Searched for', 'rina'],
    ]);
  });

  it('OPS-278 every act of the filter has its sentence, and a usual reason its words', () => {
    for (const key of Object.keys(en).filter((name) => name.startsWith('log.act.')))
      expect(en).toHaveProperty([key.replace('log.act.', 'log.said.')]);
    const entry = auditEntry('1', { action: 'reject', reason: 'Call us', after: { reason_key: 'unclear' } });
    expect(reasonOf(entry)).toBe('It is not clear what should be taught. Call us');
  });

  it('OPS-311 says fields, states, money and reasons of an act in words', () => {
    const before = { state: 'in_process', hidden: false, strange: 1 };
    const after = { state: 'ended', hidden: true, strange: 2, actual_salary: 4000, reason_key: 'unclear' };
    expect(changesOf(before, after).map(({ field, from, to }) => [fieldWords(field), from, to])).toEqual([
      ['State', 'Lessons not started', 'Ended'],
      ['Hidden', 'no', 'yes'],
      ['strange', '1', '2'],
      ['Salary a month', undefined, '৳ 4,000'],
      ['Usual reason', undefined, 'It is not clear what should be taught'],
    ]);
  });

  it('OPS-311 shows the whole history of one thing in words', async () => {
    open('/ops/log?subject=request&id=7', {
      'GET /api/ops/history/request/7': {
        data: [
          {
            id: '1',
            entity: 'request',
            entity_id: 7,
            from_state: null,
            to_state: 'Pending',
            actor: 'guardian',
            actor_user_id: 9,
            reason: null,
            at: '2026-03-01T06:00:00.000Z',
          },
        ],
      },
    });
    expect(await screen.findByText('History: Request 7')).toBeTruthy();
    expect(await screen.findByText('01 Mar, 2026, 12:00 PM · guardian')).toBeTruthy();
  });

  it('OPS-088 saves the file of the same filters, and says when it cannot', async () => {
    const made = vi.fn(() => 'blob:log');
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: made, revokeObjectURL: vi.fn() }));
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const { server, platform } = open('/ops/log?subject=cities', {
      'GET /api/ops/audit.csv': new Response('id'),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Save as CSV' }));
    await waitFor(() => expect(clicked).toHaveBeenCalledOnce());
    expect(server.sent.some(({ path }) => path === '/api/ops/audit.csv?subject=cities')).toBe(true);
    server.answers['GET /api/ops/audit.csv'] = failure(503, 'UNAVAILABLE', 'Not now');
    await userEvent.click(screen.getByRole('button', { name: 'Save as CSV' }));
    await waitFor(() =>
      expect(platform.toasts).toMatchObject([{ tone: 'error', title: 'The file could not be saved.' }]),
    );
  });

  it('OPS-088 without a connection says that there is no file, and keeps the filters', async () => {
    const { platform } = open('/ops/log?subject=cities', { 'GET /api/ops/audit.csv': noAnswer });
    await screen.findByRole('link', { name: 'Approved request 7 at ৳ 4,000' });
    setOnline(false);
    await userEvent.click(screen.getByRole('button', { name: 'Save as CSV' }));
    await waitFor(() =>
      expect(platform.toasts).toEqual([
        {
          tone: 'error',
          title: 'The file could not be saved.',
          message: 'The server could not be reached. Check your connection and try again.',
        },
      ]),
    );
    expect(where()).toBe('/ops/log?subject=cities');
    expect(screen.getByRole('link', { name: 'Approved request 7 at ৳ 4,000' })).toBeTruthy();
  });
});

describe('the outbox', () => {
  it('OPS-089 finds messages by phone number', async () => {
    const { server } = open('/ops/outbox?q=1711', { 'GET /api/ops/outbox': { data: [message] } });
    const link = await screen.findByRole('link', { name: '01711000001' });
    expect(link.getAttribute('href')).toBe('/ops/people?q=01711000001');
    expect(screen.getByText('Your code is 123456')).toBeTruthy();
    expect(server.sent.some(({ path }) => path.includes('q=1711'))).toBe(true);
  });
});

describe('the replies', () => {
  it('OPS-283 lead to who sent one, and are done by a key once the wait is over', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { server } = open('/ops/replies', {
      'GET /api/ops/replies': { data: [reply] },
      'POST /api/ops/replies/9/handled': done(),
    });
    const link = await screen.findByRole('link', { name: 'Rokeya Begum' });
    expect(link.getAttribute('href')).toBe('/ops/people/50');
    expect(screen.getByText('Call me please')).toBeTruthy();
    expect(screen.getByText('Not clear')).toBeTruthy();
    link.focus();
    await userEvent.keyboard('d');
    await waitFor(() => expect(screen.queryByText('Call me please')).toBeNull());
    await passWait();
    await waitFor(() => expect(bodies(server, '/handled')).toHaveLength(1));
  });

  it('OPS-318 are those of one person, where the address names one, until all are asked for', async () => {
    const { server } = open('/ops/replies?show=all&person=50', { 'GET /api/ops/replies': { data: [reply] } });
    expect(await screen.findByText('Only messages of account #50')).toBeTruthy();
    await waitFor(() => expect(server.sent.some(({ path }) => path.includes('user_id=50'))).toBe(true));
    await userEvent.click(screen.getByRole('button', { name: 'Messages of everybody' }));
    expect(where()).toBe('/ops/replies?show=all');
  });

  it('OPS-283 shows all of them by a filter, without a key for those that wait for nobody', async () => {
    const { server } = open('/ops/replies?show=all', {
      'GET /api/ops/replies': {
        data: [{ ...reply, from: null, outcome: 'unknown', waits: false }],
      },
    });
    const link = await screen.findByRole('link', { name: '01711000001' });
    expect(link.getAttribute('href')).toBe('/ops/people?q=01711000001');
    expect(server.sent.some(({ path }) => path.includes('show=all'))).toBe(true);
  });
});

describe('the e-mails', () => {
  it('OPS-147 are found by address, and lead to who got them', async () => {
    const { server } = open('/ops/emails?q=rina', { 'GET /api/ops/emails': { data: [mail] } });
    const link = await screen.findByRole('link', { name: 'rina@example.com' });
    expect(link.getAttribute('href')).toBe('/ops/people?q=rina%40example.com');
    expect(screen.getByText('You were appointed for job 7.')).toBeTruthy();
    expect(server.sent.some(({ path }) => path.includes('q=rina'))).toBe(true);
  });

  it('OPS-147 are none where an SMTP server sends them', async () => {
    open('/ops/emails', { 'GET /api/ops/emails': { data: [] } });
    expect(await screen.findByText('No e-mails here')).toBeTruthy();
  });
});
