import type { Transaction } from 'kysely';
import { addWithinCap } from '../../kit/caps.repository.ts';
import { insertOwn } from '../../kit/database/own-rows.repository.ts';
import { one, run } from '../../kit/database/query.repository.ts';
import type { DB } from '../../kit/database/rows.generated.ts';
import { ApiFailure } from '../../kit/failure.ts';
import { countStudents } from '../students/index.ts';

interface Posted {
  readonly stage: string;
  readonly category_id: number;
  readonly i_class_id: number;
  readonly curriculum_id: number | null;
  /** The student came with this request alone and nothing is told of them. */
  readonly own: boolean;
}

/** Gives a pending request a student of its own, of the same class; one that has such a student keeps it. */
export async function giveAnotherStudent(trx: Transaction<DB>, owner: number, id: number): Promise<void> {
  const request = await one<Posted>(trx)`
    select r.stage, s.category_id, s.i_class_id, s.curriculum_id, s.name = '' and not exists (
      select from tutor_requests o where o.student_id = s.id and o.id <> r.id) as own
    from tutor_requests r join students s on s.id = r.student_id
    where r.id = ${id} and r.parent_id = ${owner} for update of r`;
  if (!request) throw new ApiFailure('NOT_FOUND', 'tutorRequest.missing');
  const { stage, own, ...ofClass } = request;
  if (stage !== 'Pending') throw new ApiFailure('CONFLICT', 'tutorRequest.notPending');
  if (own) return;
  const student = await addWithinCap(trx, {
    cap: 'students',
    owner,
    add: () => insertOwn(trx, 'students', owner, { name: '', gender: null, ...ofClass }),
    count: () => countStudents(trx, owner),
  });
  await run(trx)`update tutor_requests set student_id = ${student} where id = ${id}`;
}
