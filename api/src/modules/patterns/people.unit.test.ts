import { describe, expect, it } from 'vitest';
import { ago, deal, ended, find, keys, mark, neverBegan, tutor } from './facts.testing.ts';
import type { ApplicationFact, MarkFact, PaperFact, RequestFact, WordsFact } from './facts.ts';
import { hasGrown } from './patterns.rules.ts';
import { wordsIn } from './words.rules.ts';

const request = (id: number, rest: Partial<RequestFact> = {}): RequestFact => ({
  id,
  guardianId: 9,
  at: ago(60),
  jobId: id,
  closed: true,
  ...rest,
});
const met = (jobId: number, ...tutors: number[]): ApplicationFact[] =>
  tutors.map((tutorId) => ({ jobId, tutorId, at: ago(50), contactAt: ago(45) }));

describe('a family that hires nobody', () => {
  it('OPS-353 is found with five tutors', () => {
    const two = [request(1), request(2)];
    expect(keys({ requests: two, applications: [...met(1, 11, 12, 13), ...met(2, 13, 14)] })).toEqual([]);
    const applications = [...met(1, 11, 12, 13), ...met(2, 14, 15)];
    expect(find({ requests: two, applications }).at(0)).toMatchObject({
      key: 'fake_guardian.contacts-9',
      numbers: { contacts: 5, requests: 2 },
    });
    const applied = applications.map((one) => ({ ...one, contactAt: null }));
    expect(keys({ requests: two, applications: applied })).toEqual([]);
  });

  it('OPS-353 is not found while a request is 14 days old and open, nor with a confirmed tutor', () => {
    const applications = met(1, 11, 12, 13, 14, 15);
    const open = (days: number) => [request(1, { closed: false, at: ago(days) })];
    expect(keys({ requests: open(14), applications })).toEqual([]);
    expect(keys({ requests: open(15), applications })).toHaveLength(1);
    const hired = deal(1, 40, { guardianId: 9, ...neverBegan, ...ended(35) });
    expect(keys({ requests: [request(1)], applications, deals: [hired] })).toEqual([]);
  });
});

describe('money in advance', () => {
  const words = (rest: Partial<WordsFact> = {}): WordsFact => ({
    personId: 9,
    place: 'request',
    dealId: null,
    kind: 'money',
    at: ago(20),
    ...rest,
  });

  it('OPS-353 is found by a report, by three own texts, or by one of four with contacts', () => {
    const deals = [deal(1, 40, { tutorId: 7, guardianId: 9 })];
    expect(find({ deals, words: [words({ place: 'problem', dealId: 1 })] })[0]).toMatchObject({
      key: 'advance.money-7',
      deals: [1],
      numbers: { reports: 1, texts: 0 },
    });
    const contact = words({ kind: 'contact' });
    expect(keys({ words: [words(), words()] })).toEqual([]);
    expect(keys({ words: [words(), words(), words()] })).toEqual(['advance.money-9']);
    expect(keys({ words: [words(), contact, contact] })).toEqual([]);
    expect(keys({ words: [words(), contact, contact, contact] })).toEqual(['advance.money-9']);
    expect(keys({ words: [contact, contact, contact, contact] })).toEqual([]);
  });

  it('OPS-353 is read in English and Bengali; a report may name a wallet', () => {
    for (const text of ['Pay 500 taka registration fee first', 'আগে ৫০০ টাকা অগ্রিম দিন', 'Send to my bKash'])
      expect([text, wordsIn(text, 'request')]).toEqual([text, ['money']]);
    for (const text of ['Teaches advanced maths', 'শিশুর মানসিক বিকাশ নিয়ে কাজ করি'])
      expect([text, wordsIn(text, 'profile')]).toEqual([text, []]);
    expect(wordsIn('Call 01711000001', 'request')).toEqual(['contact']);
    expect(wordsIn('He said he would pay by bKash', 'problem')).toEqual([]);
    expect(wordsIn('She wanted a deposit of 1000', 'problem')).toEqual(['money']);
  });
});

