import { type AreaOption, type LookupOption, matcherOf, searchKey } from '@porao/contracts';
import { expect, it } from 'vitest';
import { openTestApp } from '../../../test/support/app.ts';
import { row as rowOf } from '../../../test/support/rows.repository.ts';
import { many } from '../../kit/database/query.repository.ts';
import { universities } from '../../reference/institutes.ts';

const test = await openTestApp();

const read = async (call: string, body?: object) => {
  const answer = await test.send<LookupOption[]>(call, body && { body });
  expect(answer.status).toBe(200);
  return answer.body;
};
const texts = (rows: LookupOption[]) => rows.map((row) => row.text);
const inLanguage = (tag: string, call: string, body?: object) =>
  test.send<LookupOption[]>(call, { headers: { 'accept-language': tag }, body });

it.each([
  ['API-070', 'GET /api/tutoringcategory/select', 'Bangla Medium'],
  ['API-072', 'GET /api/city/select', 'Dhaka'],
  ['API-075', 'GET /api/tutoringstyle/select', 'One to one'],
  ['API-079', 'GET /api/universitytype/select', 'Public University'],
  ['API-080', 'GET /api/board/select', 'Dhaka'],
  ['API-082', 'GET /api/group/select', 'Science'],
  ['API-083', 'GET /api/curriculumdependency/select', 'Cambridge'],
  ['API-084', 'GET /api/religion/select', 'Prefer not to say'],
  ['API-077', 'POST /api/certificatetype/select', 'SSC Certificate'],
])('%s API-008 %s answers id and text', async (_row, call, expected) => {
  const rows = await read(call, call.startsWith('POST') ? { type: 'tutor' } : undefined);
  expect(texts(rows)).toContain(expected);
  for (const row of rows) expect(Object.keys(row).toSorted()).toEqual(['id', 'text']);
  expect(new Set(rows.map((row) => row.id)).size).toBe(rows.length);
});

it('answers names in Bengali to who asks for it, and says that it depends', async () => {
  const ask = (tag: string) => inLanguage(tag, 'GET /api/city/select');
  const bengali = await ask('bn-BD,bn;q=0.9,en;q=0.8');
  expect(texts(bengali.body).slice(0, 3)).toEqual(['ঢাকা', 'চট্টগ্রাম', 'সিলেট']);
  expect(bengali.headers.get('content-language')).toBe('bn');
  for (const other of ['en', 'bn;q=0.5,en', 'fr']) {
    const { body, headers } = await ask(other);
    expect(texts(body)[0]).toBe('Dhaka');
    expect(headers.get('vary')).toMatch(/accept-language/i);
    expect(headers.get('content-language')).toBe('en');
  }
});

it('AUT-074 classes, areas and subjects have their names in both languages', async () => {
  for (const language of ['en', 'bn']) {
    const { body } = await inLanguage(language, 'POST /api/location/select', { city_id: 1 });
    expect(body.find(({ id }) => id === 1001)?.names).toMatch(/^Dhanmondi ধানমন্ডি /);
    const subjects = await inLanguage(language, 'POST /api/subject/select', { i_class_id: 111 });
    for (const { names = '', text } of subjects.body)
      expect(names.split(' ').length > 1 && names).toContain(text);
  }
});

it('API-076 RUL-007 places are 1 group, 2 home, 3 online', async () => {
  const rows = await read('GET /api/tutoringplace/select');
  expect(rows.map((row) => row.id)).toEqual([1, 2, 3]);
  expect(texts(rows).map((text) => text.split(' ')[0])).toEqual(['Group', 'Home', 'Online']);
});

it('API-078 API-081 levels are 6 to 11, curriculum 5 is English medium', async () => {
  const levels = await read('GET /api/educationlevel/select');
  expect(levels.map((row) => row.id)).toEqual([6, 7, 8, 9, 10, 11]);
  expect(levels.find((row) => row.id === 9)?.text).toMatch(/Bachelor/);
  const curriculums = await read('GET /api/curriculum/select');
  expect(curriculums.find((row) => row.id === 5)?.text).toBe('English Medium');
});

