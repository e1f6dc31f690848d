/** Characters of the text about oneself (TUT-054). */
const aboutLimit = 400;
/** An experience's text is shown whole up to this many characters, */
const experienceLimit = 200;
/** and a longer one is cut to this many (TUT-056). */
const experienceBeginning = 130;
/** Experiences that the CV shows (TUT-055). */
const shownExperiences = 3;

const mark = /^[\p{M}\u200c\u200d]/u;
const joiner = '\u09cd';

/** The first `length` characters and an ellipsis; a letter keeps its marks, and joined letters stay whole. */
function beginning(text: string, length: number): string {
  const characters = Array.from(text);
  let end = length;
  while (end > 0 && (mark.test(characters[end] ?? '') || characters[end - 1] === joiner)) end -= 1;
  return `${characters.slice(0, end).join('').trimEnd()}…`;
}

const lengthOf = (text: string): number => Array.from(text).length;

export const cutAbout = (text: string): string =>
  lengthOf(text) > aboutLimit ? beginning(text, aboutLimit) : text;

export const cutExperience = (text: string): string =>
  lengthOf(text) > experienceLimit ? beginning(text, experienceBeginning) : text;

export const cutExperiences = <T>(rows: readonly T[]): T[] => rows.slice(0, shownExperiences);
