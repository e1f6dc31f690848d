import { events } from '@porao/contracts';

/** Says in the console when a payload is not what its event promises. Development only: zod stays out of the page. */
export function checkEvent(name: string, payload: unknown): void {
  const schema = Object.entries(events).find(([known]) => known === name)?.[1];
  if (!schema) {
    console.error(`The event ${name} is in no contract. Add it to shared/contracts/src/events.ts.`);
    return;
  }
  const { success, error } = schema.safeParse(payload);
  if (!success)
    console.error(
      `The event ${name} was sent with a wrong payload; remotes of other releases rely on its schema. ${error.message}`,
    );
}
