import { z } from 'zod';
import { Id, Instant, page, success } from '../common.ts';
import { defineEndpoints } from '../endpoint.ts';
import { degreesField, idField, requiredText } from '../fields.ts';
import { GuardianPageQuery, named, optionalText } from '../guardian-page.ts';

export const ParentLocation = z.object({
  id: Id,
  city_id: Id,
  city: named('city_name'),
  location_id: Id,
  /** The area's name. Where only one location is meant, `location_name` is the same in every shape. */
  location: named('location_name'),
  details_location: z.string(),
  /** Exact: the owner's own. */
  lat: z.number(),
  lon: z.number(),
  /** Name that the map's lookup gave for the position (decision OQ-118). */
  place_name: z.string().nullable(),
  created_at: Instant,
});
export type ParentLocation = z.infer<typeof ParentLocation>;

export const ParentLocationBody = z.object({
  city_id: idField('city.choose'),
  location_id: idField('area.choose'),
  details_location: requiredText('address.required', 300),
  /** Bangladesh's bounding box. */
  lat: degreesField('position.outside', 26.8, 20.3),
  lon: degreesField('position.outside', 92.8, 87.9),
  location: optionalText(200),
});
export type ParentLocationBody = z.input<typeof ParentLocationBody>;

export const locationEndpoints = defineEndpoints('parent', {
  'GET /api/my-location': {
    summary: "The guardian's locations, newest first",
    query: GuardianPageQuery,
    response: page(ParentLocation),
  },
  'POST /api/my-location': {
    lockable: true,
    refuses: ['CAP_REACHED'],
    summary: 'Add a location; `location` is the name that the map found for the position',
    body: ParentLocationBody,
    response: success(ParentLocation),
  },
  'PUT /api/my-location/:id': {
    lockable: true,
    summary: 'Change a location',
    body: ParentLocationBody,
    response: success(ParentLocation),
  },
  'DELETE /api/my-location/:id': {
    lockable: true,
    refuses: ['CONFLICT'],
    summary: 'Delete a location; refused with CONFLICT while a request names it (OQ-099)',
  },
});
