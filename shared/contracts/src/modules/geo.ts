import { z } from 'zod';
import { Id } from '../common.ts';
import { defineEndpoints } from '../endpoint.ts';
import { degreesField, typedText } from '../fields.ts';

/** A place in the shape of a Nominatim answer (decision OQ-110). */
export const GeoPlace = z.object({
  place_id: z.string(),
  /** Degrees as text, as Nominatim writes them. */
  lat: z.string(),
  lon: z.string(),
  display_name: z.string(),
  address: z.object({
    quarter: z.string().optional(),
    suburb: z.string().optional(),
    city: z.string().optional(),
  }),
  /** The area of the lists that is nearest, and its city; of a place that is no larger than an area. */
  location_id: Id.optional(),
  city_id: Id.optional(),
});
export type GeoPlace = z.infer<typeof GeoPlace>;

export const geoEndpoints = defineEndpoints('none', {
  'GET /api/geo/search': {
    summary: 'Places in Bangladesh by name, English or Bengali',
    query: z.object({
      query: typedText().min(1).max(100),
      format: z.literal('json').default('json'),
      countrycodes: z.literal('bd').default('bd'),
      limit: z.coerce.number().pipe(z.int().min(1).max(10)).default(5),
    }),
    response: z.array(GeoPlace),
  },
  'GET /api/geo/reverse': {
    summary: 'The place at a position; outside of Bangladesh its address is empty',
    query: z.object({
      lat: degreesField('position.latitude', 90),
      lon: degreesField('position.longitude', 180),
      format: z.literal('json').default('json'),
    }),
    response: GeoPlace,
  },
});
