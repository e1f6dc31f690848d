/** Lines of `English name|other name|other name…` of rows that are no institutes and no places: short forms, other
 * spellings and the English word in Bengali letters. They are of every row with that English name. */
const lines = `
Bangla Medium|Bengali Medium|বাংলা মিডিয়াম
English Medium|ইংলিশ মিডিয়াম|ইংরেজি মিডিয়াম
English Version|ইংলিশ ভার্সন|National Curriculum English
Bangla Version|বাংলা মাধ্যম
Madrasa Medium|Madrasah|মাদরাসা
Admission Test|অ্যাডমিশন|ভর্তি কোচিং
Test Preparation|টেস্ট প্রিপারেশন
Playgroup|Play|Pre-school|প্লে|শিশু শ্রেণি
KG|Kindergarten|কিন্ডারগার্টেন
KG 1|Kindergarten|কিন্ডারগার্টেন
SSC Candidate|SSC|Matric|ম্যাট্রিক|এসএসসি
HSC 1st Year|Class 11|Inter 1st Year|Eleven|একাদশ শ্রেণি|প্রথম বর্ষ|ইন্টার ফার্স্ট ইয়ার
HSC 2nd Year|Class 12|Inter 2nd Year|Twelve|দ্বাদশ শ্রেণি|দ্বিতীয় বর্ষ|ইন্টার সেকেন্ড ইয়ার
HSC Candidate|HSC|Inter|Intermediate|ইন্টার|ইন্টারমিডিয়েট
O Level|O-Level|Ordinary Level|IGCSE
AS Level|AS-Level
A Level|A-Level|Advanced Level
Quran Learning|Koran|কোরআন|কুরআন
Medical Admission|মেডিক্যাল ভর্তি
Engineering Admission|প্রকৌশল ভর্তি|বুয়েট ভর্তি
All Subjects|All|সকল বিষয়|সব সাবজেক্ট
Bangla|Bengali
English|ইংলিশ
Mathematics|Math|Maths|General Math|ম্যাথ|অংক|অঙ্ক|সাধারণ গণিত
Higher Mathematics|Higher Math|হায়ার ম্যাথ|উচ্চতর অংক
Additional Mathematics|Add Math|Add Maths|এডিশনাল ম্যাথ
Further Mathematics|Further Math|ফার্দার ম্যাথ
Science|General Science|সাইন্স|সায়েন্স
Bangladesh and Global Studies|BGS|Social Science|সমাজ|সামাজিক বিজ্ঞান
Religion|Islam Shikkha|ইসলাম শিক্ষা|ধর্ম শিক্ষা
ICT|Information and Communication Technology|তথ্য ও যোগাযোগ প্রযুক্তি
Physics|ফিজিক্স|পদার্থ
Chemistry|কেমিস্ট্রি|রসায়নবিজ্ঞান
Biology|বায়োলজি
Accounting|অ্যাকাউন্টিং|একাউন্টিং
Finance|Finance and Banking|ফাইন্যান্স|ফিন্যান্স ও ব্যাংকিং
Business Studies|Business Entrepreneurship|ব্যবসায় উদ্যোগ|কমার্স
Economics|ইকোনমিকস|ইকোনমিক্স
Statistics|স্ট্যাটিসটিকস
General Knowledge|GK|জিকে
Humanities|Arts|আর্টস|কলা
Quran Majid|Koran|কোরআন মজিদ
Computer Science and Engineering|CSE|Computer Science|সিএসই|কম্পিউটার সায়েন্স
Electrical and Electronic Engineering|EEE|Electrical Engineering|ইইই|ট্রিপল ই
Mechanical Engineering|ME|মেকানিক্যাল|মেকানিক্যাল ইঞ্জিনিয়ারিং
Civil Engineering|CE|সিভিল|সিভিল ইঞ্জিনিয়ারিং
Architecture|আর্কিটেকচার
Textile Engineering|TE|টেক্সটাইল|টেক্সটাইল ইঞ্জিনিয়ারিং
Chemical Engineering|ChE|কেমিক্যাল ইঞ্জিনিয়ারিং
Industrial and Production Engineering|IPE|আইপিই
Software Engineering|SWE|সফটওয়্যার ইঞ্জিনিয়ারিং
Biochemistry and Molecular Biology|BMB|বায়োকেমিস্ট্রি
Botany|উদ্ভিদবিদ্যা
Zoology|প্রাণিবিদ্যা
Microbiology|মাইক্রোবায়োলজি
Genetic Engineering and Biotechnology|GEB|Biotechnology|বায়োটেকনোলজি|জিইবি
Geography and Environment|Geography|ভূগোল
Islamic Studies|ইসলামিক স্টাডিজ
International Relations|IR|আইআর
Public Administration|PA|পাবলিক অ্যাডমিনিস্ট্রেশন
Mass Communication and Journalism|MCJ|Journalism|সাংবাদিকতা
Law|LLB|এলএলবি
Accounting and Information Systems|AIS|এআইএস
Management|ম্যানেজমেন্ট
Tourism and Hospitality Management|THM|ট্যুরিজম
Medicine|MBBS|এমবিবিএস
Dentistry|BDS|ডেন্টিস্ট্রি
Fisheries|ফিশারিজ
Veterinary Science|DVM|ভেটেরিনারি
Education and Research|IER|আইইআর
Psychology|সাইকোলজি
`;

