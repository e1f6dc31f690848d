import { findPrivateDetails } from '@porao/contracts/private-details';
import type { WordsFact } from './facts.ts';

/** Patterns that JavaScript and PostgreSQL read alike, case aside: no lookaround, no word boundary. */
const fees =
  'advance (fee|money|pay|amount|tk|taka)|(fee|pay|paid|money|salary|taka|tk) in advance|(registration|security|processing|media|booking|joining) (fee|money|charge|deposit)|deposit|অগ্রিম|জামানত|রেজিস্ট্রেশন ফি|মিডিয়া ফি|সিকিউরিটি মানি|বুকিং মানি';
const wallets =
  'bkash|b-kash|nagad|rocket number|send money|বিকাশ (কর|নম্বর|নাম্বার|এ )|নগদ (নম্বর|নাম্বার)|সেন্ড মানি|টাকা পাঠা';

/** Texts worth reading: one that asks for money, or has a sign of a contact. */
export const wordsPattern = `${fees}|${wallets}|[0-9০-৯][0-9০-৯ -]{6,}|@|://|www\\.|\\.com|facebook|whatsapp|imo|telegram|ফেসবুক|হোয়াটস`;
const [feeWords, walletWords] = [new RegExp(fees, 'iu'), new RegExp(wallets, 'iu')];

/** A report says of an unpaid month by which wallet it was to come, so that in it only fees are meant. */
export function wordsIn(text: string, place: WordsFact['place']): WordsFact['kind'][] {
  if (place === 'problem') return feeWords.test(text) ? ['money'] : [];
  const money = feeWords.test(text) || walletWords.test(text);
  const contact = findPrivateDetails(text).some(({ kind }) => kind === 'phone' || kind === 'contact');
  return [...(money ? (['money'] as const) : []), ...(contact ? (['contact'] as const) : [])];
}
