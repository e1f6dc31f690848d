/** A person's name in a greeting: two words, the others as initials (decision OQ-135). */
export function shortenName(name: string): string {
  const words = name.trim().split(/\s+/);
  return [...words.slice(0, 2), ...words.slice(2).map((word) => `${firstLetter(word)}.`)].join(' ');
}

/** A Bengali letter keeps its vowel sign. */
const firstLetter = (word: string): string => (/^.\p{M}*/u.exec(word)?.[0] ?? '').toUpperCase();