const ordinals = [
  'One|First|1st|১ম শ্রেণি|ক্লাস ওয়ান',
  'Two|Second|2nd|২য় শ্রেণি|ক্লাস টু',
  'Three|Third|3rd|৩য় শ্রেণি|ক্লাস থ্রি',
  'Four|Fourth|4th|৪র্থ শ্রেণি|ক্লাস ফোর',
  'Five|Fifth|5th|৫ম শ্রেণি|ক্লাস ফাইভ',
  'Six|Sixth|6th|৬ষ্ঠ শ্রেণি|ক্লাস সিক্স',
  'Seven|Seventh|7th|৭ম শ্রেণি|ক্লাস সেভেন',
  'Eight|Eighth|8th|৮ম শ্রেণি|ক্লাস এইট',
  'Nine|Ninth|9th|৯ম শ্রেণি|ক্লাস নাইন',
  'Ten|Tenth|10th|১০ম শ্রেণি|ক্লাস টেন',
];
const bengaliOrdinals = 'প্রথম দ্বিতীয় তৃতীয় চতুর্থ পঞ্চম ষষ্ঠ সপ্তম অষ্টম নবম দশম'.split(' ');

/** A class by its number: `Class 2` is found as Class Two and ক্লাস ২, too. */
const classes = ordinals.flatMap((line, index): [string, string[]][] => {
  const [word = '', ...names] = line.split('|');
  const grade = index + 1;
  const bengali = grade.toLocaleString('bn-BD');
  const ordinal = bengaliOrdinals[index] ?? '';
  return [
    [`Class ${grade}`, [`Class ${word}`, `Grade ${grade}`, `ক্লাস ${bengali}`, ...names]],
    [`Standard ${grade}`, [`Std ${grade}`, `Grade ${grade}`, `Class ${grade}`, `ক্লাস ${bengali}`]],
    [`Ebtedayi ${grade}`, [`Ibtedayi ${grade}`, `ইবতেদায়ি ${ordinal}`, `এবতেদায়ি ${ordinal}`]],
    [`Dakhil ${grade}`, [`Class ${grade}`, `দাখিল ${ordinal}`, `${ordinal} শ্রেণি`]],
  ];
});

export const otherNames: ReadonlyMap<string, readonly string[]> = new Map([
  ...lines
    .trim()
    .split('\n')
    .map((line): [string, string[]] => {
      const [name = '', ...names] = line.split('|');
      return [name, names];
    }),
  ...classes,
]);
