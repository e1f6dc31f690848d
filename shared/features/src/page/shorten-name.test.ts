import { expect, it } from 'vitest';
import { shortenName } from './shorten-name.ts';

it.each([
  ['Nusrat', 'Nusrat'],
  ['Nusrat Jahan', 'Nusrat Jahan'],
  ['Nusrat Jahan Mim', 'Nusrat Jahan M.'],
  ['Md Abdur Rahman', 'Md Abdur Rahman'],
  ['Md. Abdur Rahman', 'Md. Abdur Rahman'],
  ['Mst. Rokeya Begum', 'Mst. Rokeya Begum'],
  ['Prof. Dr. Md. Abdur Rahman', 'Prof. Dr. Md. Abdur Rahman'],
  ['Md  Abdur rahman Khan', 'Md Abdur rahman K.'],
  [' Syed Md Abdur Rahman Khan ', 'Syed Md Abdur R. K.'],
  ['Zoé Marie Élodie', 'Zoé Marie É.'],
  ['Mohammad', 'Mohammad'],
  ['মোঃ আব্দুর রহিম', 'মোঃ আব্দুর রহিম'],
  ['মো. রফিকুল ইসলাম', 'মো. রফিকুল ইসলাম'],
  ['মোসাঃ রোকেয়া বেগম', 'মোসাঃ রোকেয়া বেগম'],
  ['মোসা: রোকে\u09dfা বেগম', 'মোসা: রোকে\u09dfা বেগম'],
  ['মোছাম্মৎ রোকেয়া খাতুন', 'মোছাম্মৎ রোকেয়া খাতুন'],
  ['নুসরাত জাহান মিম', 'নুসরাত জাহান'],
  ['শাহ্\u200c আলম', 'শাহ্\u200c আলম'],
  ['ড. মুহাম্মদ শহীদুল্লাহ্ কায়সার চৌধুরী', 'ড. মুহাম্মদ শহীদুল্লাহ্ কায়সার'],
  ['', ''],
])('RUL-039 %j is shortened to %j', (name, short) => {
  expect(shortenName(name)).toBe(short);
});
