import assert from 'node:assert/strict';
import { accounts } from '../support/accounts.ts';
import type { Test } from './report.ts';
import { type Answer, openSessions, type Person } from './sessions.ts';

const reason = 'An attack';
const keyOf = ({ text }: Answer) => (JSON.parse(text) as { key?: string }).key;

/** Attacks of operators on their own site. The demo's lead grants the roles and takes them back. */
export async function attackOperators(url: string, test: Test): Promise<void> {
  const as = openSessions(url);
  const read = (person: Person, address: string) => as(person, { method: 'GET', address });
  const act = (person: Person, path: string, body: object = { reason }) =>
    as(person, { method: 'POST', address: `/api/ops/${path}`, body: JSON.stringify(body) });
  const done = async (...sent: Parameters<typeof act>) => assert.equal((await act(...sent)).status, 200);
  const idOf = async (phone: string) => {
    const { text } = await read('operator', `/api/ops/users?q=${phone}`);
    return (JSON.parse(text) as { data: { id: number }[] }).data[0]?.id ?? 0;
  };
  const tutor = await idOf(accounts.chattogramTutor);
  const guardian = await idOf(accounts.guardian);
  const lead = await idOf('01700000009');
  const withRole = async (id: number, role: 'operator' | 'lead', work: () => Promise<string>) => {
    await done('operator', `users/${id}/grant`, { role, reason });
    try {
      return await work();
    } finally {
      await done('operator', `users/${id}/revoke`, { role: 'operator', reason });
    }
  };

  await test('a banned lead does nothing and does not lift the own ban', () =>
    withRole(tutor, 'lead', async () => {
      assert.equal((await read('otherTutor', '/api/ops/requests')).status, 200);
      await done('operator', `users/${tutor}/ban`);
      const answers = [
        await read('otherTutor', '/api/ops/requests'),
        await act('otherTutor', `users/${tutor}/lift-ban`),
        await act('otherTutor', `users/${guardian}/status`, { status: 'Red', reason }),
      ];
      await done('operator', `users/${tutor}/lift-ban`);
      assert.deepEqual(
        answers.map(({ status }) => status),
        [403, 403, 403],
      );
      return `${answers.length} calls, all refused`;
    }));

  await test('an operator neither ends the sessions of a lead nor sets a lead Red', () =>
    withRole(tutor, 'operator', async () => {
      const answers = [
        await act('otherTutor', `users/${lead}/end-sessions`),
        await act('otherTutor', `users/${lead}/status`, { status: 'Red', reason }),
      ];
      assert.deepEqual(
        answers.map(({ status }) => status),
        [403, 403],
      );
      return 'both refused';
    }));

  await test('nobody decides about the own account, request, job, deal or charge', () =>
    withRole(guardian, 'lead', async () => {
      const ownOf = async (list: string) => {
        const { text } = await read('operator', `/api/ops/${list}&q=${accounts.guardian}`);
        return (JSON.parse(text) as { data: { id: number; invoice?: { id: number } }[] }).data[0]?.id;
      };
      const [request, job, deal] = [
        await ownOf('requests?stage=all'),
        await ownOf('jobs?status=live'),
        await ownOf('deals?per_page=1'),
      ];
      const paths = [
        `users/${guardian}/end-sessions`,
        ...(request ? [`requests/${request}/reject`] : []),
        ...(job ? [`jobs/${job}/cancel`] : []),
        ...(deal ? [`deals/${deal}/end`] : []),
      ];
      for (const path of paths) assert.equal(keyOf(await act('parent', path)), 'act.ownCase', path);
      return `${paths.length} kinds of case, all refused`;
    }));

  await test('taking an act back leaves what a colleague did meanwhile', () =>
    withRole(tutor, 'lead', async () => {
      const set = (by: Person, status: string | null, more: object = {}) =>
        act(by, `users/${guardian}/status`, { status, reason, ...more });
      await set('otherTutor', 'Yellow');
      await set('operator', 'Red');
      const back = await set('otherTutor', null, { from: 'Yellow', takes_back: true });
      const { text } = await read('operator', `/api/ops/users?q=${accounts.guardian}`);
      const [person] = (JSON.parse(text) as { data: { account_status: string | null }[] }).data;
      await set('operator', null);
      assert.equal(keyOf(back), 'act.changedSince');
      assert.equal(person?.account_status, 'Red');
      return 'refused, the status stays Red';
    }));
}
