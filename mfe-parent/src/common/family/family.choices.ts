import { type Choices, choicesOf } from '@porao/features';
import { t } from '../messages.ts';
import { useAllLocations } from './locations.queries.ts';
import { useAllStudents } from './students.queries.ts';

export const useStudentChoices = (): Choices =>
  choicesOf(useAllStudents(), ({ data }) =>
    data.map(({ id, name, i_class }) => ({
      value: id,
      label: `${name || t('students.unnamed')}, ${i_class.class_name}`,
    })),
  );

export const useLocationChoices = (): Choices =>
  choicesOf(useAllLocations(), ({ data }) =>
    data.map(({ id, location, city, details_location }) => ({
      value: id,
      label: `${location.location_name}, ${city.city_name}: ${details_location}`,
    })),
  );