it.each([
  ['API-071', '/api/iclass/select', 'tutoring_category_id', 1, 2],
  ['API-073', '/api/location/select', 'city_id', 1, 2],
  ['API-074', '/api/subject/select', 'i_class_id', 101, 102],
  ['API-085', '/api/examtitle/select', 'education_level_id', 6, 9],
])("%s API-009 %s answers that parent's rows alone", async (_row, path, key, one, two) => {
  const optionsOf = (id: unknown) => read(`POST ${path}`, { [key]: id });
  const [first, second] = [await optionsOf(one), await optionsOf(two)];
  expect(first.length).toBeGreaterThan(0);
  expect(second.length).toBeGreaterThan(0);
  const ids = new Set(first.map((row) => row.id));
  expect(second.filter((row) => ids.has(row.id))).toEqual([]);
  expect(await optionsOf(String(one))).toEqual(first);
  expect(await optionsOf(2_147_483_647)).toEqual([]);
});

it.each([
  ['API-086', '/api/university/select', 'engineering'],
  ['API-087', '/api/department/select', 'phys'],
])('%s %s narrows by the text', async (_row, path, text) => {
  const rows = await read(`GET ${path}?q=${text.toUpperCase()}`);
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) expect(row.text.toLowerCase()).toContain(text);
  expect((await read(`GET ${path}`)).length).toBeGreaterThan(rows.length);
  expect(await read(`GET ${path}?q=%25`)).toEqual([]);
});

it.each([
  ['university', 'DU', 'University of Dhaka'],
  ['university', 'ঢাবি', 'University of Dhaka'],
  ['university', 'dhaka university', 'University of Dhaka'],
  ['university', 'বুয়েট', 'Bangladesh University of Engineering and Technology'],
  ['university', 'বু\u09dfেট', 'Bangladesh University of Engineering and Technology'],
  ['department', 'রসা\u09dfন', 'Chemistry'],
  ['department', 'cse', 'Computer Science and Engineering'],
  ['department', 'পদার্থ', 'Physics'],
  ['department', 'Electrical Engineering', 'Electrical and Electronic Engineering'],
  ['university', 'D.U.', 'University of Dhaka'],
  ['university', 'ঢাকা ভার্সিটি', 'University of Dhaka'],
  ['university', 'JU', 'Jahangirnagar University'],
  ['university', 'জাবি', 'Jahangirnagar University'],
  ['university', 'রাবি', 'University of Rajshahi'],
  ['university', 'CU', 'University of Chittagong'],
  ['university', 'চবি', 'University of Chittagong'],
  ['university', 'kuet', 'Khulna University of Engineering and Technology'],
  ['university', 'রু\u09dfেট', 'Rajshahi University of Engineering and Technology'],
  ['university', 'চুয়েট', 'Chittagong University of Engineering and Technology'],
  ['university', 'সাস্ট', 'Shahjalal University of Science and Technology'],
  ['university', 'NSU', 'North South University'],
  ['university', 'ব্র্যাক', 'BRAC University'],
  ['university', 'ব্র\u200d্যাক', 'BRAC University'],
  ['university', 'BRACU', 'BRAC University'],
  ['university', 'iub', 'Independent University, Bangladesh'],
  ['university', 'ewu', 'East West University'],
  ['university', 'AIUB', 'American International University-Bangladesh'],
  ['university', 'ঢামেক', 'Dhaka Medical College'],
  ['university', 'VNC', 'Viqarunnisa Noon School and College'],
  ['university', 'ভিকারুননিসা', 'Viqarunnisa Noon School and College'],
  ['university', 'নটরডেম', 'Notre Dame College, Dhaka'],
  ['university', 'Notre Dame', 'Notre Dame College, Dhaka'],
  ['university', 'হলিক্রস', 'Holy Cross College'],
  ['university', 'RAJUK', 'Rajuk Uttara Model College'],
  ['university', 'রাজউক', 'Rajuk Uttara Model College'],
  ['university', 'বেগম রোকেয়া', 'Begum Rokeya University, Rangpur'],
])('API-196 API-255 RUL-047 %s: %s finds %s first', async (list, q, name) => {
  const rows = await read(`GET /api/${list}/select?q=${encodeURIComponent(q)}`);
  expect(rows[0]?.text).toBe(name);
});

