import { expect, it } from 'vitest';
import { avoidedIn, avoidedWords, faultsOf, joinsOf } from './check-messages.ts';

it('finds nothing in two complete catalogues', () => {
  const en = { title: 'Job Board', found: { one: 'Found {count} Job', other: 'Found {count} Jobs' } };
  const bn = { title: 'টিউশন বোর্ড', found: { one: '{count}টি টিউশন', other: '{count}টি টিউশন' } };
  expect(faultsOf(en, bn, "t('title'); t('found', { count })")).toEqual([]);
});

it('finds missing, extra, untranslated and unused texts, and changed places', () => {
  const en = { missing: 'a', same: 'Same words', places: 'Hello {name}', unused: 'Never' };
  const bn = { same: 'Same words', places: 'হ্যালো {person}', unused: 'কখনো না', extra: 'খ' };
  expect(faultsOf(en, bn, "t('missing') t('same') t('places')")).toEqual([
    '"extra" is in bn only',
    '"missing" has no Bengali',
    '"same" has the English text in bn; one without Latin letters may be the same',
    '"places" has other {places} in bn',
    '"unused" is used nowhere',
  ]);
});

it('finds the name of the site in Latin letters', () => {
  const faults = faultsOf({ money: 'Porao takes nothing' }, { money: 'Porao কিছু নেয় না' }, "t('money')");
  expect(faults).toEqual(['"money" has Porao in bn; it is পড়াও there']);
});

it('takes a key made by a template for used', () => {
  const en = { 'stage.applied': 'Applied', 'parents.title': 'Parents' };
  const bn = { 'stage.applied': 'আবেদন', 'parents.title': 'অভিভাবক' };
  expect(faultsOf(en, bn, 't(`stage.${id}`) t(`${who}.title`)')).toEqual([]);
});

it('finds texts of one sentence that nothing keeps apart', () => {
  const joined = (jsx: string) => joinsOf(jsx).length > 0;
  expect(joined("{t('locked')}\n  <LinkAnchor to={support}>{t('write')}</LinkAnchor>")).toBe(true);
  expect(joined("{t('locked', { name })}<strong>{t('write')}</strong>")).toBe(true);
  expect(joined("<LinkAnchor to={support}>{t('write')}</LinkAnchor>\n  {t('rest')}")).toBe(true);
  expect(joined("{t('first')}\n{t('second')}")).toBe(true);
  expect(joined("{t('locked')} <LinkAnchor to={support}>{t('write')}</LinkAnchor> {t('rest')}")).toBe(false);
  expect(joined("{t('locked')}{' '}\n  <LinkAnchor to={support}>{t('write')}</LinkAnchor>")).toBe(false);
});

it('finds Bengali words for which the glossary has another one', () => {
  const glossary =
    '| English | Bengali | Not this word | Meaning |\n| pay | পরিশোধ | এখনই দিন, জমা | |\n| due | বাকি | | |';
  expect(avoidedWords(glossary)).toEqual(['এখনই দিন', 'জমা']);
  expect(avoidedIn("a: 'পরিশোধ করুন',\nb: 'টাকা জমা দিন',", avoidedWords(glossary))).toEqual([
    '2: docs/glossary.md has another word for "জমা"',
  ]);
});
