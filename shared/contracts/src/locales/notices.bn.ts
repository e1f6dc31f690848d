import type en from './notices.en.ts';

export default {
  'notice.request.new': 'টিউটরের অনুরোধ {request} অনুমোদনের অপেক্ষায় আছে।',
  'notice.request.approved': 'আপনার টিউটরের অনুরোধ {request} অনুমোদিত হয়েছে। টিউটররা এখন এতে আবেদন করতে পারবেন।',
  'notice.request.terms':
    'আপনার টিউটরের অনুরোধ {request} প্রকাশ করা যাবে, তবে বাজেটের চেয়ে কম বেতনে। রাজি কি না জানাতে অনুরোধটি খুলুন।',
  'notice.request.declined': 'টিউটরের অনুরোধ {request}-এর শর্তে অভিভাবক রাজি হননি। অনুরোধটি আবার যাচাইয়ের অপেক্ষায়।',
  'notice.request.rejected': 'আপনার টিউটরের অনুরোধ {request} অনুমোদন হয়নি। কারণ জানতে অনুরোধটি খুলুন।',
  'notice.job.expired': 'আপনার টিউটরের অনুরোধ {request}-এর ৩০ দিন শেষ হয়েছে। আপনি নতুন অনুরোধ পাঠাতে পারেন।',
  'notice.job.hiringPassed':
    'আপনার টিউটরের অনুরোধ {request}-এর ক্লাস শুরুর তারিখ পেরিয়ে গেছে, তাই টিউটররা এটি আর দেখছেন না। অনুরোধটি খোলা রাখুন বা শেষ করুন।',
  'notice.job.cancelled': 'আপনার টিউটরের অনুরোধ {request} বাতিল করা হয়েছে। কারণ জানতে অনুরোধটি খুলুন।',
  'notice.application.new': 'আপনার টিউটরের অনুরোধ {request}-এ একজন টিউটর আবেদন করেছেন।',
  'notice.application.withdrawn': 'আপনার টিউটরের অনুরোধ {request} থেকে একজন টিউটর আবেদন তুলে নিয়েছেন।',
  'notice.application.listed': 'আপনার টিউটরের অনুরোধ {request}-এর জন্য একজন টিউটর বাছাই তালিকায় আছেন।',
  'notice.application.shortlisted': 'টিউশন {job}-এর জন্য আপনি বাছাই তালিকায় আছেন।',
  'notice.application.leftShortlist': 'বাছাই তালিকার একজন টিউটর টিউশন {job} থেকে আবেদন তুলে নিয়েছেন।',
  'notice.application.appointed': 'টিউশন {job}-এর জন্য আপনি নিয়োগ পেয়েছেন। নেবেন কি না, জানান।',
  'notice.application.tutorAppointed':
    'আপনার টিউটরের অনুরোধ {request}-এর জন্য একজন টিউটর নিয়োগ পেয়েছেন। তাঁর সঙ্গে দেখা করুন।',
  'notice.application.declined':
    'আপনার টিউটরের অনুরোধ {request}-এ যে টিউটর নিয়োগ পেয়েছেন, তিনি টিউশনটি নিতে পারছেন না। আমরা আরেকজন খুঁজব।',
  'notice.application.tutorDeclined': 'টিউশন {job}-এ যে টিউটর নিয়োগ পেয়েছেন, তিনি টিউশনটি নেননি।',
  'notice.application.confirmed': 'টিউশন {job} আপনার জন্য নিশ্চিত হয়েছে। আপনার নিশ্চিতকরণ পত্র তৈরি আছে।',
  'notice.application.tutorConfirmed': 'আপনার টিউটরের অনুরোধ {request}-এর জন্য একজন টিউটর নিশ্চিত হয়েছেন।',
  'notice.application.notSelected': 'টিউশন {job}-এর জন্য আপনার আবেদন বাছাই হয়নি। কারণ জানতে আবেদনটি খুলুন।',
  'notice.application.timedOut': 'টিউশন {job}-এর সময় শেষ হয়েছে, আপনার আবেদনের বিষয়ে সিদ্ধান্ত হয়নি।',
  'notice.lessons.started': 'টিউশন {job}-এর ক্লাস শুরু হয়েছে।',
  'notice.lessons.ended': 'টিউশন {job}-এর ক্লাস শেষ হয়েছে।',
  'notice.case.new': 'একটি সমস্যা জানানো হয়েছে: {case_kind}।',
  'notice.case.overdue': 'একটি অভিযোগের সময় পেরিয়েছে: {case_kind}। কেউ সিদ্ধান্ত দেননি।',
  'notice.case.answered': 'আপনার দায়িত্বে থাকা একটি অভিযোগে নতুন কথা এসেছে: {case_kind}।',
  'notice.case.confirm': 'একটি সিদ্ধান্ত প্রধান অপারেটরের সম্মতির অপেক্ষায়: {case_kind}।',
  'notice.case.returned': 'আপনার সিদ্ধান্তটি ফেরত এসেছে: {case_kind}। {reason}',
  'notice.case.nobodyAsked':
    'আপনার সিদ্ধান্তের পর জিজ্ঞেস করার মতো অন্য টিউটর পাওয়া যায়নি: {case_kind}। পরিবারটিকে ফোন করুন।',
  'notice.case.appealed': 'একটি সিদ্ধান্তে আপিল হয়েছে: {case_kind}।',
  'notice.case.decided': 'টিউশন {job}, "{case_kind}": {decision}। {reason}',
  'notice.case.closed': 'টিউশন {job}-এর অভিযোগ "{case_kind}" শেষ হয়েছে। {closed_cause}',
  'notice.case.message': 'টিউশন {job}: {reply}{message}',
  'notice.case.question': 'টিউশন {job}: {reply}{message} উত্তর দিন {day}-এর মধ্যে।',
  'notice.case.banReview': 'একটি অভিযোগের পর একটি অ্যাকাউন্ট দেখা দরকার: {case_kind}।',
  'notice.lesson.said':
    'টিউশন {job}, {day}: অন্য পক্ষ জানিয়েছেন: {lesson_word}। ৪৮ ঘণ্টার মধ্যে অন্য কিছু না জানালে এটি দুই পক্ষের কথা বলে ধরা হবে।',
  'notice.lesson.disputed': 'টিউশন {job}, {day}: এই ক্লাস নিয়ে আপনারা দুজন দুই রকম জানিয়েছেন। একবার দেখুন।',
  'notice.review.open': 'টিউশন {job}: ৩০ দিনের ক্লাস হয়েছে, এখন অন্য পক্ষকে নিয়ে মতামত দিতে পারেন।',
  'notice.review.written':
    'টিউশন {job}: অন্য পক্ষ মতামত দিয়েছে। {day}-এর মধ্যে আপনার মতামত দিন; তারপর শুধু তাদেরটি দেখা যাবে।',
  'notice.review.shown': 'টিউশন {job}: আপনাকে নিয়ে মতামতটি এখন দেখা যাচ্ছে। একবার উত্তর দিতে পারেন।',
  'notice.review.answered': 'টিউশন {job}: আপনার মতামতের উত্তর এসেছে।',
  'notice.lesson.code': '{day}-এর ক্লাসের কোড, টিউশন {job}: {code}। ক্লাস শুরু হলে দরজায় {tutor}-কে কোডটি দিন।',
  'notice.salary.said': 'টিউশন {job}, {month}: অন্য পক্ষ লিখেছেন: {salary_word} {amount}। এটি ঠিক কি না, জানান।',
  'notice.salary.confirmed': 'টিউশন {job}, {month}: অন্য পক্ষ জানিয়েছেন, {amount} ঠিক আছে।',
  'notice.salary.denied':
    'টিউশন {job}, {month}: অন্য পক্ষ জানিয়েছেন, {amount} ঠিক নয়। একবার দেখুন, দুজনে কথা বলে নিন।',
  'notice.salary.takenBack':
    'টিউশন {job}, {month}: {amount} নিয়ে অন্য পক্ষ আগে যা জানিয়েছিলেন, তা ফিরিয়ে নিয়েছেন। একবার দেখুন।',
  'notice.salary.left':
    'টিউশন {job}: {month}-এর বেতনের {amount} দেওয়া হয়েছে বলে এখনও লেখা হয়নি। দিয়ে থাকলে লিখে রাখুন, না দিয়ে থাকলে {tutor}-এর কথা মনে রাখবেন।',
  'notice.salary.waits':
    'টিউশন {job}, {month}: কয়েক দিন আগে অন্য পক্ষ লিখেছেন: {salary_word} {amount}। এটি ঠিক কি না, জানান।',
  'notice.routine.proposed':
    'টিউশন {job}: অন্য পক্ষ {day} থেকে {until} পর্যন্ত {routine_change} রাখতে চান। রাজি কি না জানান।',
  'notice.routine.agreed': 'টিউশন {job}: {day} থেকে {until} পর্যন্ত {routine_change}, অন্য পক্ষ রাজি।',
  'notice.routine.declined':
    'টিউশন {job}: {day} থেকে {until} পর্যন্ত {routine_change}, এতে অন্য পক্ষ রাজি নন। সব আগের মতো চলবে।',
  'notice.routine.seasonMoved':
    'টিউশন {job}: রমজানের তারিখ বদলেছে, এখন {day} থেকে {until}। আপনাদের রমজানের সময়সূচিও এখন এই দিনগুলোর।',
  'notice.lessons.endedGuardian':
    'আপনার টিউটরের অনুরোধ {request}-এর ক্লাস শেষ হয়েছে। কারণ জানতে ও আরেকজন টিউটর খুঁজতে অনুরোধটি খুলুন।',
  'notice.job.again': 'টিউশন {job}-এর পরিবার আরেকজন টিউটর খুঁজছে। আগে যাঁরা আবেদন করেছিলেন, তাঁদের জানানো হয়েছে।',
  'notice.job.againGuardian':
    'আপনার টিউটরের অনুরোধ {request}-এ আবেদন করা অন্য টিউটররা এখনো পড়াতে পারবেন কি না, জানতে চেয়েছি। কেউ জানালেই আপনাকে জানাব।',
  'notice.application.again':
    'টিউশন {job}-এর পরিবার আবার টিউটর খুঁজছে। এখনো পড়াতে পারলে অনুগ্রহ করে ৪৮ ঘণ্টার মধ্যে জানান।',
  'notice.charge.new': 'টিউশন {job}-এর প্ল্যাটফর্ম চার্জ {amount}। {day} তারিখের মধ্যে পরিশোধ করুন।',
  'notice.charge.soon': 'টিউশন {job}-এর প্ল্যাটফর্ম চার্জ {amount} পরিশোধের শেষ তারিখ {day}।',
  'notice.charge.due': 'টিউশন {job}-এর প্ল্যাটফর্ম চার্জ {amount} পরিশোধের শেষ তারিখ আজ।',
  'notice.charge.overdue':
    'টিউশন {job}-এর প্ল্যাটফর্ম চার্জ {amount} পরিশোধের শেষ তারিখ ছিল {day}। চার্জটি পরিশোধ করুন।',
  'notice.charge.paid': 'টিউশন {job}-এর প্ল্যাটফর্ম চার্জ {amount} আমরা পেয়েছি।',
  'notice.charge.waived': 'টিউশন {job}-এর প্ল্যাটফর্ম চার্জ আপনাকে পরিশোধ করতে হবে না।',
  'notice.charge.claimed': 'একজন টিউটর টিউশন {job}-এর চার্জ ফেরত বা মওকুফ চেয়েছেন। সিদ্ধান্ত নিন।',
  'notice.charge.claimOverdue': 'টিউশন {job}-এর চার্জ নিয়ে একটি দাবির সময় পেরিয়েছে। কেউ সিদ্ধান্ত দেননি।',
  'notice.charge.claimRefused': 'টিউশন {job}-এর চার্জ নিয়ে আপনার দাবি মানা হয়নি। কারণ জানতে ইনভয়েসটি খুলুন।',
  'notice.charge.refunded':
    'টিউশন {job}-এর প্ল্যাটফর্ম চার্জের {refunded} ফেরত পাবেন। ৩ কর্মদিবসের মধ্যে আপনার ওয়ালেটে পাঠাব।',
  'notice.charge.refundSent': 'টিউশন {job}-এর প্ল্যাটফর্ম চার্জের {amount} আপনাকে ফেরত পাঠিয়েছি। TrxID: {trx}',
  'notice.payment.refused':
    'আপনার {amount}-এর পেমেন্টটি (TrxID {trx}) গ্রহণ করা যায়নি: {reason} কী করবেন, ইনভয়েসে দেখুন।',
  'notice.payment.sentBack':
    'আপনার {amount}-এর পেমেন্টটি (TrxID {trx}) দরকার ছিল না। টাকাটা আপনাকে ফেরত পাঠিয়েছি। TrxID: {sent}',
  'notice.charge.returned':
    'টিউশন {job}-এর জন্য আপনার দেওয়া {amount} দরকার ছিল না, অথবা চার্জের সমান ছিল না। যেভাবে দিয়েছেন, সেভাবেই টাকা ফেরত পাবেন।',
  'notice.credential.verified': 'আপনার সনদপত্র "{title}" যাচাই করা হয়েছে।',
  'notice.credential.refused': 'আপনার সনদপত্র "{title}" ফেরত দেওয়া হয়েছে। কারণ জানতে সনদপত্রটি খুলুন।',
  'notice.alert.job': 'আপনার সংরক্ষিত সার্চ "{search}"-এর সঙ্গে নতুন একটি টিউশন মিলেছে: টিউশন {job}।',
  'notice.alert.digest': 'আপনার সংরক্ষিত সার্চের সঙ্গে {count}টি নতুন টিউশন মিলেছে।',
  'notice.alert.tutors': 'আপনি যেমন খুঁজছেন, তেমন {count} জন টিউটর এখন আপনার এলাকায় পাওয়া যাচ্ছে।',
  'notice.job.ask': 'অপারেটররা মনে করেন, টিউশন {job} আপনার জন্য মানানসই। দেখুন, পছন্দ হলে আবেদন করুন।',
  'notice.account.device':
    'আপনার অ্যাকাউন্টে নতুন ডিভাইস থেকে সাইন ইন করা হয়েছে: {device}। আপনি না করে থাকলে পাসওয়ার্ড বদলান।',
  'notice.account.unknownDevice': 'আপনার অ্যাকাউন্টে নতুন ডিভাইস থেকে সাইন ইন করা হয়েছে। আপনি না করে থাকলে পাসওয়ার্ড বদলান।',
  'notice.account.phone': 'আপনার অ্যাকাউন্টের ফোন নম্বর বদলানো হয়েছে। আপনি না করে থাকলে পড়াও-এর সাপোর্টে যোগাযোগ করুন।',
  'notice.account.email': 'আপনার অ্যাকাউন্টের ই-মেইল বদলানো হয়েছে। আপনি না করে থাকলে পড়াও-এর সাপোর্টে যোগাযোগ করুন।',
  'notice.account.emailLost':
    'আপনার অ্যাকাউন্টে এখন কোনো ই-মেইল নেই, কারণ ঠিকানাটি অন্য একটি অ্যাকাউন্টের বলে যাচাই হয়েছে। অনুগ্রহ করে নিজের ই-মেইল দিন।',
  'notice.wait.reviewSoon': 'টিউটরের অনুরোধ {request} যাচাইয়ের অপেক্ষায়। {day}-এর মধ্যে সিদ্ধান্ত নিন।',
  'notice.wait.reviewPassed': 'দুঃখিত, আপনার টিউটরের অনুরোধ {request} এখনো যাচাই হয়নি। {day}-এর মধ্যে উত্তর পাবেন।',
  'notice.wait.detailsPassed': 'আপনার টিউটরের অনুরোধ {request} আপনার অপেক্ষায় আছে: শিক্ষার্থীর বাকি তথ্য দিন।',
  'notice.wait.termsSoon': 'আপনার টিউটরের অনুরোধ {request} প্রকাশ করতে {day}-এর মধ্যে এর শর্তে আপনার উত্তর জানান।',
  'notice.wait.termsPassed':
    'আপনার টিউটরের অনুরোধ {request}-এর শর্তে আপনার উত্তর পাইনি। আমাদের দল আবার দেখে আপনার সঙ্গে যোগাযোগ করবে।',
  'notice.wait.answerSoon':
    'টিউটরের অনুরোধ {request}-এ টিউটররা আপনার উত্তরের অপেক্ষায় আছেন। উত্তর না পেলে আবেদনগুলো {day} তারিখে শেষ হবে।',
  'notice.wait.answerPassed':
    'উত্তর না পাওয়ায় আপনার টিউটরের অনুরোধ {request}-এর আবেদনগুলো শেষ হয়েছে। অন্য টিউটররা এখনো আবেদন করতে পারবেন।',
  'notice.wait.meetingAsked': 'টিউশন {job}-এর পরিবার আপনার সঙ্গে দেখা করতে চায়। অনুগ্রহ করে {day}-এর মধ্যে উত্তর দিন।',
  'notice.wait.meetingTakenBack':
    'টিউশন {job}-এর পরিবার আপনার সঙ্গে দেখা করার অনুরোধ ফিরিয়ে নিয়েছে। আপনার আবেদন আগের মতোই আছে।',
  'notice.wait.meetingAnswered': 'আপনার টিউটরের অনুরোধ {request}-এর জন্য যাঁর সঙ্গে দেখা করতে চেয়েছেন, তিনি আসবেন।',
  'notice.wait.againAnswered': 'আপনার টিউটরের অনুরোধ {request}-এ আগে আবেদন করা একজন টিউটর এখনো পড়াতে পারবেন।',
  'notice.wait.again': 'আপনি এখনো পড়াতে পারবেন কি না, টিউশন {job}-এর পরিবার তা জানার অপেক্ষায় আছে। এখনই উত্তর দিন।',
  'notice.wait.againGuardian':
    'আপনার টিউটরের অনুরোধ {request}-এর একজন টিউটর এখনো পড়াতে পারবেন কি না জানাননি। অন্যদের দেখুন।',
  'notice.wait.acceptanceAnswered':
    'আপনার টিউটরের অনুরোধ {request}-এ যে টিউটর নিয়োগ পেয়েছেন, তিনি টিউশনটি নিতে রাজি হয়েছেন।',
  'notice.wait.meeting': 'টিউশন {job}-এর পরিবার সাক্ষাতের বিষয়ে আপনার উত্তরের অপেক্ষায় আছে। অনুগ্রহ করে এখনই উত্তর দিন।',
  'notice.wait.meetingGuardian':
    'আপনার টিউটরের অনুরোধ {request}-এর সাক্ষাতের বিষয়ে টিউটর এখনো উত্তর দেননি। চাইলে অন্য টিউটরকে বলতে পারেন।',
  'notice.wait.meetingOperators': 'টিউশন {job}-এর সাক্ষাতের বিষয়ে টিউটর উত্তর দেননি।',
  'notice.wait.acceptance': 'টিউশন {job}-এ আপনি নিয়োগ পেয়েছেন। অনুগ্রহ করে এখনই গ্রহণ করুন বা ফিরিয়ে দিন।',
  'notice.wait.acceptanceGuardian':
    'আপনার টিউটরের অনুরোধ {request}-এ যে টিউটর নিয়োগ পেয়েছেন, তিনি এখনো সম্মতি দেননি। আমরা তাঁর সঙ্গে যোগাযোগ করব।',
  'notice.wait.acceptanceOperators': 'টিউশন {job}-এ যে টিউটর নিয়োগ পেয়েছেন, তিনি এখনো সম্মতি দেননি।',
  'notice.wait.start': 'টিউশন {job}-এর ক্লাস কি শুরু হয়েছে? অনুগ্রহ করে নিশ্চিত করুন।',
  'notice.wait.startGuardian': 'আপনার টিউটরের অনুরোধ {request}-এর ক্লাস কি শুরু হয়েছে? অনুগ্রহ করে নিশ্চিত করুন।',
  'notice.wait.startOperators': 'টিউশন {job}-এর ক্লাস শুরু হয়েছে, দুই পক্ষ তা নিশ্চিত করেনি।',
  'notice.account.bannedSignUp': 'নিষিদ্ধ অ্যাকাউন্ট {account}-এর একটি নম্বর কেউ ব্যবহার করতে চেয়েছেন।',
  'notice.visit.late':
    'বাসায় ফিরেছেন? এখানে জানান, বা আমাদের এসএমএসের উত্তরে HOME লিখুন, অথবা আরও পরের সময় দিন। ভরসার মানুষের নাম দিয়ে থাকলে ৩০ মিনিট পর তাঁর কাছে এসএমএস যাবে।',
  'notice.refundRefused': 'টিউশন {job}-এর জন্য পাওয়া {amount} পেমেন্ট সেবা এখনো ফেরত দেয়নি। একটু দেখুন।',
  'notice.paymentDoubt': 'টিউশন {job}-এর {amount} অনলাইন পেমেন্টটি নিশ্চিত নয়। পেমেন্ট সেবায় দেখে নিন।',
  'notice.smsReply': 'অ্যাকাউন্ট {account}-এর একটি এসএমএসের উত্তর আমাদের কাউকে দিতে হবে।',
  'notice.unknown': 'এমন কোনো নোটিশ নেই।',
  'notice.read': 'পড়া হয়েছে বলে চিহ্নিত হয়েছে।',
  'notice.saved': 'আপনার পছন্দ সংরক্ষণ হয়েছে।',
  'notice.proofSent': 'আপনার ই-মেইলে একটি লিংক পাঠানো হয়েছে। লিংকটি খুলুন।',
  'notice.proved': 'আপনার ই-মেইল যাচাই করা হয়েছে।',
  'notice.alreadyProved': 'আপনার ই-মেইল আগেই যাচাই করা হয়েছে।',
  'notice.noEmail': 'আপনার অ্যাকাউন্টে কোনো ই-মেইল নেই। আগে অ্যাকাউন্টের সেটিংসে ই-মেইল দিন।',
  'notice.provedElsewhere':
    'এই ই-মেইল আগেই অন্য একটি অ্যাকাউন্টে যাচাই করা হয়েছে। সেই অ্যাকাউন্টে সাইন ইন করুন, অথবা আগে সেটির ই-মেইল বদলান।',
  'notice.pushOn': 'এই ব্রাউজার এখন নোটিশ দেখাবে।',
  'notice.pushOff': 'এই ব্রাউজার আর নোটিশ দেখাবে না।',
  'notice.unsubscribed': 'আপনি এ ধরনের ই-মেইল আর পাবেন না।',
  'notice.tokenWrong': 'এই লিংকটি আর কাজ করে না।',
  'notice.pushHost': 'এই ঠিকানায় পুশ বার্তা পাঠানো যায় না।',
  'notice.pushKey': 'এই কী দিয়ে পুশ বার্তা পাঠানো যায় না।',
  'queue.unknownJob': 'এমন কোনো কাজ আর নেই।',
  'queue.retried': 'কাজটি আবার করা হবে।',
  'queue.retriedAll': '{count}টি কাজ আবার করা হবে।',
  // A text message with Bengali letters has 70 characters.
  'sms.code': '{code} আপনার পড়াও কোড, {count} মিনিটের জন্য। কোডটি কাউকে বলবেন না।',
  'sms.phoneCode':
    '{code} পড়াও-এ টিউটরের অনুরোধ ও শর্তে সম্মতির কোড, {count} মিনিটের জন্য। যে অপারেটরের সঙ্গে কথা বলছেন, শুধু তাঁকে বলুন।',
  'sms.ask.terms':
    'পড়াও: অনুরোধ {request}-এ মাসে {salary} বেতনে টিউটর খোঁজা যাবে; আপনি চেয়েছিলেন {budget}। রাজি আছেন?',
  'sms.ask.candidate': 'পড়াও: আপনার অনুরোধ {request}-এ আবেদন করেছেন {tutor}।',
  'sms.ask.candidatePay': 'পড়াও: আপনার অনুরোধ {request}-এ আবেদন করেছেন {tutor}, চান মাসে {pay}।',
  'sms.ask.meet': 'পড়াও: অনুরোধ {request}-এর বাছাই তালিকায় আছেন {tutor}। দেখা করতে চান?',
  'sms.ask.started': 'পড়াও: অনুরোধ {request}-এর টিউটর নিশ্চিত: {tutor}। ক্লাস শুরু হলে জানান।',
  'sms.ask.routine':
    'পড়াও: {tutor} {day} থেকে {until} পর্যন্ত {routine_change} রাখতে চান। আপনি কি রাজি? তার আগে সব আগের মতো।',
  'sms.choice.agree': 'রাজি আছি',
  'sms.choice.decline': 'রাজি নই',
  'sms.choice.meet': 'দেখা করতে চাই',
  'sms.choice.prefer': 'পছন্দ হয়েছে',
  'sms.choice.unsuitable': 'উপযুক্ত নন',
  'sms.choice.started': 'ক্লাস শুরু হয়েছে',
  'sms.choice.accept': 'হ্যাঁ, রাজি',
  'sms.choice.refuse': 'না',
  'sms.reply': '{choice}: লিখুন {number}।',
  'sms.reply.operator': 'পড়াও: আপনার কথা বুঝতে পারিনি। আমাদের একজন আপনাকে ফোন করবেন।',
  'sms.reply.done': 'পড়াও: {answer}',
  'sms.reply.stopped': 'পড়াও: এসএমএসে আর প্রশ্ন পাঠাব না। সাইটে সাইন ইন করুন বা আমাদের ফোন করুন।',
  'sms.reply.contactStopped': 'পড়াও: এমন এসএমএস আর যাবে না।',
  'sms.contact.named':
    'পড়াও: {name} আপনাকে তাঁর ভরসার মানুষ হিসেবে জানিয়েছেন। সাক্ষাৎ থেকে সময়মতো না ফিরলে একটি এসএমএস পাবেন। না চাইলে লিখুন STOP।',
  'sms.contact.late':
    'পড়াও: {name} ({phone}) {area} গিয়েছিলেন ({time}), বাসায় ফিরেছেন বলে জানাননি। তাঁকে ফোন করুন; বিপদে ৯৯৯। আর না চাইলে লিখুন STOP।',
  'sms.contact.noArea': 'অজানা এলাকায়',
  'sms.over': 'এর উত্তর আগেই দেওয়া হয়েছে, বা সময় শেষ হয়ে গেছে।',
  'sms.noChoice': 'একটি উত্তর বেছে নিন।',
  'sms.received': 'পেয়েছি।',
  'sms.wrongSecret': 'গোপন সংকেতটি ভুল।',
  'sms.handled': 'বার্তাটির কাজ শেষ বলে চিহ্নিত হয়েছে।',
  'sms.unknownMessage': 'অপেক্ষায় আছে এমন কোনো বার্তা নেই।',
  'sms.phoneChanged': 'পড়াও-এ আপনার নম্বর এখন {phone}। আপনি না বদলালে সাপোর্টকে জানান।',
  'mail.open': 'পড়াও-তে খুলুন: {link}',
  'mail.settings': 'কোন ই-মেইল পাবেন তা বেছে নিন: {link}',
  'mail.unsubscribe': 'এ ধরনের ই-মেইল বন্ধ করুন: {link}',
  'mail.proofSubject': 'আপনার ই-মেইল যাচাই করুন',
  'mail.proof':
    '{phone} নম্বরের পড়াও অ্যাকাউন্টে এই ই-মেইল দিয়ে সাইন ইন করতে ও নোটিশ পেতে লিংকটি খুলুন। এটি এক দিন কাজ করবে। অ্যাকাউন্টটি আপনার না হলে কিছু করতে হবে না।',
} as const satisfies Record<keyof typeof en, string | { one: string; other: string }>;
