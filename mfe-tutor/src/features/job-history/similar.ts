import type { JobHistoryItem } from '@porao/contracts';

/** Filters of the public board, as its address has them, for jobs like one that ended. */
export function similarQuery(similar: NonNullable<JobHistoryItem['similar']>): string {
  const { tutoring_category_id: category, i_class_id: iclass, subject_id: subject, place } = similar;
  return new URLSearchParams({
    ...(place && { place: place.name, lat: String(place.latitude), lon: String(place.longitude) }),
    category: String(category),
    class: String(iclass),
    ...(subject !== null && { subject: String(subject) }),
  }).toString();
}
