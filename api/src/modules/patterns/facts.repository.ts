import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../kit/database/open.ts';
import { isoTime, many } from '../../kit/database/query.repository.ts';
import { dealJoins } from '../deals/index.ts';
import { isMark, marksWhere } from '../ops-people/index.ts';
import type {
  ApplicationFact,
  DealFact,
  MarkFact,
  PaperFact,
  PatternFacts,
  PersonFact,
  ProblemFact,
  RequestFact,
  WordsFact,
} from './facts.ts';
import { wordsIn, wordsPattern } from './words.rules.ts';

const isRecent = sql`> now() - interval '2 years'`;

const listPeople = (db: Db) => many<PersonFact>(db)`
  select u.id, u.created_at as "createdAt", u.banned_at is not null as banned,
    array_remove(array[case when t.id is not null then 'tutor' end,
      case when p.id is not null then 'guardian' end], null) as sides
  from users u left join tutors t on t.user_id = u.id left join parents p on p.user_id = u.id
  where t.id is not null or p.id is not null order by u.id`;

/** Those that another account has, too. */
const listMarks = (db: Db) => many<MarkFact>(db)`
  with marks as materialized (
    select distinct user_id, kind, value from (
      ${marksWhere((value) => sql`${value} is not null`)}
      union all select t.user_id, 'wallet', w.account_number from tutor_wallets w join tutors t on t.id = w.tutor_id
      union all select t.user_id, 'paper', c.fingerprint from tutor_certificates c join tutors t on t.id = c.tutor_id
      union all select user_id, 'device', browser from account_browsers
      union all select user_id, 'network', network from security_events
    ) m where ${isMark}),
  shared as (select value from marks group by value having count(distinct user_id) > 1)
  select user_id as "personId", kind, value from marks where value in (select value from shared)
  order by value, user_id, kind`;

const listPapers = (db: Db) => many<PaperFact>(db)`
  select t.user_id as "personId", case when v.certificate_id is not null then 'verified'
    when r.certificate_id is not null then 'refused' else 'unverified' end as state
  from tutor_certificates c join tutors t on t.id = c.tutor_id
  left join credential_verifications v on v.certificate_id = c.id and v.certificate = c.certificate
  left join credential_refusals r on r.certificate_id = c.id and r.certificate = c.certificate
  where v.certificate_id is not null or r.certificate_id is not null order by c.id`;

const stepsOf = (entity: 'deal' | 'invoice' | 'application', id: RawBuilder<unknown>) =>
  sql`from transitions x where x.entity = ${entity} and x.entity_id = ${id}`;

const listDeals = (db: Db) => many<DealFact>(db)`
  select d.id, t.user_id as "tutorId", p.user_id as "guardianId", j.id as "jobId", j.actual_salary as salary,
    j.job_duration as "agreedMonths", d.created_at as "confirmedAt", d.tutor_started_at as "tutorStartedAt",
    d.guardian_started_at as "guardianStartedAt",
    case when d.state = 'ended' then (
      select jsonb_build_object('at', ${isoTime(sql`x.at`)}, 'by', x.actor, 'cause', x.cause)
      ${stepsOf('deal', sql`d.id`)} and x.to_state = 'ended' order by x.id desc limit 1) end as end,
    (select jsonb_build_object('amount', i.amount, 'status', i.status, 'issuedAt', ${isoTime(sql`i.issued_at`)},
        'paidAt', ${isoTime(sql`i.paid_at`)}, 'refundedAmount', i.refunded_amount, 'givenBackAt',
        (select ${isoTime(sql`x.at`)} ${stepsOf('invoice', sql`i.id`)} and x.to_state in ('refunded', 'waived')
          and x.from_state is not null order by x.id desc limit 1))
      from invoices i where i.application_id = d.application_id order by i.id desc limit 1) as charge
  ${dealJoins} left join parents p on p.id = j.parent_id where d.created_at ${isRecent}
  order by d.id`;

const listProblems = (db: Db) => many<ProblemFact>(db)`
  select c.deal_id as "dealId", c.side, c.kind, c.opened_at as at, coalesce((select y.decision = 'no_action'
      from case_decisions y where y.case_id = c.id and y.effective_at is not null order by y.id desc limit 1), false)
    as dismissed
  from cases c where c.deal_id is not null and c.kind <> 'review' and c.opened_at ${isRecent} order by c.id`;

const listRequests = (db: Db) => many<RequestFact>(db)`
  select r.id, p.user_id as "guardianId", r.created_at as at, j.id as "jobId",
    r.stage in ('Rejected', 'Withdrawn', 'Closed') as closed
  from tutor_requests r join parents p on p.id = r.parent_id left join jobs j on j.request_id = r.id
  where r.created_at ${isRecent} order by r.id`;

/** Only those of whom the family knows: asking another one takes the question back, so that the steps tell, too. */
const listContacts = (db: Db) => many<ApplicationFact>(db)`
  select * from (
    select a.job_id as "jobId", t.user_id as "tutorId", a.created_at as at, coalesce(a.meet_asked_at,
        (select min(x.at) ${stepsOf('application', sql`a.id`)} and x.to_state = 'appointed'),
        (select d.created_at from deals d where d.application_id = a.id)) as "contactAt"
    from applications a join tutors t on t.id = a.tutor_id where a.created_at ${isRecent}) met
  where "contactAt" is not null order by at, "jobId", "tutorId"`;

type Text = Omit<WordsFact, 'kind'> & { readonly text: string };

const listTexts = (db: Db) => many<Text>(db)`
  select * from (
    select p.user_id as "personId", 'request' as place, null::int as "dealId", r.tutor_requirement as text,
      r.created_at as at from tutor_requests r join parents p on p.id = r.parent_id
    union all
    select t.user_id, 'profile', null, concat_ws(' ', t.about_your_tutoring_style,
      t.about_your_online_tutoring_style, i.about_yourself), now()
    from tutors t left join tutor_personal_infos i on i.tutor_id = t.id
    union all
    select e.user_id, 'problem', c.deal_id, e.body, e.at
    from case_entries e join cases c on c.id = e.case_id
    where e.kind = 'report' and e.user_id is not null and e.actor in ('guardian', 'tutor')) texts
  where at ${isRecent} and text ~* ${wordsPattern} order by at, "personId", place, text`;

async function listWords(db: Db): Promise<WordsFact[]> {
  const texts = await listTexts(db);
  return texts.flatMap(({ text, ...rest }) => wordsIn(text, rest.place).map((kind) => ({ ...rest, kind })));
}

export async function readFacts(db: Db): Promise<PatternFacts> {
  const now = new Date().toISOString();
  const [people, marks, deals] = await Promise.all([listPeople(db), listMarks(db), listDeals(db)]);
  const [papers, problems] = await Promise.all([listPapers(db), listProblems(db)]);
  const [requests, applications, words] = await Promise.all([
    listRequests(db),
    listContacts(db),
    listWords(db),
  ]);
  return { now, people, marks, papers, deals, problems, requests, applications, words };
}
