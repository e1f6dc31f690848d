/** Enough for stored names, which are clean: the shell's first script has no room for the form of searches. */
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u200c\u200d]/g, '');

/** Words before a name that are none of it, without their marks and in that form. */
const title = new RegExp(
  `^(?:${[
    'md|mohd|m[ou]h[ao]mm?[aeou]d|mo?st|mo?ss?[ao]mm?[ao]t|mr|mrs|ms|miss|dr|engr?|engineer|prof|professor|adv|advocate',
    'ম[ুো]|ম[ুো]?হা(?:ম্মা?দ)?|মো[সছ]া(?:ম্মা?[ৎত])?|মি|মিস|মিসেস|জনাব|ডা?|ডক্টর|ডাক্তার|ইঞ্জি|প্রকৌ(?:শলী)?',
    'অধ্যা(?:পক)?|প্রফেসর|এড|অ্যাড|(?:এ|অ্যা)ডভোকেট|আলহাজ|শ্রী(?:মতী)?',
  ].join('|')}|${plain('ইঞ্জিনিয়ার')})$`,
);

/** True for a word such as 'মোঃ', 'মোসা:', 'Md.', 'Mohammad' or 'Prof.(Dr.)' before somebody's name. */
export const isTitle = (word: string): boolean => {
  const parts = plain(word)
    .split(/[\s.:।()]|\u0983/u)
    .filter(Boolean);
  return parts.length > 0 && parts.every((part) => title.test(part));
};
