import type { Random } from '@porao/contracts/random';

interface Words {
  readonly male: readonly string[];
  readonly female: readonly string[];
  readonly family: readonly string[];
}

const list = (text: string) => text.split(' ');

const english: Words = {
  male: list(
    'Rafiqul Tanvir Mahmudul Arif Sakib Nazmul Imran Shahriar Rakib Mehedi Fahim Ashik Habibur Jubayer Sajid Tareq Kamrul Rezaul Anik Pritom Sourav Dipto Biplob Zahid',
  ),
  female: list(
    'Nusrat Farzana Sumaiya Tasnim Sharmin Jannatul Mim Sadia Rumana Afsana Maliha Nafisa Tahmina Anika Moumita Priyanka Shreya Ishrat Lamia Sabrina Tania Ruksana Fahmida Nabila',
  ),
  family: list(
    'Islam Hossain Rahman Ahmed Chowdhury Khan Akter Sarker Das Roy Barua Uddin Haque Karim Siddique Mondal',
  ),
};
const bengali: Words = {
  male: list('রফিকুল তানভীর মাহমুদুল আরিফ সাকিব নাজমুল ইমরান শাহরিয়ার রাকিব মেহেদী সৌরভ দীপ্ত'),
  female: list('নুসরাত ফারজানা সুমাইয়া তাসনিম শারমিন জান্নাতুল সাদিয়া আফসানা তাহমিনা মৌমিতা শ্রেয়া লামিয়া'),
  family: list('ইসলাম হোসেন রহমান আহমেদ চৌধুরী খান আক্তার সরকার দাস রায় হক মণ্ডল'),
};

export interface PersonName {
  readonly name: string;
  readonly gender: 1 | 2;
}

/** One in four writes the name in Bengali. */
export function personName(random: Random): PersonName {
  const words = random.chance(0.25) ? bengali : english;
  const gender = random.chance(0.5) ? 1 : 2;
  return {
    name: `${random.pick(gender === 1 ? words.male : words.female)} ${random.pick(words.family)}`,
    gender,
  };
}
