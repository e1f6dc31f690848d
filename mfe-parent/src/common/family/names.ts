import { t } from '../messages.ts';

/** A student that came with a request has no name until the guardian gives it. */
export const studentName = ({ name }: { name: string }): string => name || t('students.unnamed');

interface Place {
  readonly city: { readonly city_name: string };
  readonly location: { readonly location_name: string };
  /** Empty where the area alone is known. */
  readonly details_location: string;
}

export const placeName = ({ location, city, details_location }: Place): string =>
  `${location.location_name}, ${city.city_name}${details_location && `: ${details_location}`}`;
