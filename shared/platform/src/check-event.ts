import { type EventSchema, events, schemaOf } from '@porao/contracts';

/** Says in the console when a payload is not what its event promises. Development only: zod stays out of the page. */
export function checkEvent(name: string, payload: unknown, declared?: EventSchema | null): void {
  const ofContracts = Object.entries(events).find(([known]) => known === name)?.[1];
  const schema = declared ? schemaOf(declared) : ofContracts;
  const { success, error } = schema?.safeParse(payload) ?? { success: true, error: undefined };
  if (!success)
    console.error(
      `The event ${name} was sent with a wrong payload; remotes of other releases rely on its schema. ${error?.message}`,
    );
}
