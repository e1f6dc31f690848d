import type { LegalTexts } from './legal.text.ts';

/** The nine sections of PUB-034. */
export const privacyText: LegalTexts = {
  en: {
    title: 'Privacy Policy',
    lead: 'What we know about you, why, and who else sees it.',
    sections: [
      {
        id: 'intro',
        title: 'Introduction',
        blocks: [
          'Your privacy matters to us, and that of the children who are taught matters most. This page says what this site records and how we use it.',
        ],
      },
      {
        id: 'consent',
        title: 'Consent',
        blocks: ['By using this site you consent to this policy. You may stop using it at any time.'],
      },
      {
        id: 'information',
        title: 'Information we collect',
        blocks: [
          'You give us what the forms ask for:',
          {
            list: [
              'Everybody: name, phone number, e-mail and gender.',
              'Tutors: education, experience, teaching area, documents and, if given, a photo.',
              'Guardians: the students to be taught, and the area and address of the lessons.',
              'Guests who ask to be told of new jobs by text message: the phone number and the filters, for 90 days or until they end it.',
            ],
          },
          'In your browser we keep your session, your language and your colour mode.',
        ],
      },
      {
        id: 'usage',
        title: 'How we use it',
        blocks: [
          {
            list: [
              'To show jobs to tutors and to show tutors’ profiles to guardians.',
              'To check who people are and to keep the service safe.',
              'To reach you about your requests and applications.',
            ],
          },
          'On the public job board a job shows its area and city only. The exact address, the exact position and phone numbers go only to the guardian and the tutor of a confirmed deal. What a guardian writes about a job is shown without the phone numbers, e-mail addresses and links in it. Names of students and guardians are never shown on a job.',
        ],
      },
      {
        id: 'logs',
        title: 'Log files',
        blocks: [
          'Our servers keep log files as is usual: address of the connection, kind of browser, time, and page or call. We use them to find faults and misuse.',
        ],
      },
      {
        id: 'advertising',
        title: 'Advertising partners',
        blocks: [
          'If this site shows advertising, the advertisers may use their own cookies. We do not control these, and we give advertisers no personal data.',
        ],
      },
      {
        id: 'third-parties',
        title: 'Third-party policies',
        blocks: [
          'Links lead to other sites, such as maps, our shop or social media. This policy does not apply there. Please read theirs.',
        ],
      },
      {
        id: 'children',
        title: 'Children under 13',
        blocks: [
          'We do not knowingly collect personal data from children under 13. Guardians give us the data of students. If you think a child gave us data, tell us and we will delete it.',
        ],
      },
      {
        id: 'copyright',
        title: 'Copyright',
        blocks: [
          'Texts, pictures and the design of this site belong to us or are used with permission. What you write and upload stays yours.',
        ],
      },
    ],
  },
  bn: {
    title: 'গোপনীয়তা নীতি',
    lead: 'আপনার কোন তথ্য আমরা জানি, কেন জানি, আর কে কে তা দেখতে পান।',
    sections: [
      {
        id: 'intro',
        title: 'ভূমিকা',
        blocks: [
          'আপনার গোপনীয়তা আমাদের কাছে গুরুত্বপূর্ণ, সবচেয়ে বেশি যে শিশুরা পড়ছে তাদের। এই সাইট কোন তথ্য রাখে আর কীভাবে ব্যবহার করে, এখানে তা বলা আছে।',
        ],
      },
      {
        id: 'consent',
        title: 'সম্মতি',
        blocks: ['এই সাইট ব্যবহার করলে আপনি এই নীতিতে সম্মতি দিচ্ছেন। যেকোনো সময় ব্যবহার বন্ধ করতে পারেন।'],
      },
      {
        id: 'information',
        title: 'যেসব তথ্য নিই',
        blocks: [
          'ফর্মে যা চাওয়া হয়, আপনি তা-ই দেন:',
          {
            list: [
              'সবার কাছ থেকে: নাম, ফোন নম্বর, ই-মেইল ও লিঙ্গ।',
              'টিউটর: শিক্ষা, অভিজ্ঞতা, পড়ানোর জায়গা, সনদপত্র এবং দিলে ছবি।',
              'অভিভাবক: যে শিক্ষার্থী পড়বে তার তথ্য, আর পড়ানোর ঠিকানা।',
              'এসএমএসে নতুন টিউশনের খবর চাইলে: ফোন নম্বর ও ফিল্টার, ৯০ দিন বা আপনি বন্ধ করা পর্যন্ত।',
            ],
          },
          'আপনার ব্রাউজারে আমরা রাখি আপনার সেশন, ভাষা, আর পাতা হালকা না গাঢ় রঙে দেখবেন।',
        ],
      },
      {
        id: 'usage',
        title: 'কীভাবে ব্যবহার করি',
        blocks: [
          {
            list: [
              'টিউটরদের টিউশন দেখাতে আর অভিভাবকদের টিউটরের প্রোফাইল দেখাতে।',
              'পরিচয় যাচাই করতে আর সেবাটি নিরাপদ রাখতে।',
              'আপনার অনুরোধ ও আবেদন নিয়ে আপনার সঙ্গে যোগাযোগ করতে।',
            ],
          },
          'খোলা টিউশন বোর্ডে শুধু এলাকা ও শহর দেখা যায়। পুরো ঠিকানা, সঠিক অবস্থান আর ফোন নম্বর পান কেবল নিশ্চিত হওয়া টিউশনের অভিভাবক ও টিউটর। অভিভাবক টিউশনের ব্যাপারে যা লেখেন, তার ভেতরের ফোন নম্বর, ই-মেইল আর লিংক বাদ দিয়ে দেখানো হয়। শিক্ষার্থী ও অভিভাবকের নাম কখনো টিউশনে দেখানো হয় না।',
        ],
      },
      {
        id: 'logs',
        title: 'লগ ফাইল',
        blocks: [
          'সাধারণ নিয়মেই আমাদের সার্ভার লগ রাখে: সংযোগের ঠিকানা, ব্রাউজারের ধরন, সময়, আর কোন পাতা দেখা হলো। এগুলো ত্রুটি ও অপব্যবহার ধরতে কাজে লাগে।',
        ],
      },
      {
        id: 'advertising',
        title: 'বিজ্ঞাপনদাতা',
        blocks: [
          'এই সাইটে বিজ্ঞাপনদাতা থাকলে তাঁরা নিজেদের কুকি ব্যবহার করতে পারেন; সেগুলোর ওপর আমাদের নিয়ন্ত্রণ নেই, আর আমরা তাঁদের কোনো ব্যক্তিগত তথ্য দিই না।',
        ],
      },
      {
        id: 'third-parties',
        title: 'অন্য সাইটের নীতি',
        blocks: [
          'কিছু লিংক অন্য সাইটে নিয়ে যায়, যেমন মানচিত্র, আমাদের শপ বা সোশ্যাল মিডিয়া। সেখানে এই নীতি খাটে না; তাদের নীতি পড়ে নিন।',
        ],
      },
      {
        id: 'children',
        title: '১৩ বছরের কম বয়সী শিশু',
        blocks: [
          'আমরা জেনেশুনে ১৩ বছরের কম বয়সী শিশুদের ব্যক্তিগত তথ্য নিই না। শিক্ষার্থীর তথ্য দেন অভিভাবক। কোনো শিশু তথ্য দিয়েছে মনে হলে জানান, আমরা মুছে ফেলব।',
        ],
      },
      {
        id: 'copyright',
        title: 'স্বত্ব',
        blocks: [
          'এই সাইটের লেখা, ছবি ও নকশা আমাদের, অথবা অনুমতি নিয়ে ব্যবহার করা। আপনি যা লেখেন বা আপলোড করেন, তা আপনারই থাকে।',
        ],
      },
    ],
  },
};
