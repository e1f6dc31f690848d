import type { TutorRequest } from '@porao/contracts';
import { DefinitionGrid } from '@porao/ui';
import { t } from '../../common/messages.ts';

export function RequestFacts({ request }: { request: TutorRequest }) {
  const { location, city, details_location } = request.parent_location;
  return (
    <DefinitionGrid
      minColumn="8.75rem"
      items={[
        { label: t('requests.student'), value: request.student.name, icon: 'user' },
        {
          label: t('requests.curriculum'),
          value: request.curriculum?.curriculum_name ?? t('unspecified'),
          icon: 'school',
        },
        { label: t('requests.place'), value: request.tutoring_place.tutoring_place, icon: 'home' },
        {
          label: t('requests.days'),
          value: t('requests.days.count', { count: request.days_in_week }),
          icon: 'calendar',
        },
        {
          label: t('requests.gender'),
          value: t(`gender.${request.tutor_gender}`),
          icon: 'users',
        },
        {
          label: t('requests.location'),
          value: `${location.location_name}, ${city.city_name}: ${details_location}`,
          icon: 'location',
          wide: true,
        },
        {
          label: t('requests.subjects'),
          value: request.subjects.map(({ subject_name }) => subject_name).join(', '),
          icon: 'book',
          wide: true,
        },
        {
          label: t('requests.requirement'),
          value: request.tutor_requirement ?? t('unspecified'),
          icon: 'message',
          wide: true,
        },
      ]}
    />
  );
}
