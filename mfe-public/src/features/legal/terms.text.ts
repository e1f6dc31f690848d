import { chargeRules } from '@porao/contracts/charge-rules';
import type { LegalTexts } from './legal.text.ts';

const { percentages, refund, daysToPay, withoutLessons, claim, noShow, trial, anotherTutor } = chargeRules;
const [first, second] = refund;
const trialEn =
  trial.lessons === 1
    ? 'the first lesson is a trial. After it'
    : `the first ${trial.lessons} lessons are a trial. After them`;
const bn = (value: number) => value.toLocaleString('bn-BD');
const trialBn = trial.lessons === 1 ? 'প্রথম ক্লাসটি পরীক্ষামূলক।' : `প্রথম ${bn(trial.lessons)}টি ক্লাস পরীক্ষামূলক।`;

/** Rules (PUB-010 to PUB-014) and rates (PUB-093 to PUB-098). */
export const termsText: LegalTexts = {
  en: {
    title: 'Terms & Conditions',
    lead: 'These are the rules for everybody who uses this service. By creating an account you agree to them.',
    sections: [
      {
        id: 'service',
        title: 'What we do',
        blocks: [
          'We bring parents and students together with tutors. Registration is free.',
          'We do not set fees and we do not guarantee tutors. The tuition fee is negotiated directly between the tutor and the guardian; we collect nothing of it.',
        ],
      },
      { id: 'age', title: 'Who may use it', blocks: ['You must be 18 years or older to use this service.'] },
      {
        id: 'guardians',
        title: 'For guardians',
        blocks: [
          'Guardians post tutor requests. The platform approves each request before it is published.',
          'Please give correct details of class, subjects, days, salary and area, because tutors decide by them.',
        ],
      },
      {
        id: 'tutors',
        title: 'For tutors',
        blocks: [
          {
            list: [
              'Your profile must be at least 80% complete before you apply for a job.',
              'A tutor cannot cancel after accepting a job.',
              'When a job is rejected, notify us within 24 hours of the rejection.',
              'What you tell us of your education and identity must be true.',
            ],
          },
        ],
      },
      {
        id: 'charges',
        title: 'Charges for tutors',
        blocks: [
          'Verification charge: ৳ 500, one time. A delivery charge is added only if your address changes.',
          `Platform charge: paid once per job, within ${daysToPay} days of confirmation, at these rates:`,
          {
            table: [
              ['Kind of job', 'Rate'],
              ['Online tutoring', `${percentages.online}%`],
              ['Home tutoring', `${percentages.home}%`],
              ['Crash program', `${percentages.crash}%`],
              ['2-month job', `${percentages.two_month}%`],
              ['1-month job', `${percentages.one_month}%`],
            ],
          },
          'The platform charge was free from 10 Feb 2025 to 10 Mar 2025.',
        ],
      },
      {
        id: 'refund',
        title: 'Refund of the platform charge',
        blocks: [
          {
            table: [
              ['When the job ends', 'Home tutoring', 'All other types'],
              [`Within the first ${first.days} days`, `${first.home}%`, `${first.others}%`],
              [`In the next ${second.days - first.days} days`, `${second.home}%`, `${second.others}%`],
            ],
          },
        ],
      },
      {
        id: 'endings',
        title: 'When a tuition ends early',
        blocks: [
          {
            list: [
              'Either side can end a tuition on this site and says why. The other side is told.',
              `Where the job says so, ${trialEn} either side can end the tuition.`,
              `A lesson counts as missed when one side is not there ${noShow.minutes} minutes after its time. After ${noShow.lessons} missed lessons the other side may end the tuition.`,
              `When the family ends it within ${withoutLessons.days} days without lessons, ${withoutLessons.percent}% of the charge is waived or refunded.`,
              `A tutor claims a waiver or refund within ${claim.days} days after the end. The day of the end decides how much it is.`,
              `Within ${anotherTutor.days} days of confirmation the family can ask the other applicants again, without a new approval. The tutor who is then confirmed pays the usual charge; the first one is refunded by the table above.`,
            ],
          },
        ],
      },
      {
        id: 'bans',
        title: 'Temporary and permanent bans',
        blocks: [
          'Anyone who breaks these rules may be banned temporarily or permanently. A banned tutor cannot apply, and a banned guardian’s requests are not published.',
        ],
      },
    ],
  },
  bn: {
    title: 'শর্তাবলি',
    lead: 'এই সেবা যাঁরা ব্যবহার করেন, নিয়মগুলো তাঁদের সবার জন্য। অ্যাকাউন্ট খুললে আপনি এগুলো মেনে নিচ্ছেন।',
    sections: [
      {
        id: 'service',
        title: 'আমরা কী করি',
        blocks: [
          'আমরা অভিভাবক ও শিক্ষার্থীদের সঙ্গে টিউটরদের যোগাযোগ করিয়ে দিই। রেজিস্ট্রেশন ফ্রি।',
          'আমরা বেতন ঠিক করি না এবং কোনো টিউটরের নিশ্চয়তা দিই না। বেতন ঠিক হয় সরাসরি টিউটর ও অভিভাবকের মধ্যে; আমরা তার কিছুই নিই না।',
        ],
      },
      {
        id: 'age',
        title: 'কারা ব্যবহার করতে পারবেন',
        blocks: ['এই সেবা ব্যবহার করতে বয়স ১৮ বছর বা তার বেশি হতে হবে।'],
      },
      {
        id: 'guardians',
        title: 'অভিভাবকদের জন্য',
        blocks: [
          'অভিভাবকেরা টিউটর চেয়ে অনুরোধ পোস্ট করেন। প্রকাশের আগে প্রতিটি অনুরোধ আমরা অনুমোদন করি।',
          'শ্রেণি, বিষয়, দিন, বেতন ও এলাকার তথ্য ঠিকভাবে দিন, কারণ এগুলো দেখেই টিউটর সিদ্ধান্ত নেন।',
        ],
      },
      {
        id: 'tutors',
        title: 'টিউটরদের জন্য',
        blocks: [
          {
            list: [
              'আবেদন করার আগে প্রোফাইলের অন্তত ৮০% পূরণ থাকতে হবে।',
              'টিউশন গ্রহণ করার পর টিউটর তা বাতিল করতে পারবেন না।',
              'কোনো টিউশন প্রত্যাখ্যাত হলে ২৪ ঘণ্টার মধ্যে আমাদের জানাতে হবে।',
              'শিক্ষা ও পরিচয় নিয়ে যে তথ্য দেবেন, তা সত্য হতে হবে।',
            ],
          },
        ],
      },
      {
        id: 'charges',
        title: 'টিউটরদের চার্জ',
        blocks: [
          'যাচাইয়ের চার্জ: ৳ ৫০০, একবারই। ঠিকানা বদলালে তবেই ডেলিভারি চার্জ যোগ হয়।',
          `প্ল্যাটফর্ম চার্জ: প্রতি টিউশনে একবার, নিশ্চিত হওয়ার ${bn(daysToPay)} দিনের মধ্যে দিতে হয়। হার:`,
          {
            table: [
              ['টিউশনের ধরন', 'হার'],
              ['অনলাইনে পড়ানো', `${bn(percentages.online)}%`],
              ['বাসায় পড়ানো', `${bn(percentages.home)}%`],
              ['ক্র্যাশ প্রোগ্রাম', `${bn(percentages.crash)}%`],
              ['২ মাসের টিউশন', `${bn(percentages.two_month)}%`],
              ['১ মাসের টিউশন', `${bn(percentages.one_month)}%`],
            ],
          },
          '১০ ফেব্রুয়ারি ২০২৫ থেকে ১০ মার্চ ২০২৫ পর্যন্ত প্ল্যাটফর্ম চার্জ ফ্রি ছিল।',
        ],
      },
      {
        id: 'refund',
        title: 'প্ল্যাটফর্ম চার্জ ফেরত',
        blocks: [
          {
            table: [
              ['টিউশন কখন শেষ হলো', 'বাসায় পড়ানো', 'অন্য সব ধরন'],
              [`প্রথম ${bn(first.days)} দিনের মধ্যে`, `${bn(first.home)}%`, `${bn(first.others)}%`],
              [
                `পরের ${bn(second.days - first.days)} দিনের মধ্যে`,
                `${bn(second.home)}%`,
                `${bn(second.others)}%`,
              ],
            ],
          },
        ],
      },
      {
        id: 'endings',
        title: 'টিউশন আগে শেষ হলে',
        blocks: [
          {
            list: [
              'যেকোনো পক্ষ এই সাইটে কারণ জানিয়ে টিউশন শেষ করতে পারেন। অন্য পক্ষকে জানানো হয়।',
              `টিউশনে লেখা থাকলে ${trialBn} এরপর যেকোনো পক্ষ টিউশনটি শেষ করতে পারেন।`,
              `ক্লাসের সময়ের ${bn(noShow.minutes)} মিনিট পরেও কোনো পক্ষ না থাকলে ক্লাসটি হয়নি বলে ধরা হয়। এভাবে ${bn(noShow.lessons)}টি ক্লাস না হলে অন্য পক্ষ টিউশন শেষ করতে পারেন।`,
              `পরিবার ${bn(withoutLessons.days)} দিনের মধ্যে কোনো ক্লাস ছাড়াই শেষ করলে চার্জের ${bn(withoutLessons.percent)}% মওকুফ বা ফেরত হয়।`,
              `শেষ হওয়ার ${bn(claim.days)} দিনের মধ্যে টিউটর মওকুফ বা ফেরত চাইবেন। কত পাবেন, তা শেষ হওয়ার দিন অনুযায়ী ঠিক হয়।`,
              `নিশ্চিত হওয়ার ${bn(anotherTutor.days)} দিনের মধ্যে পরিবার নতুন অনুমোদন ছাড়াই অন্য আবেদনকারীদের আবার জানাতে পারে। এরপর যিনি নিশ্চিত হন, তিনি সাধারণ চার্জ দেন; প্রথম জন উপরের তালিকা অনুযায়ী ফেরত পান।`,
            ],
          },
        ],
      },
      {
        id: 'bans',
        title: 'সাময়িক ও স্থায়ী নিষেধাজ্ঞা',
        blocks: [
          'নিয়ম ভাঙলে অ্যাকাউন্ট কিছুদিনের জন্য বা স্থায়ীভাবে নিষিদ্ধ হতে পারে। নিষিদ্ধ থাকলে টিউটর আবেদন করতে পারেন না, আর অভিভাবকের অনুরোধ প্রকাশ হয় না।',
        ],
      },
    ],
  },
};
