import type { CompiledQuery } from 'kysely';
import type { Db } from './open.ts';

class Slot {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/** A statement that is built the first time alone: building a long one takes longer than all else that this process does
 * for it. `build` must not decide by its values. */
export function buildOnce<V extends object, Row>(build: (db: Db, values: V) => CompiledQuery<Row>) {
  let built: CompiledQuery<Row> | undefined;
  return async (db: Db, values: V): Promise<Row[]> => {
    const slots = new Proxy({}, { get: (_, name) => new Slot(String(name)) }) as V;
    built ??= build(db, slots);
    const parameters = built.parameters.map((value) =>
      value instanceof Slot ? values[value.name as keyof V] : value,
    );
    return (await db.executeQuery<Row>({ ...built, parameters })).rows;
  };
}
