import area from './area.en.ts';
import coaches from './coaches.en.ts';
import common from './common.en.ts';
import family from './family.en.ts';
import hireCoach from './hire-coach.en.ts';
import payment from './payment.en.ts';
import posts from './posts.en.ts';
import profile from './profile.en.ts';
import requests from './requests.en.ts';
import small from './small.en.ts';
import tutors from './tutors.en.ts';

export default {
  ...area,
  ...coaches,
  ...common,
  ...family,
  ...hireCoach,
  ...payment,
  ...posts,
  ...profile,
  ...small,
  ...tutors,
  ...requests,
  'dashboard.greeting': 'Hello, {name}',
  'dashboard.since': 'Member since {date}',
  'dashboard.failed': 'Your dashboard could not be loaded',
  'dashboard.loading': 'Loading your dashboard',
  'dashboard.requests.none': 'You have no open request.',
  'today.title': 'Lessons today',
  'today.none': 'No lesson today.',
  'today.unplanned': 'No week is planned yet.',
  'today.code': 'Code for the tutor',
  'today.plan': 'Plan the week',
  'hire.title': 'Find a teacher',
  'hire.home-tutor.title': 'Hire home tutor',
  'hire.home-tutor.text': 'Someone who comes to your home and teaches the subjects you choose.',
  'hire.home-coach.title': 'Hire home coach',
  'hire.home-coach.text': 'Someone who spends some hours a day with your child, for lessons and care.',
  'hire.online-lesson.title': 'Online lesson',
  'hire.online-lesson.text': 'Lessons over video with a tutor from anywhere in the country.',
  'notices.title': 'Notice board',
  'notices.verify': 'Meet a tutor together with another adult before the first lesson.',
  'notices.fee': 'You and the tutor agree the fee. We take no part of it.',
} as const;
