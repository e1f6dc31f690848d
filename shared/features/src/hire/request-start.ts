/** A new request begins with anybody, at home, five days (PAR-096). */
export const requestStart = {
  subjects: [],
  tutor_gender: 3,
  tutoring_place_id: 2,
  days_in_week: 5,
  time_of_day: 'any' as const,
  start_date: '',
  tutor_requirement: '',
};
