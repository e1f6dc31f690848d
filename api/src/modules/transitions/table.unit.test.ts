import { JobStatus, RequestStage } from '@porao/contracts';
import { textOf } from '@porao/contracts/messages';
import { describe, expect, it } from 'vitest';
import { ApiFailure } from '../../kit/failure.ts';
import { decide, type Facts, type Move } from './decide.ts';
import { type Actor, type Entity, transitions } from './table.ts';

const actors: Actor[] = ['guardian', 'tutor', 'operator', 'system'];
const all: Facts = Object.fromEntries(
  transitions.flatMap(({ guards = [] }) => guards).map((guard) => [guard, true]),
);
const statesOf = (entity: Entity) => [
  null,
  ...new Set(transitions.filter((one) => one.entity === entity).map((one) => one.to)),
];
const attempt = (move: Omit<Move, 'reason'>, facts: Facts = all, reason: string | null = 'because') => {
  try {
    return decide({ ...move, reason }, facts);
  } catch (error) {
    return error;
  }
};
const keyOf = ({ entity, from, to }: { entity: string; from: string | null; to: string }) =>
  `${entity} ${from ?? 'new'} -> ${to}`;

describe('the table of transitions', () => {
  it('RUL-042 names each move once', () => {
    const keys = transitions.map(keyOf);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('has exactly the states by which operators may ask for lists', () => {
    const named = (entity: Entity) => statesOf(entity).filter((state) => state !== null);
    expect(RequestStage.options.toSorted()).toEqual(named('request').toSorted());
    expect(JobStatus.options.toSorted()).toEqual(named('job').toSorted());
  });

  it('RUL-042 lets through its own moves by their actors and refuses every other combination', () => {
    const entities: Entity[] = ['request', 'job', 'application', 'deal', 'invoice', 'case'];
    let refused = 0;
    for (const entity of entities) {
      for (const from of statesOf(entity)) {
        for (const to of statesOf(entity).filter((state) => state !== null)) {
          for (const actor of actors) {
            const listed = transitions.find((one) => keyOf(one) === keyOf({ entity, from, to }));
            const result = attempt({ entity, from, to, actor });
            const code = result instanceof ApiFailure ? result.code : result;
            const wanted = listed ? (listed.by.includes(actor) ? listed : 'FORBIDDEN') : 'CONFLICT';
            expect(code).toBe(wanted);
            const text = result instanceof ApiFailure ? textOf(result.reason, 'bn') : '';
            expect(text).not.toMatch(/[A-Za-z{}]/);
            if (wanted !== listed) refused += 1;
          }
        }
      }
    }
    expect(refused).toBeGreaterThan(400);
  });

  it('RUL-042 refuses where a guard does not hold, with its sentence, and never guesses a missing fact', () => {
    for (const one of transitions) {
      const actor = one.by[0] as Actor;
      for (const guard of one.guards ?? []) {
        const result = attempt({ ...one, actor }, { ...all, [guard]: false });
        expect(result).toMatchObject({ code: 'CONFLICT', message: textOf(`guard.${guard}`) });
        const unknown = Object.fromEntries(Object.entries(all).filter(([name]) => name !== guard));
        expect(attempt({ ...one, actor }, unknown)).toMatchObject({
          message: expect.stringContaining(guard) as string,
        });
      }
    }
  });

  it('RUL-042 requires a reason for refusals and endings', () => {
    const needing = transitions.filter((one) => one.needsReason);
    expect(needing.map((one) => one.to)).toEqual(
      expect.arrayContaining(['Rejected', 'cancelled', 'not_selected', 'timed_out', 'ended']),
    );
    for (const one of needing) {
      expect(attempt({ ...one, actor: one.by[0] as Actor }, all, null)).toBeInstanceOf(ApiFailure);
    }
  });

  it('RUL-042 RUL-061 a tutor cannot cancel once confirmed, and only asking again for a family opens a closed application', () => {
    const ended = ['confirm', 'payment', 'withdrawn', 'declined', 'not_selected', 'timed_out'];
    const left = transitions.filter(
      ({ entity, from }) => entity === 'application' && from !== null && ended.includes(from),
    );
    expect(left.map((one) => [keyOf(one), one.by])).toEqual([
      ['application payment -> confirm', ['system']],
      ['application not_selected -> applied', ['guardian', 'operator']],
    ]);
  });

  it('names the possible moves', () => {
    const refused = attempt({ entity: 'application', from: 'applied', to: 'appointed', actor: 'operator' });
    const possible = 'Possible now: shortlisted, not selected, timed out.';
    const message = `This application is applied and cannot become appointed. ${possible}`;
    expect(refused).toMatchObject({ message });
  });
});
