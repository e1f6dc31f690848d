import type { Area } from '@porao/contracts';
import { areas } from '@porao/platform';

/** The areas that somebody can switch to: those of the roles held, and from one that people join by themselves the
 * others like it. */
export const otherAreas = (from: Area, roles: readonly string[]): Area[] =>
  areas().filter(
    ({ name, roles: entering, join }) =>
      name !== from.name &&
      (entering.some((role) => roles.includes(role)) || (join !== undefined && from.join !== undefined)),
  );
