import { z } from 'zod';
import { Instant } from './common.ts';

export const addressChecks = ['call', 'paper'] as const;

/** An operator checked where a family lives; a new or corrected address takes it away. */
export const AddressCheck = z.object({ at: Instant, by: z.enum(addressChecks) }).nullable();
export type AddressCheck = z.infer<typeof AddressCheck>;

/** Says what the site has checked of a person, and when; null for what it has not. */
export const Checked = z.object({
  /** The phone, by a code or by an operator who reached the person on it. */
  phone_at: Instant.nullable(),
  address: AddressCheck,
});
export type Checked = z.infer<typeof Checked>;
