/** Characters shown of one part of the address. */
const longest = 160;
const parts = ['title', 'subtitleA', 'subtitleB'] as const;

/** Line breaks, and marks that turn the direction of a text or are not seen, could make it look like another. */
const unwanted = /(?:(?![\u200c\u200d])[\s\p{Cc}\p{Default_Ignorable_Code_Point}])+/gu;
/** Words that lead somewhere, and numbers in all scripts: nobody is told by our page whom to call or pay. */
const link = /\S*(?:[a-z\d]\.[a-z\d]|:\/\/|@)\S*/giu;
const number = /\p{N}+/gu;

const cut = (text: string) => {
  const letters = Array.from(text);
  if (letters.length <= longest) return text;
  return `${letters
    .slice(0, longest - 1)
    .join('')
    .trimEnd()}…`;
};

/** The texts of the address, each one plain line without links and numbers; they are shown below our own sentences
 * (OQ-014). */
export const textsOfAddress = (params: URLSearchParams): readonly string[] =>
  parts
    .map((part) => (params.get(part) ?? '').slice(0, 1000).normalize('NFKC').replace(unwanted, ' '))
    .map((text) => cut(text.replace(link, ' ').replace(number, ' ').replace(/ +/g, ' ').trim()))
    .filter((text) => /\p{L}/u.test(text));
