import { type Choices, choicesOf } from '@porao/features';
import { useAllLocations } from './locations.queries.ts';
import { placeName, studentName } from './names.ts';
import { useAllStudents } from './students.queries.ts';

export const useStudentChoices = (): Choices =>
  choicesOf(useAllStudents(), ({ data }) =>
    data.map((student) => ({
      value: student.id,
      label: `${studentName(student)}, ${student.i_class.class_name}`,
    })),
  );

export const useLocationChoices = (): Choices =>
  choicesOf(useAllLocations(), ({ data }) =>
    data.map((place) => ({ value: place.id, label: placeName(place) })),
  );
