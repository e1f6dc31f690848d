import type { KeyedMessage, Message, StateName } from '@porao/contracts';
import { ApiFailure } from '../../kit/failure.ts';
import { type Actor, type Entity, type Guard, type Transition, transitions } from './table.ts';

export interface Move {
  readonly entity: Entity;
  readonly from: string | null;
  readonly to: string;
  readonly actor: Actor;
  readonly reason: string | null;
}

/** Result of each guard; the guards of the transition are required. */
export type Facts = Partial<Readonly<Record<Guard, boolean>>>;

const conflict = (reason: Message) => new ApiFailure('CONFLICT', reason);
export const stateName = (state: string): KeyedMessage => ({
  key: `state.${state.toLowerCase() as StateName}`,
});

function refusalOf({ entity: of, from, to: next, actor: by }: Move): ApiFailure {
  const possible = transitions.filter((one) => one.entity === of && one.from === from);
  const [entity, to, actor] = [{ key: `entity.${of}` }, stateName(next), { key: `actor.${by}` }] as const;
  if (possible.some((one) => one.to === next)) {
    return new ApiFailure('FORBIDDEN', { key: 'move.forbidden', params: { actor, entity, to } });
  }
  if (from === next) return conflict({ key: 'move.already', params: { entity, to } });
  const ways = [...new Set(possible.filter((one) => one.by.includes(by)).map((one) => one.to))];
  const params = { entity, from: stateName(from ?? 'new'), to };
  if (ways.length === 0) return conflict({ key: 'move.conflict', params });
  return conflict({ key: 'move.conflictWays', params: { ...params, ways: ways.map(stateName) } });
}

/** The transition of the table, or why it is refused. Changes nothing. */
export function decide(move: Move, facts: Facts = {}): Transition {
  const found = transitions.find(
    (one) =>
      one.entity === move.entity &&
      one.from === move.from &&
      one.to === move.to &&
      one.by.includes(move.actor),
  );
  if (!found) throw refusalOf(move);
  for (const guard of found.guards ?? []) {
    const holds = facts[guard];
    if (holds === undefined)
      throw new Error(`${move.entity} to ${move.to}: the fact "${guard}" was not given`);
    if (!holds) throw conflict(`guard.${guard}`);
  }
  if (found.needsReason && !move.reason) throw conflict('move.reason');
  return found;
}
