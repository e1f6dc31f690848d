import type { Config } from './config.ts';
import { sweepAnswers } from './kit/answer-once.repository.ts';
import type { OpenedDatabase } from './kit/database/open.ts';
import { vacuum } from './kit/database/upkeep.ts';
import type { Logger } from './kit/log.ts';
import { sweepMails } from './kit/mail/index.ts';
import { sweepTests } from './kit/pay/index.ts';
import { startWork, type TimedTasks, type Worker, type Working } from './kit/queue/index.ts';
import { sweepRateLimits } from './kit/rate-limit/index.ts';
import { sweepSecurityEvents } from './kit/security-events.repository.ts';
import type { Services } from './kit/services.ts';
import { budgetedSender, sweepOutbox } from './kit/sms/index.ts';
import { sweepUnverified } from './modules/account/index.ts';
import { sweepCases } from './modules/cases/index.ts';
import { sweepGeoCache } from './modules/geo/index.ts';
import { sweepScreenshots } from './modules/hand-payments/index.ts';
import { sweepViewMarks } from './modules/jobs/index.ts';
import { compareLedger } from './modules/ledger/index.ts';
import { sendLessonCodes, sweepLessonTries } from './modules/lessons/index.ts';
import { expireJobs } from './modules/lifecycle/index.ts';
import {
  deliveryWorkers,
  sweepNotices,
  tellCharges,
  tellClaims,
  tellHiringPassed,
  tellWait,
  transitionWorker,
} from './modules/notices/index.ts';
import { liftEndedBans } from './modules/ops-people/index.ts';
import { sweepCodes } from './modules/otp/index.ts';
import { sweepPayments } from './modules/payments/index.ts';
import { tellReviews } from './modules/reviews/index.ts';
import { remindOfSalaries } from './modules/salary/index.ts';
import { alertWorker, guestAlertWorker, sendDigests, sweepAlerts } from './modules/saved-searches/index.ts';
import { sweepBrowsers, sweepSessions } from './modules/session/index.ts';
import { sweepIncoming } from './modules/sms-answers/index.ts';
import { contactWorker, sweepVisits, watchVisits } from './modules/visits/index.ts';
import { sweepWaits } from './modules/waits/index.ts';

/** Minutes 7 and 37 of each hour: full hours are when other machines are busy. */
const halfHourly = '7,37 * * * *';
const daily = '20 9 * * *';
/** People wait for the word on a payment whose provider did not answer at once, or at home for somebody. */
const oftenEnough = '*/2 * * * *';

interface Background {
  readonly config: Pick<Config, 'smsPerHour'>;
  readonly database: OpenedDatabase;
  readonly services: Services;
  readonly log: Logger;
}

function timedTasks({ database, services, log }: Background): TimedTasks {
  const { db, pool, kind } = database;
  const task = (cron: string, run: () => Promise<unknown>) => ({ cron, run });
  return {
    sessions: task(halfHourly, () => sweepSessions(db)),
    codes: task(halfHourly, () => sweepCodes(db)),
    signUps: task(halfHourly, () => sweepUnverified(db)),
    limits: task(halfHourly, () => sweepRateLimits(db)),
    answers: task(halfHourly, () => sweepAnswers(db)),
    securityEvents: task(halfHourly, () => sweepSecurityEvents(db)),
    outbox: task(halfHourly, () => sweepOutbox(db)),
    mails: task(halfHourly, () => sweepMails(db)),
    payments: task(oftenEnough, () => sweepPayments(services, log)),
    testPayments: task(daily, () => sweepTests(db)),
    geocoder: task(halfHourly, () => sweepGeoCache(db)),
    views: task(halfHourly, () => sweepViewMarks(db)),
    jobs: task(halfHourly, () => expireJobs(db)),
    bans: task(halfHourly, () => liftEndedBans(db)),
    waits: task(halfHourly, () => sweepWaits(db, tellWait)),
    visits: task(oftenEnough, () => watchVisits(db)),
    oldVisits: task(daily, () => sweepVisits(db)),
    cases: task(halfHourly, () => sweepCases(db)),
    charges: task(daily, () => tellCharges(db)),
    claims: task(halfHourly, () => tellClaims(db)),
    ledger: task('40 3 * * *', () => compareLedger(db)),
    // Before the first lessons of a day; what need not be there at once waits for the end of the quiet hours.
    lessonCodes: task('30 5 * * *', () => sendLessonCodes(services)),
    lessonTries: task(daily, () => sweepLessonTries(db)),
    salaries: task(daily, () => remindOfSalaries(db)),
    reviews: task(daily, () => tellReviews(db)),
    hiring: task(daily, () => tellHiringPassed(db)),
    alerts: task(daily, () => sweepAlerts(db)),
    digests: task('0 8 * * *', () => sendDigests(db)),
    notices: task(daily, () => sweepNotices(db)),
    paymentPictures: task(daily, () => sweepScreenshots({ db, files: services.files })),
    replies: task(daily, () => sweepIncoming(db)),
    browsers: task(daily, () => sweepBrowsers(db)),
    ...(kind === 'embedded' && { vacuum: task(halfHourly, () => vacuum(pool)) }),
  };
}

/** Works the queues: notices, the messages that they leave the site by, and what is done by the clock. */
export function startBackground(background: Background): Promise<Working> {
  const { config, database, services, log } = background;
  const { db } = database;
  // Half of the hour's text messages are left for codes, without which nobody can sign up.
  const perHour = Math.ceil(config.smsPerHour / 2);
  const sms = budgetedSender(services.sms, { db, perHour, log, key: 'sms-notices' });
  const workers = [
    transitionWorker(db),
    alertWorker(db),
    ...deliveryWorkers({ ...services, sms }),
    guestAlertWorker({ ...services, sms }),
    // They are few, and somebody may need help: the hour's budget of messages does not hold them up.
    contactWorker(services),
  ];
  return startWork({ database, log, workers: workers as readonly Worker[], timed: timedTasks(background) });
}
