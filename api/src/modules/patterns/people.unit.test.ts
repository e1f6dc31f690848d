import { describe, expect, it } from 'vitest';
import { ago, deal, ended, find, keys, mark, neverBegan, tutor } from './facts.testing.ts';
import type { ApplicationFact, PaperFact, RequestFact, WordsFact } from './facts.ts';
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
  it('OPS-353 is found with three tutors of two requests, or five of one', () => {
    const two = [request(1), request(2)];
    expect(keys({ requests: two, applications: [...met(1, 11, 12), ...met(2, 12)] })).toEqual([]);
    expect(find({ requests: two, applications: [...met(1, 11, 12), ...met(2, 13)] })[0]).toMatchObject({
      key: 'fake_guardian.contacts-9',
      numbers: { contacts: 3, requests: 2 },
    });
    expect(keys({ requests: [request(1)], applications: met(1, 11, 12, 13, 14) })).toEqual([]);
    expect(keys({ requests: [request(1)], applications: met(1, 11, 12, 13, 14, 15) })).toHaveLength(1);
    const applied = met(1, 11, 12, 13, 14, 15).map((one) => ({ ...one, contactAt: null }));
    expect(keys({ requests: [request(1)], applications: applied })).toEqual([]);
  });

  it('OPS-353 is not found while a request is 14 days old and open, nor with lessons that began', () => {
    const applications = met(1, 11, 12, 13, 14, 15);
    const open = (days: number) => [request(1, { closed: false, at: ago(days) })];
    expect(keys({ requests: open(14), applications })).toEqual([]);
    expect(keys({ requests: open(15), applications })).toHaveLength(1);
    const began = deal(1, 40, { guardianId: 9 });
    expect(keys({ requests: [request(1)], applications, deals: [began] })).toEqual([]);
    const failed = deal(1, 40, { guardianId: 9, ...neverBegan, ...ended(35) });
    expect(find({ requests: [request(1)], applications, deals: [failed] })[0]?.deals).toEqual([1]);
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

  it('OPS-353 is found by a report, or two own texts, or one of somebody with a contact or another report', () => {
    const deals = [deal(1, 40, { tutorId: 7, guardianId: 9 })];
    expect(find({ deals, words: [words({ place: 'problem', dealId: 1 })] })[0]).toMatchObject({
      key: 'advance.money-7',
      deals: [1],
      numbers: { reports: 1, texts: 0 },
    });
    expect(keys({ words: [words()] })).toEqual([]);
    const report = { dealId: 1, side: 'tutor', kind: 'behaviour', at: ago(3), dismissed: false } as const;
    expect(keys({ deals, words: [words()], problems: [report] })).toEqual(['advance.money-9']);
    expect(keys({ deals, words: [words()], problems: [{ ...report, side: 'guardian' }] })).toEqual([]);
    expect(keys({ words: [words(), words()] })).toEqual(['advance.money-9']);
    expect(keys({ words: [words(), words({ kind: 'contact' })] })).toEqual(['advance.money-9']);
    expect(keys({ words: [words({ kind: 'contact' }), words({ kind: 'contact' })] })).toEqual([]);
  });

  it('OPS-353 is read in English and Bengali; a report may name a wallet', () => {
    for (const text of ['Pay 500 taka registration fee first', 'আগে ৫০০ টাকা অগ্রিম দিন', 'Send to my bKash'])
      expect(wordsIn(text, 'request'), text).toEqual(['money']);
    for (const text of ['Teaches advanced maths', 'শিশুর মানসিক বিকাশ নিয়ে কাজ করি'])
      expect(wordsIn(text, 'profile'), text).toEqual([]);
    expect(wordsIn('Call 01711000001', 'request')).toEqual(['contact']);
    expect(wordsIn('He said he would pay by bKash', 'problem')).toEqual([]);
    expect(wordsIn('She wanted a deposit of 1000', 'problem')).toEqual(['money']);
  });
});

describe('papers', () => {
  const refused = (personId: number): PaperFact => ({ personId, state: 'refused' });

  it('OPS-353 one picture of two accounts is found', () => {
    const marks = [mark(7, 'paper', 'a'), mark(8, 'paper', 'a'), mark(8, 'paper', 'b')];
    expect(find({ marks, deals: [deal(1, 40, { tutorId: 8 })] })[0]).toMatchObject({
      key: 'papers.same-7',
      people: [7, 8],
      deals: [1],
    });
    expect(keys({ marks: [mark(7, 'paper', 'a'), mark(7, 'paper', 'a')] })).toEqual([]);
  });

  it('OPS-353 two refused ones are found, or one with a deal and none verified, or a family that found the facts wrong', () => {
    expect(keys({ papers: [refused(7)] })).toEqual([]);
    expect(keys({ papers: [refused(7), refused(7)] })).toEqual(['papers.refused-7']);
    const deals = [deal(1, 40, { tutorId: 7 })];
    const wrong = {
      dealId: 1,
      side: 'guardian',
      kind: 'wrong_information',
      at: ago(3),
      dismissed: false,
    } as const;
    expect(keys({ deals, problems: [wrong] })).toEqual([]);
    const verified: PaperFact = { personId: 7, state: 'verified' };
    expect(keys({ deals, papers: [refused(7)] })).toEqual(['papers.refused-7']);
    expect(keys({ deals, papers: [refused(7), verified] })).toEqual([]);
    const both = { deals, problems: [wrong], papers: [refused(7), verified] };
    expect(keys(both)).toEqual(['papers.refused-7']);
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
    expect(keys({ deals, marks: [mark(7, 'device', 'd'), mark(9, 'device', 'd')] })).toEqual([
      'accounts.sides-9-7',
    ]);
    expect(keys({ marks: wallet })).toEqual([]);
    expect(keys({ deals, marks: [mark(7, 'network', 'n'), mark(9, 'network', 'n')] })).toEqual([]);
    const contact = { requests: [request(1, { closed: false, at: ago(9) })], applications: met(1, 7) };
    expect(keys({ ...contact, marks: wallet })).toEqual(['wallet.sides-9-7']);
  });

  it('OPS-353 two tutors are found by an NID, a wallet or a ban; siblings are not', () => {
    const people = [tutor(7), tutor(8), tutor(6, true)];
    const both = (kind: 'nid' | 'wallet' | 'parents_phone' | 'device', ...who: number[]) =>
      who.map((id) => mark(id, kind, `${kind} 1`));
    expect(keys({ people, marks: both('nid', 7, 8) })).toEqual(['accounts.nid-7']);
    expect(keys({ people, marks: both('wallet', 7, 8) })).toEqual(['wallet.tutors-7']);
    expect(keys({ people, marks: [...both('wallet', 7, 8), ...both('parents_phone', 7, 8)] })).toEqual([]);
    expect(keys({ people, marks: both('parents_phone', 7, 8) })).toEqual([]);
    expect(keys({ people, marks: both('device', 7, 8) })).toEqual([]);
    expect(keys({ people, marks: both('device', 6, 7) })).toEqual(['accounts.banned-6']);
    expect(keys({ people, marks: both('device', 7, 8, 10) })).toEqual(['accounts.many-7']);
  });
});

it('OPS-354 a pattern is new again when a number of it is larger, not when the usual is', () => {
  expect(hasGrown({ deals: 3, usual: 9 }, { deals: 3, usual: 4 })).toBe(false);
  expect(hasGrown({ deals: 4, usual: 4 }, { deals: 3, usual: 4 })).toBe(true);
  expect(hasGrown({ deals: 2, others: 1 }, { deals: 3 })).toBe(true);
});
