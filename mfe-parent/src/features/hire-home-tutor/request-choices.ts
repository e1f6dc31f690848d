import type { TutorRequestBody } from '@porao/contracts';
import { type OutputOf, useSubjects } from '@porao/features';
import { type FormOf, useWatch } from '@porao/ui/forms';
import { useLocationChoices, useStudentChoices } from '../../common/family/family.choices.ts';
import { useAllStudents } from '../../common/family/students.queries.ts';
import { useUser } from '../../common/user.ts';

export type RequestFormOf = FormOf<TutorRequestBody, OutputOf<typeof TutorRequestBody>>;

/** Returns what the request form chooses from: own students and addresses, and the subjects of the student's class. */
export function useFamilyChoices(form: RequestFormOf) {
  const everybody = useAllStudents();
  const own = useUser().data?.data.name ?? '';
  const chosen = useWatch({ control: form.control, name: 'student_id' });
  const classOf = (id: unknown) => everybody.data?.data.find((student) => student.id === id)?.i_class_id;
  const classId = classOf(chosen);
  const subjects = useSubjects(classId);
  return {
    students: useStudentChoices(),
    locations: useLocationChoices(),
    subjects,
    classId,
    /** These belong to the guardian and the students. */
    names: [own, ...(everybody.data?.data ?? []).map(({ name }) => name)],
    /** Subjects belong to a class, so those of another one are no choice anymore. */
    studentPicked: () => {
      if (classOf(form.getValues('student_id')) !== classId) form.setValue('subjects', []);
    },
  };
}
