import { expect, it } from 'vitest';
import { reasonText } from './reason.ts';

it('a reason is the cause in the language of the reader, then the words of a person as they are', () => {
  expect(reasonText('another_tutor', null, 'en')).toBe('Another tutor was chosen.');
  expect(reasonText('another_tutor', null, 'bn')).toBe('অন্য একজন টিউটরকে বেছে নেওয়া হয়েছে।');
  expect(reasonText('withdrawn', 'Moved away', 'bn')).toBe('আবেদনটি তুলে নেওয়া হয়েছে। Moved away');
  expect(reasonText(null, 'Not reachable', 'bn')).toBe('Not reachable');
  expect(reasonText(null, null, 'en')).toBeNull();
});
