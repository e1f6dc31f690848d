import { endpoints, opsEndpoints } from '@porao/contracts';
import { describe, expect, it } from 'vitest';
import { callOf, commands, help, readCommandLine, UsageError } from './commands.ts';

const call = (line: string) => callOf(readCommandLine(line.split(' ')));

describe('the command line', () => {
  it('says each command as a call of the API', () => {
    expect(call('requests --stage Approved --per-page 5')).toEqual({
      method: 'GET',
      path: '/api/ops/requests?per_page=5&stage=Approved',
    });
    expect(
      call(
        'approve 7 --salary 6000 --time 17:30 --hours 1.5 --hiring 2026-12-01 --set schools=["A"] --set current_year=2nd',
      ),
    ).toEqual({
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
    expect(call('history job 4').path).toBe('/api/ops/history/job/4');
  });

  it("reaches every one of the operators' calls, and no other", () => {
    const samples: Record<string, string> = { status: '1 Green', move: '1 confirm', history: 'job 1' };
    const reached = Object.entries(commands).map(([name, { words }]) => {
      const { method, path } = call(`${name} ${samples[name] ?? (words === 1 ? '1' : '')}`.trim());
      return `${method} ${path.replace('/job/1', '/:entity/:id').replace(/\/1(?=\/|$)/, '/:id')}`;
    });
    expect(reached.toSorted()).toEqual(Object.keys(opsEndpoints).toSorted());
    for (const key of reached) expect(endpoints).toHaveProperty([key, 'access'], 'operator');
    for (const name of Object.keys(commands)) expect(help).toContain(`  ${name}`);
  });

  it('prints its usage for unknown input', () => {
    for (const line of [
      'nonsense',
      'reject',
      'reject x',
      'reject 0',
      'ban 1 2',
      'audit --wrong 1',
      'toString',
    ]) {
      expect(() => call(line)).toThrow(UsageError);
    }
    expect(() => call('approve 1 --set nothing')).toThrow('name=value');
  });
});
