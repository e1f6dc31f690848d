import { expect, it } from 'vitest';
import { typeErrorsIn } from './type-errors.ts';

const first = "src/a.tsx(8,46): error TS2322: Type 'string' is not assignable to type 'number'.";
const second = "src/b.tsx(1,1): error TS2345: Argument is not assignable.\n  Property 'id' is missing.";

it('OPS-117: reads each error of the compiler with the lines that explain it', () => {
  expect(typeErrorsIn('')).toEqual([]);
  expect(typeErrorsIn(`${first}\n${second}\n`)).toEqual([first, second]);
});
