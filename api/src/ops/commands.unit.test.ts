import { endpoints } from '@porao/contracts';
import { describe, expect, it } from 'vitest';
import { UsageError } from './calls.ts';
import { callOf, help, readCommandLine } from './command-line.ts';
import { commands } from './commands.ts';

const call = (line: string) => callOf(readCommandLine(line.split(' ')));

describe('the command line', () => {
  it('says each command as a call of the API', () => {
    const page = '/api/ops/requests?per_page=5&stage=Approved';
    expect(call('requests --stage Approved --per-page 5')).toEqual({ method: 'GET', path: page });
    const job = 'approve 7 --salary 6000 --time 17:30 --hours 1.5 --hiring 2026-12-01';
    expect(call(`${job} --set schools=["A"] --set current_year=2nd`)).toEqual({
      method: 'POST',
      path: '/api/ops/requests/7/approve',
      body: {
        actual_salary: 6000,
        tutoring_time: '17:30',
        tutoring_duration: 1.5,
        hiring_date: '2026-12-01',
        schools: ['A'],
        current_year: '2nd',
      },
    });
    expect(call('move 9 not_selected --reason late')).toMatchObject({
      path: '/api/ops/applications/9/move',
      body: { to: 'not_selected', reason: 'late' },
    });
    expect(call('status 3 none --reason settled').body).toEqual({ status: null, reason: 'settled' });
    expect(call('open-case 5 tutor unpaid --text Unpaid')).toEqual({
      method: 'POST',
      path: '/api/ops/cases',
      body: { deal_id: 5, side: 'tutor', kind: 'unpaid', text: 'Unpaid' },
    });
    expect(call('case-call 5 guardian missed').body).toEqual({ side: 'guardian', reached: false });
    expect(call('call-back 5').body).toEqual({ at: null });
    expect(call('history job 4').path).toBe('/api/ops/history/job/4');
  });

  it('reaches every act of the operators, and no call of others', () => {
    const job = '0f8fad5b-d9cb-469f-a165-70867728950e';
    const samples: Record<string, string> = {
      status: '1 Green',
      'decide-case': '1 refund',
      'open-case': '1 guardian unpaid',
      'case-call': '1 tutor reached',
      'case-message': '1 tutor',
      'appeal-case': '1 tutor',
      'check-address': '1 call',
      grant: '1 operator',
      revoke: '1 operator',
      move: '1 confirm',
      history: 'job 1',
      'deal-started': '1 guardian',
      'lesson-said': '1 guardian held',
      'salary-said': '1 guardian paid',
      'routine-proposed': '1 guardian pause',
      'routine-answered': '1 1 tutor agreed',
      'set-season': 'ramadan 1448 2027-02-10 2027-03-10',
      'retry-job': job,
      'pattern-seen': 'unpaid.family-1',
      ask: '1 1',
      received: '1 3300',
      'refund-sent': '1 bkash 8N7A6D5E4F',
      returned: '1 3300 bkash 8N7A6D5E4F',
    };
    const named = Object.entries(commands).filter(([name]) => name !== 'call');
    const reached = named.map(([name, { words }]) => {
      const { method, path } = call(`${name} ${samples[name] ?? (words === 1 ? '1' : '')}`.trim());
      return `${method} ${path
        .replace('/job/1', '/:entity/:id')
        .replace(job, ':jobId')
        .replace('unpaid.family-1', ':key')
        .replace('changes/1', 'changes/:changeId')
        .replace(/\/1(?=\/|$)/, '/:id')}`;
    });
    // Presence is what an open page says of itself; lists of names are edited by `call`; a family on the phone gives its
    // code while an operator fills in the form; a statement is looked at on its page.
    const acts = Object.keys(endpoints).filter((key) =>
      /^POST \/api\/ops\/(?!presence|lookups|statements|requests(\/code)?$)/.test(key),
    );
    expect(reached).toEqual(expect.arrayContaining(acts));
    for (const key of reached)
      expect(endpoints).toHaveProperty([key, 'access'], expect.stringMatching(/^(operator|lead)$/));
    for (const name of Object.keys(commands)) expect(help).toContain(`  ${name}`);
  });

  it('sends any call of the operators, and no other', () => {
    expect(call('call POST /api/ops/lookups/cities/7/hide --reason twice')).toEqual({
      method: 'POST',
      path: '/api/ops/lookups/cities/7/hide',
      body: { reason: 'twice' },
    });
    expect(call('call GET /api/ops/users?q=rina')).toEqual({ method: 'GET', path: '/api/ops/users?q=rina' });
    for (const line of ['POST /api/apply/1', 'DELETE /api/ops/users', 'POST /api/ops/../apply/1']) {
      expect(() => call(`call ${line}`)).toThrow(UsageError);
    }
  });

  it('prints its usage for unknown input', () => {
    const lines = ['nonsense', 'reject', 'reject x', 'reject 0', 'ban 1 2', 'retry-job 1', 'audit --wrong 1'];
    for (const line of [...lines, 'toString']) expect(() => call(line)).toThrow(UsageError);
    expect(() => call('approve 1 --set nothing')).toThrow('name=value');
  });
});
