import rules from '@porao/contracts/rules/en';
import { failure } from '@porao/platform/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { done, me, pageOf } from '../../common/testing/answers.ts';
import { answerDialog, bodies, passWait, renderAsOperator, where } from '../../common/testing/render.tsx';
import { person, user } from './people.answers.ts';
import PeoplePage from './people.page.tsx';
import PersonPage from './person.page.tsx';

const pages = { '/ops/people': <PeoplePage />, '/ops/people/:userId': <PersonPage /> };
const open = (address: string, answers: Record<string, unknown>) =>
  renderAsOperator(pages, address, {
    'GET /api/v1/user': me('operator', 'lead'),
    'GET /api/ops/tutors/31/wallets': { data: [] },
    'GET /api/ops/users/7/security-events': { data: [] },
    ...answers,
  });
/** The page of a person, whom this act changes. */
const openForAct = (act: string) =>
  open('/ops/people/7', {
    'GET /api/ops/users/7': { data: person(7) },
    [`POST /api/ops/users/7/${act}`]: done(user(7)),
  }).server;

describe('people', () => {
  it('OPS-064 asks for what the address says; `f` goes to the search, and filters change the address', async () => {
    const { server } = open('/ops/people?q=rok&role=tutor', { 'GET /api/ops/users': pageOf([user(7)]) });
    expect(await screen.findByRole('link', { name: 'Rokeya Begum' })).toBeTruthy();
    const asked = server.sent.find(({ path }) => path.startsWith('/api/ops/users'))?.path ?? '';
    expect(Object.fromEntries(new URLSearchParams(asked.split('?')[1]))).toEqual({
      page: '1',
      q: 'rok',
      role: 'tutor',
    });
    await userEvent.keyboard('f');
    expect(document.activeElement).toBe(screen.getByLabelText('Phone, e-mail, name or id'));
    await userEvent.selectOptions(screen.getByLabelText('Account status'), 'Red');
    await userEvent.selectOptions(screen.getByLabelText('Ban'), 'Banned');
    expect(where()).toBe('/ops/people?q=rok&role=tutor&status=Red&banned=1');
  });

  it('OPS-260 says in a row and on the page which e-mail was not proved', async () => {
    const typed = { ...user(7), email_verified: false };
    open('/ops/people', { 'GET /api/ops/users': pageOf([typed, { ...user(8), email: '' }]) });
    expect(await screen.findByText(/ · rokeya@example\.com \(not verified\) · /)).toBeTruthy();
    cleanup();
    open('/ops/people/7', { 'GET /api/ops/users/7': { data: person(7, { email_verified: false }) } });
    expect(await screen.findByText('E-mail (not verified)')).toBeTruthy();
  });
});