it('API-255 every institute is found in Bengali, and says when it is called as was typed', async () => {
  const bengali = universities.map(({ aliases }) =>
    aliases.find((name) => /^[\p{Script=Bengali}\p{M}\s]+$/u.test(name)),
  );
  expect(universities.filter((_, index) => !bengali[index])).toEqual([]);
  const find = (q: string) => read(`GET /api/university/select?q=${encodeURIComponent(q)}`);
  for (const [index, name] of bengali.entries()) {
    const found = await find(name ?? '');
    expect(found.map(({ id }) => id)).toContain(index + 1);
  }
  expect((await find('ঢাবি'))[0]).toEqual({ id: 1, text: 'University of Dhaka', names: 'ঢাবি' });
  expect((await find('ঢা'))[0]).not.toHaveProperty('names');
});

it('API-256 classes and subjects are found by ordinals, numbers and usual words in both scripts', async () => {
  const classes = await read('POST /api/iclass/select', { tutoring_category_id: 1 });
  const found = (rows: LookupOption[], query: string) =>
    rows.filter(({ names = '' }) => matcherOf(query)(names)).map(({ text }) => text);
  for (const query of ['দ্বিতীয় শ্রেণি', 'দ্বিতী\u09df শ্রেণি', 'class two', '২য় শ্রেণি', '2nd', 'ক্লাস টু', 'ক্লাস ২'])
    expect(found(classes, query)).toContain('Class 2');
  expect(found(classes, 'একাদশ')).toEqual(['HSC 1st Year']);
  const subjects = await read('POST /api/subject/select', { i_class_id: 112 });
  for (const query of ['অংক', 'math', 'ম্যাথ', 'গণিত']) expect(found(subjects, query)).toContain('Mathematics');
  expect(found(subjects, 'ফিজিক্স')).toEqual(['Physics']);
});

it('API-258 an area comes with its middle and all its names', async () => {
  const { body } = await test.send<AreaOption[]>('POST /api/location/select', { body: { city_id: 1 } });
  const row = body.find(({ text }) => text === 'Karwan Bazar');
  expect(row).toMatchObject({ latitude: 23.7511, longitude: 90.3934 });
  for (const query of ['kawran', 'কাওরান বাজার', 'কারওয়ান', 'karwan'])
    expect(matcherOf(query)(row?.names ?? '')).toBe(true);
});

it('RUL-047 the key of the database is that of the contracts', async () => {
  const texts = [
    'Dhaka ১২',
    'ম\u09dfমনসিংহ',
    'শাহ্\u200c আলম',
    'ＷＩＤＥ',
    'Cox’s Bazar',
    'D`Costa ʼ‘',
    'র\u200d্যাব',
  ];
  const rows = await many<{ key: string }>(test.db)`
      select search_key(text) as key from unnest(${texts}::text[]) with ordinality as t(text, place)
      order by place`;
  expect(rows.map(({ key }) => key)).toEqual(texts.map(searchKey));
});

it('finds Dhanmondi by its position', async () => {
  const areas = await read('POST /api/location/select', { city_id: 1 });
  const dhanmondi = areas.find((row) => row.text === 'Dhanmondi');
  const row = await rowOf(test.db, 'locations', ['latitude', 'longitude'], { id: dhanmondi?.id ?? 0 });
  expect(row).toEqual({ latitude: 23.7461, longitude: 90.3742 });
});