describe('papers', () => {
  const refused = (personId: number): PaperFact => ({ personId, state: 'refused' });

  const wrongIn = (...ids: number[]) =>
    ids.map(
      (dealId) =>
        ({ dealId, side: 'guardian', kind: 'wrong_information', at: ago(3), dismissed: false }) as const,
    );

  it('OPS-353 one picture of three accounts is found, or of two where one is in doubt', () => {
    const marks = [mark(7, 'paper', 'a'), mark(8, 'paper', 'a'), mark(8, 'paper', 'b')];
    const deals = [deal(1, 40, { tutorId: 8 })];
    expect(keys({ marks, deals })).toEqual([]);
    const found = { key: 'papers.same-7-8', people: [7, 8], deals: [1] };
    expect(find({ marks, deals, papers: [refused(7)] })).toMatchObject([found]);
    expect(find({ marks, deals, problems: wrongIn(1) })).toMatchObject([found]);
    expect(keys({ marks: [...marks, mark(10, 'paper', 'a')] })).toEqual(['papers.same-7-8']);
  });

  it('OPS-353 four refused ones are found, or two families that found the facts wrong, or one of them beside a refused paper or after an early end', () => {
    const papers = [7, 7, 7, 7].map(refused);
    expect(keys({ papers: papers.slice(1) })).toEqual([]);
    expect(keys({ papers })).toEqual(['papers.refused-7']);
    const deals = [1, 2, 3, 4, 5].map((id) => deal(id, 100, { tutorId: 7 }));
    expect(keys({ deals, problems: wrongIn(1) })).toEqual([]);
    expect(keys({ deals, problems: wrongIn(1, 2) })).toEqual(['papers.refused-7']);
    expect(keys({ deals, problems: wrongIn(1), papers: [refused(7)] })).toEqual(['papers.refused-7']);
    const early = (days: number) => [deal(1, 100, { tutorId: 7, ...ended(100 - days) })];
    expect(keys({ deals: early(60), problems: wrongIn(1) })).toEqual([]);
    expect(keys({ deals: early(59), problems: wrongIn(1) })).toEqual(['papers.refused-7']);
  });
});

describe('accounts with something in common', () => {
  const deals = [deal(1, 40, { tutorId: 7, guardianId: 9 })];
  const phone = '01711000001';

  it('OPS-353 the two sides of a deal are found by a number, device or wallet', () => {
    const wallet = [mark(7, 'wallet', phone), mark(9, 'phone', phone)];
    expect(find({ deals, marks: wallet })[0]).toMatchObject({ key: 'wallet.sides-9-7', deals: [1] });
    expect(keys({ deals, marks: [mark(7, 'parents_phone', phone), mark(9, 'phone', phone)] })).toEqual([
      'accounts.sides-9-7',
    ]);
    const device = [mark(7, 'device', 'd'), mark(9, 'device', 'd')];
    expect(keys({ deals, marks: device })).toEqual([]);
    const home = [mark(7, 'address', 'h'), mark(9, 'home', 'h')];
    expect(keys({ deals, marks: [...device, ...home] })).toEqual(['accounts.sides-9-7']);
    expect(keys({ marks: wallet })).toEqual([]);
    expect(keys({ deals, marks: [mark(7, 'network', 'n'), mark(9, 'network', 'n')] })).toEqual([]);
    const contact = { requests: [request(1, { closed: false, at: ago(9) })], applications: met(1, 7) };
    expect(keys({ ...contact, marks: wallet })).toEqual(['wallet.sides-9-7']);
  });

  it('OPS-353 tutors are found by an NID, a ban, a wallet of four, or a device and network of three; siblings are not', () => {
    const people = [tutor(7), tutor(8), tutor(6, true)];
    const both = (kind: MarkFact['kind'], ...who: number[]) => who.map((id) => mark(id, kind, `${kind} 1`));
    const siblings = (...who: number[]) => both('parents_phone', ...who);
    expect(keys({ people, marks: both('nid', 7, 8) })).toEqual(['accounts.nid-7-8']);
    expect(keys({ people, marks: [...both('nid', 7, 8), ...siblings(7, 8)] })).toEqual([]);
    const four = [7, 8, 10, 11].map((id) => tutor(id));
    const wallet = (...who: number[]) => both('wallet', ...who);
    expect(keys({ people: four, marks: wallet(7, 8, 10) })).toEqual([]);
    expect(keys({ people: four, marks: wallet(7, 8, 10, 11) })).toEqual(['wallet.tutors-7-8']);
    expect(keys({ people: four, marks: [...wallet(7, 8, 10, 11), ...siblings(7, 8, 10, 11)] })).toEqual([]);
    expect(keys({ people, marks: both('parents_phone', 7, 8) })).toEqual([]);
    expect(keys({ people, marks: both('device', 7, 8) })).toEqual([]);
    expect(keys({ people, marks: both('device', 6, 7) })).toEqual(['accounts.banned-6-7']);
    const computer = both('device', 7, 8, 10);
    expect(keys({ people, marks: computer })).toEqual([]);
    expect(keys({ people, marks: [...computer, ...both('network', 7, 8, 10)] })).toEqual([
      'accounts.many-7-8',
    ]);
    const home = [...computer, ...both('network', 7, 8, 10), ...siblings(7, 8, 10)];
    expect(keys({ people, marks: home })).toEqual([]);
  });
});

it('OPS-354 a pattern is new again when a number of it is larger, not when the usual is', () => {
  expect(hasGrown({ deals: 3, usual: 9 }, { deals: 3, usual: 4 })).toBe(false);
  expect(hasGrown({ deals: 4, usual: 4 }, { deals: 3, usual: 4 })).toBe(true);
  expect(hasGrown({ deals: 2, others: 1 }, { deals: 3 })).toBe(true);
});
