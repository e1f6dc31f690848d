/** Lessons of a trial, where the job says so; after them either side may end the tuition. */
export const trialLessons: number = 1;

/** The one table of the rules about money and endings: what the API computes by, and what terms and pages say
 * (RUL-012, RUL-060). Days count from the confirmation, 24 hours each. */
export const chargeRules = {
  /** Percent of the first month's salary, paid once per job (PUB-095). */
  percentages: { online: 60, home: 55, crash: 40, two_month: 40, one_month: 20 },
  /** Days after confirmation within which the charge is to be paid. */
  daysToPay: 7,
  /** The platform charge was free on these days, both included (PUB-098). */
  freePeriod: { from: '2025-02-10', to: '2025-03-10' },
  /** Percent of a paid charge that is given back when the job ends in each window; an unpaid one is waived in the first. */
  refund: [
    { days: 30, home: 100, others: 100 },
    { days: 60, home: 50, others: 0 },
  ],
  /** A family that ends a tuition without lessons in these days: the whole charge is waived or refunded. */
  withoutLessons: { days: 30, percent: 100 },
  /** After a tuition ended its tutor claims what the table gives for that day, within these days; a lead decides it. */
  claim: { days: 30, decideDays: 3 },
  /** A lesson counts as missed after these minutes; after so many missed ones the other side may end the tuition. */
  noShow: { minutes: 30, lessons: 2 },
  trial: { lessons: trialLessons },
  /** The same job takes another tutor without a new approval: its others are asked. Whoever is then confirmed pays the
   * usual charge, and the first one's is waived or refunded by `refund`. */
  anotherTutor: { days: 30, hoursToAnswer: 48 },
} as const;
