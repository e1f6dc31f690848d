import { ApiFailure } from '../../kit/failure.ts';
import { type Actor, type Entity, type Guard, guards, type Transition, transitions } from './table.ts';

export interface Move {
  readonly entity: Entity;
  readonly from: string | null;
  readonly to: string;
  readonly actor: Actor;
  readonly reason: string | null;
}

/** Result of each guard; the guards of the transition are required. */
export type Facts = Partial<Readonly<Record<Guard, boolean>>>;

const conflict = (message: string) => new ApiFailure('CONFLICT', message);
const words = (state: string) => state.replaceAll('_', ' ').toLowerCase();

function refusalOf({ entity, from, to, actor }: Move): ApiFailure {
  const possible = transitions.filter((one) => one.entity === entity && one.from === from);
  if (possible.some((one) => one.to === to)) {
    return new ApiFailure('FORBIDDEN', `A ${actor} cannot make this ${entity} ${words(to)}.`);
  }
  if (from === to) return conflict(`This ${entity} is already ${words(to)}.`);
  const ways = possible.filter((one) => one.by.includes(actor)).map((one) => words(one.to));
  const remedy = ways.length > 0 ? ` Possible now: ${[...new Set(ways)].join(', ')}.` : '';
  return conflict(`This ${entity} is ${words(from ?? 'new')} and cannot become ${words(to)}.${remedy}`);
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
    if (!holds) throw conflict(guards[guard]);
  }
  if (found.needsReason && !move.reason) throw conflict('This needs a reason.');
  return found;
}
