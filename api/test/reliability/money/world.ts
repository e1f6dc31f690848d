import type { Db } from '../../../src/kit/database/open.ts';
import { endLimits } from '../../support/accounts.repository.ts';
import { createFamily } from '../../support/family.repository.ts';
import { createJob } from '../../support/jobs.repository.ts';
import type { Answered, Site } from '../../support/killable-site.ts';
import { createTutor, createUser, openSession } from '../../support/people.repository.ts';
import { insert, row } from '../../support/rows.repository.ts';
import { chargeOf, type Deal, day, type Kind, type Person, type Tutor } from './model.ts';

/** Sessions of the test outlive all its days. */
const later = () => new Date(Date.now() + 3000 * day);

export interface World {
  readonly db: Db;
  readonly site: Site;
  readonly leads: readonly [Person, Person];
  readonly operator: Person;
}

/** One call, and what the second computation says of it. */
export interface Step {
  readonly call: string;
  readonly by: Person;
  readonly body?: object;
  readonly accepted: boolean;
  readonly done?: (body: never) => void;
}

/** Each person has a network of their own, by which limits count. */
const addressOf = ({ userId }: Person) =>
  `203.${(userId >> 16) % 250}.${(userId >> 8) % 256}.${userId % 256}`;

export async function send({ site }: World, { call, by, body }: Pick<Step, 'call' | 'by' | 'body'>) {
  const [method = '', path = ''] = call.split(' ');
  const headers = {
    authorization: `Bearer ${by.token}`,
    'content-type': 'application/json',
    'x-forwarded-for': addressOf(by),
  };
  return site.request(path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
}

const isRefused = ({ status }: Answered) => status === 404 || status === 409 || status === 422;

/** Takes a step; throws where the product does otherwise than the second computation says. A step that was sent again
 * after a kill may have been taken before it. */
export async function take(world: World, deal: Deal, step: Step): Promise<void> {
  let answer = await send(world, step);
  // The clock moves only between rounds: the steps of days fall into one hour of a limit.
  if (answer.status === 429) {
    await endLimits(world.db);
    answer = await send(world, step);
  }
  const { status, text, times } = answer;
  const agrees = step.accepted ? status === 200 || (times > 1 && status === 409) : isRefused(answer);
  if (!agrees) {
    const said = `${step.call} ${JSON.stringify(step.body)}: ${status} ${text}`;
    throw new Error(`${said}; should be ${step.accepted ? 'taken' : 'refused'} of ${JSON.stringify(deal)}`);
  }
  if (step.accepted) step.done?.((status === 200 ? JSON.parse(text) : {}) as never);
}

async function session(db: Db, { userId }: { userId: number }, role: string): Promise<Person> {
  return { userId, token: await openSession(db, userId, role, later()) };
}

export async function openWorld(db: Db, site: Site): Promise<World> {
  const person = async (role: string) => session(db, await createUser(db, role), role);
  return {
    db,
    site,
    leads: [await person('lead'), await person('lead')],
    operator: await person('operator'),
  };
}

/** A family and two tutors. */
export async function createSides(db: Db) {
  const family = await createFamily(db);
  const tutor = async (): Promise<Tutor> => {
    const made = await createTutor(db);
    return { ...(await session(db, made, 'tutor')), tutorId: made.tutorId };
  };
  return {
    family: { ...(await session(db, family, 'parent')), parentId: family.parentId },
    tutors: [await tutor(), await tutor()] as const,
  };
}
export type Sides = Awaited<ReturnType<typeof createSides>>;

const terms: Readonly<Record<Kind, object>> = {
  home: { tutoring_place_id: 2, job_duration: 0 },
  online: { tutoring_place_id: 3, job_duration: 0 },
  crash: { tutoring_place_id: 2, job_duration: 0, crash_program: true },
  two_month: { tutoring_place_id: 2, job_duration: 2 },
  one_month: { tutoring_place_id: 3, job_duration: 1 },
};

interface Agreed {
  readonly kind: Kind;
  readonly salary: number;
  readonly family: Person;
  readonly tutor: Tutor;
  readonly other: Deal['other'];
}

/** An operator confirms a tutor, by which a deal and its charge begin. */
export async function confirm(world: World, application: number, agreed: Agreed): Promise<Deal> {
  const call = `POST /api/ops/applications/${application}/move`;
  const { status, text, times } = await send(world, { call, by: world.operator, body: { to: 'confirm' } });
  if (status !== 200 && !(times > 1 && status === 409)) throw new Error(`${call}: ${status} ${text}`);
  const of = { application_id: application };
  const { id } = await row(world.db, 'deals', ['id'], of);
  const { id: invoice } = await row(world.db, 'invoices', ['id'], of);
  return {
    ...agreed,
    id,
    invoice,
    charge: chargeOf(agreed.kind, agreed.salary),
    confirmedAt: Date.now(),
    status: 'unpaid',
    payment: undefined,
    refunded: 0,
    sent: undefined,
    unneeded: [],
    ended: undefined,
    started: new Set(),
    claim: undefined,
    waits: undefined,
    otherAsked: false,
    otherTaken: false,
    attempts: [],
    problems: [],
  };
}

/** A job with one tutor who is confirmed and perhaps one who is not. */
export async function begin(
  world: World,
  { family, tutors }: Sides,
  { kind, salary, withOther }: { kind: Kind; salary: number; withOther: boolean },
): Promise<Deal> {
  const { db } = world;
  const live_until = new Date(Date.now() + 30 * day);
  const job_id = await createJob(db, {
    ...terms[kind],
    actual_salary: salary,
    parent_id: family.parentId,
    live_until,
  });
  const applied = (tutor: Tutor, stage: 'appointed' | 'applied') =>
    insert(db, 'applications', { job_id, tutor_id: tutor.tutorId, stage });
  const { id } = await applied(tutors[0], 'appointed');
  const application = withOther ? (await applied(tutors[1], 'applied')).id : undefined;
  const other = application === undefined ? undefined : { tutor: tutors[1], application };
  return confirm(world, id, { kind, salary, family, tutor: tutors[0], other });
}