describe('a person', () => {
  it('OPS-065 shows the account, sessions, what they did, what operators did and noted', async () => {
    const at = '2026-11-20T06:00:00.000Z';
    open('/ops/people/7', {
      'GET /api/ops/users/7': {
        data: person(7, {
          parent_id: 9,
          roles: ['tutor', 'parent', 'reviewer'],
          account_status: 'Yellow',
          grants: [{ role: 'reviewer', granted_by: null, reason: 'Checks papers', at }],
          acts: {
            total: 12,
            rows: [
              {
                id: '3',
                at,
                action: 'set-status',
                actor: 'Rahim',
                reason: 'Papers',
                account_status: 'Yellow',
              },
            ],
          },
          notes: { total: 1, rows: [{ id: '1', text: 'Calls back on Sunday', author: 'Rahim', at }] },
          requests: { total: 1, rows: [{ id: 4, stage: 'Pending', class_name: 'Class 7', created_at: at }] },
          applications: {
            total: 30,
            rows: [{ job_id: 5, stage: 'shortlisted', class_name: 'Class 9', created_at: at }],
          },
          deals: {
            total: 1,
            rows: [{ id: 6, state: 'continue', job_id: 5, as: 'tutor', other: 'Salma', created_at: at }],
          },
        }),
      },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Rokeya Begum' })).toBeTruthy();
    expect(screen.getByText('Tutor, Guardian, reviewer')).toBeTruthy();
    expect(screen.getByText('E-mail')).toBeTruthy();
    for (const text of [
      '85%',
      'Chrome on Android',
      /^Tutor · signed in .+ · last seen /,
      'Checks papers',
      'Status: Yellow',
      'Calls back on Sunday',
    ])
      expect(screen.getByText(text)).toBeTruthy();
    for (const heading of ['Applications: 30', 'What operators did: 12'])
      expect(screen.getByRole('heading', { name: heading })).toBeTruthy();
    for (const [name, href] of [
      ['All requests', '/ops/requests?guardian=7'],
      ['Class 7', '/ops/requests/4'],
      ['Class 9, job 5', '/ops/jobs/5'],
      ['Teaches for Salma', '/ops/deals/6'],
      ['Invoices of this tutor', '/ops/invoices?tutor=31'],
    ] as const)
      expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href);
  });

  it('sets the status by keyboard, and takes it back', async () => {
    const server = openForAct('status');
    await screen.findByRole('button', { name: /^Set status/ });
    await userEvent.keyboard('s');
    const dialog = await screen.findByRole('dialog', { name: 'Status of Rokeya Begum' });
    await userEvent.click(within(dialog).getByLabelText('Red'));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Set status' }));
    expect(await within(dialog).findByText('Choose a reason or write one.')).toBeTruthy();
    await userEvent.type(within(dialog).getByLabelText('Reason'), 'Forged papers');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Set status' }));
    await screen.findByText('Rokeya Begum: Red');
    await userEvent.click(await screen.findByRole('button', { name: /^Take back/ }));
    await waitFor(() =>
      expect(bodies(server, '/status')).toEqual([
        { status: 'Red', from: null, reason: 'Forged papers' },
        { status: null, from: 'Red', reason: 'Taken back', takes_back: true },
      ]),
    );
  });

  it('OPS-062 a ban waits five seconds, and can be cancelled until then', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const server = openForAct('ban');
    const ban = async () => {
      await screen.findByRole('button', { name: /^Ban/ });
      await userEvent.keyboard('b');
      await answerDialog('Ban Rokeya Begum', 'Ban', { words: 'Fraud' });
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    await ban();
    await userEvent.keyboard('u');
    await passWait();
    expect(bodies(server, '/ban')).toEqual([]);
    await ban();
    await passWait();
    await waitFor(() => expect(bodies(server, '/ban')).toEqual([{ reason: 'Fraud' }]));
  });

  it('OPS-279 a ban may have a last day, which is not in the past', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const server = openForAct('ban');
    await screen.findByRole('button', { name: /^Ban/ });
    await userEvent.keyboard('b');
    const dialog = within(await screen.findByRole('dialog', { name: 'Ban Rokeya Begum' }));
    const day = dialog.getByLabelText('Last day (optional)');
    fireEvent.change(day, { target: { value: '2020-01-01' } });
    await userEvent.type(dialog.getByLabelText('Reason'), 'Fraud');
    await userEvent.click(dialog.getByRole('button', { name: 'Ban' }));
    expect(await dialog.findByText('Choose today or a later day.')).toBeTruthy();
    fireEvent.change(day, { target: { value: '2099-01-31' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Ban' }));
    await passWait();
    await waitFor(() => expect(bodies(server, '/ban')).toEqual([{ reason: 'Fraud', until: '2099-01-31' }]));
  });

  it('OPS-279 says until when somebody is banned', async () => {
    const banned = { banned_at: '2026-11-01T06:00:00.000Z', banned_until: '2026-11-30T18:00:00.000Z' };
    open('/ops/people/7', { 'GET /api/ops/users/7': { data: person(7, banned) } });
    expect(await screen.findByText('Banned until 01 Dec, 2026, 12:00 AM')).toBeTruthy();
  });

  it('OPS-455 notes how the address of a guardian was checked, and shows it; a tutor has none', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const address_check = { at: '2026-05-05T06:00:00.000Z', by: 'call' } as const;
    const { server } = open('/ops/people/7', {
      'GET /api/ops/users/7': {
        data: person(7, { parent_id: 9, address: 'House 7, Mirpur', address_check }),
      },
      'POST /api/ops/users/7/check-address': done(user(7)),
    });
    expect(await screen.findByText('Address checked by a call 05 May, 2026')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: /^Address checked/ }));
    const choose = ['By a paper that I looked at'];
    await answerDialog('Check the address of Rokeya Begum', 'Save the check', {
      choose,
      words: 'Power bill',
    });
    await passWait();
    await waitFor(() =>
      expect(bodies(server, '/check-address')).toEqual([
        { by: 'paper', reason: 'Power bill', address: 'House 7, Mirpur' },
      ]),
    );
    cleanup();
    open('/ops/people/7', { 'GET /api/ops/users/7': { data: person(7) } });
    await screen.findByRole('button', { name: /^Set status/ });
    expect(screen.queryByRole('button', { name: /^Address checked/ })).toBeNull();
  });

  it('OPS-062 offers bans and roles to leads alone', async () => {
    open('/ops/people/7', {
      'GET /api/v1/user': me('operator'),
      'GET /api/ops/users/7': { data: person(7, { verified: false }) },
    });
    expect(await screen.findByRole('button', { name: /^Verify phone/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Sign out everywhere/ })).toBeTruthy();
    for (const name of [/^Ban/, /^Grant a role/, /^Revoke a role/])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('OPS-062 grants the chosen role', async () => {
    const server = openForAct('grant');
    await userEvent.click(await screen.findByRole('button', { name: /^Grant a role/ }));
    const choice = { choose: ['Lead operator'], words: 'New colleague' };
    await answerDialog('Grant Rokeya Begum a role', 'Grant', choice);
    await waitFor(() =>
      expect(bodies(server, '/grant')).toEqual([{ role: 'lead', reason: 'New colleague' }]),
    );
    // The grant brought operator along, and revoking operator ends both.
    await userEvent.click(await screen.findByRole('button', { name: /^Take back/ }));
    await waitFor(() =>
      expect(bodies(server, '/revoke')).toEqual([
        { role: 'operator', reason: 'Taken back', takes_back: true },
      ]),
    );
  });

  it('OPS-069 grants any other role by its name, and says what name it may have', async () => {
    const server = openForAct('grant');
    await screen.findByRole('button', { name: /^Grant a role/ });
    await userEvent.keyboard('a');
    const dialog = await screen.findByRole('dialog', { name: 'Grant Rokeya Begum a role' });
    await userEvent.click(within(dialog).getByLabelText('Another role'));
    const name = within(dialog).getByLabelText<HTMLInputElement>('Name of the role');
    await userEvent.type(within(dialog).getByLabelText('Reason'), 'Checks papers');
    for (const refused of ['Paper reviewer', 'tutor']) {
      await userEvent.clear(name);
      await userEvent.type(name, refused);
      await userEvent.click(within(dialog).getByRole('button', { name: 'Grant' }));
      expect(await within(dialog).findByText(rules['role.grantable'])).toBeTruthy();
      expect(name.value).toBe(refused);
    }
    expect(bodies(server, '/grant')).toEqual([]);
    await userEvent.clear(name);
    await userEvent.type(name, ' reviewer ');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Grant' }));
    await waitFor(() =>
      expect(bodies(server, '/grant')).toEqual([{ role: 'reviewer', reason: 'Checks papers' }]),
    );
    expect(await screen.findByText('Rokeya Begum is now reviewer')).toBeTruthy();
  });

  it('OPS-065 adds a note, and keeps it when it could not be added', async () => {
    const { server } = open('/ops/people/7', {
      'GET /api/ops/users/7': { data: person(7) },
      'POST /api/ops/users/7/notes': () => failure(500, 'INTERNAL', 'Trouble.'),
    });
    const field = await screen.findByLabelText<HTMLTextAreaElement>('New note');
    await userEvent.click(screen.getByRole('button', { name: 'Add note' }));
    expect(await screen.findByText(rules['note.required'])).toBeTruthy();
    await userEvent.type(field, 'Called today');
    await userEvent.click(screen.getByRole('button', { name: 'Add note' }));
    await waitFor(() => expect(bodies(server, '/notes')).toEqual([{ text: 'Called today' }]));
    expect(field.value).toBe('Called today');
  });

  it('says that there is no such person', async () => {
    open('/ops/people/7', {
      'GET /api/ops/users/7': () => failure(404, 'NOT_FOUND', 'There is no such account.'),
    });
    expect((await screen.findAllByRole('link', { name: 'People' })).length).toBeGreaterThan(0);
  });
});
