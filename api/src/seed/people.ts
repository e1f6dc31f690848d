import type { Random } from '@porao/contracts/random';
import type { AreaInfo } from './job-rows.ts';
import { personName } from './names.ts';
import { aboutTutor } from './texts.ts';

export interface PersonSeed {
  readonly name: string;
  readonly phone: string;
  readonly gender: 1 | 2;
  readonly activeRole: 'tutor' | 'parent' | 'operator';
  readonly grants?: readonly string[];
  readonly status?: 'Green' | null;
  readonly tutor?: TutorSeed;
  readonly parent?: ParentSeed;
}
export interface TutorSeed {
  readonly cityId: number;
  readonly home: AreaInfo;
  readonly preferred: readonly AreaInfo[];
  /** Filled far enough to apply; otherwise about half is missing. */
  readonly ready: boolean;
  readonly salary: number;
  readonly about: string;
  readonly universityId: number;
  readonly departmentId: number;
}
export interface ParentSeed {
  readonly area: AreaInfo;
  readonly students: readonly { name: string; gender: 1 | 2; age: number }[];
}

/** Cities of the demo with their share of people and jobs. */
export const cityShares = [
  [1, 45],
  [2, 20],
  [3, 12],
  [4, 12],
  [5, 11],
] as const;

const accountPrefix = '0170000000';
/** One of the accounts that `npm start` names. */
export const isAccount = ({ phone }: PersonSeed): boolean => phone.startsWith(accountPrefix);

export const demoLeadPhone = `${accountPrefix}9`;
const tutorPhones = Array.from(
  { length: 80 },
  (_, index) => `0181${String(2_000_000 + index * 7919).slice(-7)}`,
);
const guardianPhones = Array.from(
  { length: 40 },
  (_, index) => `0191${String(3_000_000 + index * 6151).slice(-7)}`,
);
/** Phone numbers of all accounts of a demo. */
export const demoPhones: readonly string[] = [
  ...['1', '2', '3', '4', '5', '9'].map((last) => `${accountPrefix}${last}`),
  ...tutorPhones,
  ...guardianPhones,
];

export function createPeople(random: Random, areas: readonly AreaInfo[]) {
  const inCity = (cityId: number) => areas.filter((area) => area.city_id === cityId);

  const tutor = (cityId: number, ready: boolean): TutorSeed => {
    const home = random.pick(inCity(cityId));
    const others = inCity(cityId).filter((area) => area.id !== home.id);
    return {
      cityId,
      home,
      preferred: [home, ...random.some(others, 4)],
      ready,
      salary: random.int(6, 24) * 500,
      about: random.pick(aboutTutor),
      universityId: random.int(1, 50),
      departmentId: random.int(1, 40),
    };
  };
  const parent = (cityId: number): ParentSeed => ({
    area: random.pick(inCity(cityId)),
    students: Array.from({ length: random.int(1, 2) }, () => ({
      ...personName(random),
      age: random.int(6, 17),
    })),
  });
  const account = (name: string, gender: 1 | 2, last: string) => ({
    name,
    gender,
    phone: `${accountPrefix}${last}`,
  });

  const accounts: PersonSeed[] = [
    { ...account('Tanvir Ahmed', 1, '1'), activeRole: 'tutor', status: 'Green', tutor: tutor(1, true) },
    { ...account('Nusrat Jahan', 2, '2'), activeRole: 'tutor', tutor: tutor(1, false) },
    { ...account('Arif Chowdhury', 1, '3'), activeRole: 'tutor', tutor: tutor(2, true) },
    { ...account('Farzana Rahman', 2, '4'), activeRole: 'parent', parent: parent(1) },
    { ...account('Sadia Islam', 2, '5'), activeRole: 'tutor', tutor: tutor(1, true), parent: parent(1) },
    { ...account('Kamrul Hasan', 1, '9'), activeRole: 'operator', grants: ['operator', 'lead'] },
  ];
  const cityIds = cityShares.map(([cityId]) => cityId);
  const tutors = tutorPhones.map(
    (phone, index): PersonSeed => ({
      ...personName(random),
      phone,
      activeRole: 'tutor',
      tutor: tutor(random.pick(cityIds), index % 4 !== 3),
    }),
  );
  const guardians = guardianPhones.map(
    (phone, index): PersonSeed => ({
      ...personName(random),
      phone,
      activeRole: 'parent',
      parent: parent(1 + (index % cityIds.length)),
    }),
  );
  return [...accounts, ...tutors, ...guardians];
}
