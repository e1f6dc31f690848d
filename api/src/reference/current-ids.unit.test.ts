import { endpoints } from '@porao/contracts';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { currentIds, idFields } from './current-ids.ts';

/** Ids of other things than lookup rows. */
const others =
  /^(id|tutor_ids?|parent_id|user_id|student_id|parent_location_id|place_id|request_id|[a-z_]*job_offer_id|osm_id|into|deal_id|trx_id)$/;

it('knows every field of an input that holds ids of lookup rows', () => {
  const fields = Object.values(endpoints).flatMap((endpoint) => {
    const { query, body } = endpoint as { query?: z.ZodType; body?: z.ZodType };
    return [query, body].flatMap((schema) => {
      if (!schema) return [];
      const text = JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
      return [...text.matchAll(/"([a-z_]+_ids?)":\{/g)].map(([, field]) => field ?? '');
    });
  });
  expect(fields.filter((field) => !Object.hasOwn(idFields, field) && !others.test(field))).toEqual([]);
  expect(fields).toContain('location_id');
});

it('replaces merged ids at any depth, each once, and nothing else', () => {
  const aliases = new Map([['subjects', new Map([[5, 9]])]]);
  const input = {
    query: undefined,
    body: { id: 5, filters: { subject_id: 5 }, subjects: [5, 9, 7], city_id: 5 },
  };
  expect(currentIds(aliases, input)).toEqual({
    query: undefined,
    body: { id: 5, filters: { subject_id: 9 }, subjects: [9, 7], city_id: 5 },
  });
  expect(currentIds(new Map(), input)).toBe(input);
});
