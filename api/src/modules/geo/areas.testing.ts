import type { Area } from '../../kit/lookup-cache.ts';
import { cities } from '../../reference/index.ts';

/** As a database without changes by operators has them. */
export const areas: readonly Area[] = cities.flatMap((city) =>
  city.areas.map((area, index) => ({ ...area, id: city.id * 1000 + index + 1, city })),
);
