import { createRandom } from '@porao/contracts/random';
import { type ClassInfo, pickCategory } from './job-rows.ts';
import { isAccount, type PersonSeed } from './people.ts';

/** Says what a tutor teaches: classes of one category, and subjects of them. */
export interface Teaching {
  readonly category_id: number;
  readonly class_ids: readonly number[];
  readonly subject_ids: readonly number[];
}

const classesOfTutor = 6;
const subjectsOfClass = 6;

/** Suits the demo accounts: Class 6 to 8, with the Mathematics that the newest job asks for. */
const middleSchool: Teaching = {
  category_id: 1,
  class_ids: [109, 110, 111],
  subject_ids: [10903, 10904, 11003, 11103],
};

/** Other tutors teach neighbouring classes of a category, each category as often as jobs are of it. By a sequence of its
 * own, so that nothing else of the demo depends on it. */
export function createTeaching(classes: readonly ClassInfo[]): (person: PersonSeed) => Teaching {
  const random = createRandom(20_261_123);
  return (person) => {
    if (isAccount(person)) return middleSchool;
    const category_id = pickCategory(random);
    const choice = classes.filter((one) => one.category_id === category_id);
    const first = random.int(0, Math.max(0, choice.length - classesOfTutor));
    const taught = choice.slice(first, first + classesOfTutor);
    return {
      category_id,
      class_ids: taught.map(({ id }) => id),
      subject_ids: taught.flatMap(({ subject_ids }) => random.some(subject_ids, subjectsOfClass)),
    };
  };
}
