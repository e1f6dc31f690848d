/** Notices say these: on the site in the language of the page, elsewhere in the person's own. */
export default {
  'notice.request.new': 'Tutor request {request} waits for approval.',
  'notice.request.approved': 'Your tutor request {request} was approved. Tutors can apply for it now.',
  'notice.request.terms':
    'We can publish your tutor request {request}, but below your budget. Open it to agree or not.',
  'notice.request.declined':
    'The guardian did not agree to the terms of tutor request {request}. It waits for review again.',
  'notice.request.rejected': 'Your tutor request {request} was not approved. Open it to read why.',
  'notice.job.expired': 'Your tutor request {request} ended after 30 days. You can send a new one.',
  'notice.job.hiringPassed':
    'The date on which lessons of your tutor request {request} should begin has passed, so tutors do not see it any more. Please keep it open or end it.',
  'notice.job.cancelled': 'Your tutor request {request} was cancelled. Open it to read why.',
  'notice.application.new': 'A tutor applied for your tutor request {request}.',
  'notice.application.withdrawn': 'A tutor withdrew their application for your tutor request {request}.',
  'notice.application.listed': 'A tutor was shortlisted for your tutor request {request}.',
  'notice.application.shortlisted': 'You were shortlisted for job {job}.',
  'notice.application.leftShortlist': 'A shortlisted tutor withdrew from job {job}.',
  'notice.application.appointed': 'You were appointed for job {job}. Please accept or decline it.',
  'notice.application.tutorAppointed':
    'A tutor was appointed for your tutor request {request}. Please meet them.',
  'notice.application.declined':
    'The tutor who was appointed for your tutor request {request} cannot take it. We will look for another one.',
  'notice.application.tutorDeclined': 'The tutor who was appointed for job {job} declined it.',
  'notice.application.confirmed': 'You are confirmed for job {job}. Your confirmation letter is ready.',
  'notice.application.tutorConfirmed': 'A tutor is confirmed for your tutor request {request}.',
  'notice.application.notSelected': 'You were not selected for job {job}. Open it to read why.',
  'notice.application.timedOut': 'Job {job} ended without a decision on your application.',
  'notice.lessons.started': 'Lessons of job {job} have started.',
  'notice.lessons.ended': 'Lessons of job {job} have ended.',
  'notice.case.new': 'A problem was reported: {case_kind}.',
  'notice.case.overdue': 'A case is overdue: {case_kind}. Nobody has decided it.',
  'notice.case.answered': 'A side wrote about a case of yours: {case_kind}.',
  'notice.case.confirm': 'A decision waits for a lead: {case_kind}.',
  'notice.case.returned': 'A lead returned your decision: {case_kind}. {reason}',
  'notice.case.nobodyAsked':
    'No other tutor could be asked after your decision: {case_kind}. Please call the family.',
  'notice.case.appealed': 'A decision was appealed: {case_kind}.',
  'notice.case.decided': 'Your tuition {job}, "{case_kind}": {decision}. {reason}',
  'notice.case.closed': 'The problem "{case_kind}" of your tuition {job} is closed. {closed_cause}',
  'notice.case.message': 'Your tuition {job}: {reply}{message}',
  'notice.case.question': 'Your tuition {job}: {reply}{message} Please answer by {day}.',
  'notice.case.banReview': 'An account should be looked at after a case: {case_kind}.',
  'notice.lesson.said':
    'Job {job}, {day}: the other side says that {lesson_word}. If you say nothing else within 48 hours, it counts as agreed.',
  'notice.lesson.disputed':
    'Job {job}, {day}: you and the other side say different things of this lesson. Please look at it.',
  'notice.review.open': 'Job {job}: after 30 days of lessons you can review the other side.',
  'notice.review.written':
    'Job {job}: the other side wrote a review. Write yours by {day}; then theirs is shown without it.',
  'notice.review.shown': 'Job {job}: the review about you is shown. You can answer it once.',
  'notice.review.answered': 'Job {job}: your review was answered.',
  'notice.lesson.code':
    'Code of the lesson on {day}, job {job}: {code}. Give it to {tutor} at the door, when the lesson begins.',
  'notice.salary.said':
    'Job {job}, {month}: the other side writes: {salary_word} {amount}. Please say whether that is right.',
  'notice.salary.confirmed': 'Job {job}, {month}: the other side says that {amount} is right.',
  'notice.salary.denied':
    'Job {job}, {month}: the other side says that {amount} is not right. Please look at it, and talk to each other.',
  'notice.salary.takenBack':
    'Job {job}, {month}: the other side took back what it said of {amount}. Please look at it.',
  'notice.salary.left':
    'Job {job}: {amount} of the salary of {month} are not written down as paid yet. If you have paid them, please write that down; if not, please remember {tutor}.',
  'notice.salary.waits':
    'Job {job}, {month}: the other side wrote some days ago: {salary_word} {amount}. Please say whether that is right.',
  'notice.routine.proposed':
    'Job {job}: the other side proposes {routine_change} from {day} to {until}. Please agree or decline.',
  'notice.routine.agreed': 'Job {job}: the other side agrees to {routine_change} from {day} to {until}.',
  'notice.routine.declined':
    'Job {job}: the other side declines {routine_change} from {day} to {until}. All is as usual.',
  'notice.routine.seasonMoved':
    'Job {job}: the days of Ramadan were moved, to {day} until {until}. Your Ramadan timetable has these days now.',
  'notice.lessons.endedGuardian':
    'Lessons of your tutor request {request} have ended. Open it to read why, and to find another tutor.',
  'notice.job.again': 'The family of job {job} looks for another tutor. Those who applied before were asked.',
  'notice.job.againGuardian':
    'We asked the other tutors of your tutor request {request} whether they are available, and tell you who is.',
  'notice.application.again':
    'The family of job {job} looks for a tutor again. Please say within 48 hours that you are still available.',
  'notice.charge.new': 'The platform charge for job {job} is {amount}. Please pay it by {day}.',
  'notice.charge.soon': 'The platform charge of {amount} for job {job} is due on {day}.',
  'notice.charge.due': 'The platform charge of {amount} for job {job} is due today.',
  'notice.charge.overdue':
    'The platform charge of {amount} for job {job} was due on {day}. Please pay it now.',
  'notice.charge.paid': 'We received the platform charge of {amount} for job {job}.',
  'notice.charge.waived': 'You need not pay the platform charge for job {job}.',
  'notice.charge.claimed': 'A tutor claims back the charge of job {job}. Please decide.',
  'notice.charge.claimOverdue': 'A claim about the charge of job {job} is overdue. Nobody has decided it.',
  'notice.charge.claimRefused': 'Your claim about the charge of job {job} was refused. Open it to read why.',
  'notice.charge.refunded':
    'You get {refunded} of the platform charge for job {job} back. We send it to your wallet within 3 working days.',
  'notice.charge.refundSent': 'We sent you {amount} of the platform charge for job {job} back. TrxID: {trx}',
  'notice.payment.refused':
    'Your payment of {amount} (TrxID {trx}) was not accepted: {reason} Your invoice says what to do.',
  'notice.payment.sentBack':
    'Your payment of {amount} (TrxID {trx}) was not needed. We sent it back to you. TrxID: {sent}',
  'notice.charge.returned':
    'Your payment of {amount} for job {job} was not needed, or was not the amount of the charge. You get it back the way you paid.',
  'notice.credential.verified': 'Your credential "{title}" is verified.',
  'notice.credential.refused': 'Your credential "{title}" was refused. Open it to read why.',
  'notice.alert.job': 'A new job fits your saved search "{search}": job {job}.',
  'notice.alert.digest': {
    one: '{count} new job fits your saved searches.',
    other: '{count} new jobs fit your saved searches.',
  },
  'notice.alert.tutors': {
    one: '{count} tutor like those you look for is available near you now.',
    other: '{count} tutors like those you look for are available near you now.',
  },
  'notice.job.ask': 'The operators think that job {job} fits you. Look at it and apply if you like it.',
  'notice.account.device':
    'Your account was signed in to on a new device: {device}. If this was not you, change your password.',
  'notice.account.unknownDevice':
    'Your account was signed in to on a new device. If this was not you, change your password.',
  'notice.account.phone':
    'The phone number of your account was changed. If this was not you, contact Porao support.',
  'notice.account.email':
    'The e-mail address of your account was changed. If this was not you, contact Porao support.',
  'notice.account.emailLost':
    'Your account has no e-mail address any more: another account has shown that the address belongs to it. Please enter your own.',
  'notice.wait.reviewSoon': 'Tutor request {request} waits for review. Please decide by {day}.',
  'notice.wait.reviewPassed':
    'We are sorry: your tutor request {request} is not reviewed yet. You will have an answer by {day}.',
  'notice.wait.detailsPassed':
    'Your tutor request {request} waits for you: please add what is missing about the student.',
  'notice.wait.termsSoon':
    'Please answer the terms of your tutor request {request} by {day}, so that it can be published.',
  'notice.wait.termsPassed':
    'You did not answer the terms of your tutor request {request}. Our team looks at it again and contacts you.',
  'notice.wait.answerSoon':
    'Tutors wait for your answer on tutor request {request}. Applications without an answer end on {day}.',
  'notice.wait.answerPassed':
    'Applications for your tutor request {request} ended without an answer. Other tutors can still apply.',
  'notice.wait.meetingAsked': 'The family of job {job} asks to meet you. Please answer by {day}.',
  'notice.wait.meetingTakenBack':
    'The family of job {job} took back its wish to meet you. Your application stays open.',
  'notice.wait.meetingAnswered':
    'The tutor whom you asked for your tutor request {request} will come to the meeting.',
  'notice.wait.againAnswered':
    'A tutor who applied to your tutor request {request} before is still available.',
  'notice.wait.again':
    'The family of job {job} waits to read that you are still available. Please answer now.',
  'notice.wait.againGuardian':
    'A tutor of your tutor request {request} did not answer whether they are still available. Please look at the others.',
  'notice.wait.acceptanceAnswered':
    'The tutor who was appointed for your tutor request {request} accepted it.',
  'notice.wait.meeting':
    'The family of job {job} waits for your answer about the meeting. Please answer now.',
  'notice.wait.meetingGuardian':
    'The tutor has not answered about the meeting for your tutor request {request}. You can ask another tutor.',
  'notice.wait.meetingOperators': 'The tutor has not answered about the meeting for job {job}.',
  'notice.wait.acceptance': 'You were appointed for job {job}. Please accept or decline it now.',
  'notice.wait.acceptanceGuardian':
    'The tutor who was appointed for your tutor request {request} has not accepted yet. We will contact them.',
  'notice.wait.acceptanceOperators': 'The tutor who was appointed for job {job} has not accepted it.',
  'notice.wait.start': 'Have the lessons of job {job} started? Please confirm it.',
  'notice.wait.startGuardian': 'Have the lessons of your tutor request {request} started? Please confirm it.',
  'notice.wait.startOperators': 'The start of the lessons of job {job} is not confirmed by both sides.',
  'notice.account.bannedSignUp': 'Somebody tried to use a number of the banned account {account}.',
  'notice.visit.late':
    'Are you home? Please say so here, answer our SMS with HOME, or choose a later time. If you named a trusted contact, they get a text message in 30 minutes.',
  'notice.refundRefused':
    'The payment provider has not given back {amount} that was paid for job {job}. Please look at it.',
  'notice.paymentDoubt':
    'The online payment of {amount} for job {job} is not certain. Please look at it at the provider.',
  'notice.smsReply': 'A text message of account {account} waits for an answer by one of us.',
  'notice.unknown': 'There is no such notice.',
  'notice.read': 'Marked as read.',
  'notice.saved': 'Your choice was saved.',
  'notice.proofSent': 'We sent a link to your e-mail address. Please open it.',
  'notice.proved': 'Your e-mail address is verified.',
  'notice.alreadyProved': 'Your e-mail address is verified already.',
  'notice.noEmail':
    'Your account has no e-mail address. Please enter one in the settings of your account first.',
  'notice.provedElsewhere':
    'Another account was verified with this e-mail address before. Sign in to that one, or change its e-mail address first.',
  'notice.pushOn': 'This browser shows notices now.',
  'notice.pushOff': 'This browser shows no more notices.',
  'notice.unsubscribed': 'You will get no more e-mails of this kind.',
  'notice.tokenWrong': 'This link is not valid any more.',
  'notice.pushHost': 'Push messages cannot be sent to this address.',
  'notice.pushKey': 'Push messages cannot be sealed with this key.',
  'queue.unknownJob': 'There is no such job any more.',
  'queue.retried': 'The job is tried again.',
  'queue.retriedAll': { one: '{count} job is tried again.', other: '{count} jobs are tried again.' },
  'sms.code':
    '{code} is your Porao code. It is valid for {count} minutes. Nobody from Porao will ever ask you for it.',
  'sms.phoneCode':
    '{code} is the code to post your tutor request on Porao and accept our terms. Read it out to the operator you are talking to. Valid for {count} minutes.',
  'sms.ask.terms':
    'Porao: for your request {request} we can publish {salary} a month; you wished {budget}. Do you agree?',
  'sms.ask.candidate': 'Porao: {tutor} applied for your request {request}.',
  'sms.ask.candidatePay': 'Porao: {tutor} applied for your request {request} and expects {pay} a month.',
  'sms.ask.meet': 'Porao: {tutor} is on the shortlist of your request {request}. Do you want to meet?',
  'sms.ask.started':
    'Porao: {tutor} is confirmed for your request {request}. Tell us when the lessons have started.',
  'sms.ask.routine':
    'Porao: {tutor} proposes {routine_change} from {day} to {until}. Do you agree? Until then all is as usual.',
  'sms.choice.agree': 'I agree',
  'sms.choice.decline': 'I do not agree',
  'sms.choice.meet': 'I want to meet',
  'sms.choice.prefer': 'I like this tutor',
  'sms.choice.unsuitable': 'Not suitable',
  'sms.choice.started': 'Lessons have started',
  'sms.choice.accept': 'Yes, I agree',
  'sms.choice.refuse': 'No',
  'sms.reply': 'Reply {number}: {choice}.',
  'sms.reply.operator': 'Porao: we could not tell what you mean. One of our team will call you.',
  'sms.reply.done': 'Porao: {answer}',
  'sms.reply.stopped': 'Porao: we send no more questions by SMS. Sign in on our site or call us to go on.',
  'sms.reply.contactStopped': 'Porao: you get no more such messages.',
  'sms.contact.named':
    'Porao: {name} named you as trusted contact. If {name} does not come home from a visit in time, you get one SMS. Answer STOP to refuse.',
  'sms.contact.late':
    'Porao: {name} ({phone}) went to a visit in {area} ({time}) and has not told us of being home. Please call them; in danger call 999. STOP: no more such SMS.',
  'sms.contact.noArea': 'an area we do not know',
  'sms.over': 'This was answered before, or its time is over.',
  'sms.noChoice': 'Please choose one of the answers.',
  'sms.received': 'Received.',
  'sms.wrongSecret': 'The secret is wrong.',
  'sms.handled': 'The message is marked as done.',
  'sms.unknownMessage': 'There is no such message that waits.',
  'sms.phoneChanged':
    'The phone number of your Porao account was changed to {phone}. If this was not you, contact Porao support at once.',
  'mail.open': 'Open it on Porao: {link}',
  'mail.settings': 'Choose which e-mails you get: {link}',
  'mail.unsubscribe': 'Stop e-mails of this kind: {link}',
  'mail.proofSubject': 'Verify your e-mail address',
  'mail.proof':
    'Open this link to use this e-mail address for the Porao account with the phone number {phone}: to sign in and to get notices. It is valid for one day. If this is not your account, do nothing.',
} as const;
